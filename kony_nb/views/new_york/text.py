"""The boroughs of New York in words."""

from kony_nb.rules.new_york.manhattan import EARNINGS
from kony_nb.rules.places import BOROUGHS, MANHATTAN, zone_of
from kony_nb.rules.state import State
from kony_nb.views.new_york.tile_words import tile_words, unit_counts
from kony_nb.views.words import folded, place_name

__all__ = ["boroughs"]


def boroughs(state: State) -> list[str]:
    """Return every borough with its monsters, stacks and units."""
    lines = ["Boroughs"]
    for borough in BOROUGHS:
        lines += _borough(state, borough)
    return lines


def _borough(state: State, borough: str) -> list[str]:
    """Return the lines of one borough."""
    here = []
    for monster in state.monsters:
        if monster.place == borough:
            here.append(monster.name)
        elif borough == "manhattan" and monster.place in MANHATTAN:
            vp, energy = EARNINGS[zone_of(monster.place)]
            where = place_name(monster.place)
            here.append(f"{monster.name} in {where} (a turn begun there pays {vp} VP, {energy} energy)")
    lines = folded(f"{place_name(borough)}: {', '.join(here) or 'nobody'}", "  ")
    if borough in state.souvenirs:
        lines.append("    a Souvenir token")
    tiles = state.boroughs[borough]
    for i, stack in enumerate(tiles.stacks, 1):
        if stack:
            lines += folded(f"{i}. {tile_words(stack[-1], state)}, {len(stack) - 1} below", "    ")
        else:
            lines.append(f"    {i}. empty")
    for unit, n in unit_counts(tiles.units):
        lines += folded(f"{n} {tile_words(unit, state)}", "    ")
    for unit, n in unit_counts(tiles.fresh):
        lines += folded(f"{n} {unit}, new this turn: cannot be destroyed yet", "    ")
    return lines
