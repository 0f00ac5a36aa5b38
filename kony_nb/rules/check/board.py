"""The board: 45 tiles conserved, stacks in shape, units where they may be."""

from kony_nb.rules.new_york.tiles import BUILDINGS, TILE_COUNTS, UNITS
from kony_nb.rules.places import BOROUGHS
from kony_nb.rules.state import UNKNOWN, Borough, State

__all__ = ["board"]

STACK_HEIGHT = 3
UNIT_OF = {name: tile.unit for name, tile in BUILDINGS.items()}
UNIT_COUNTS = {unit: sum(n for name, n in TILE_COUNTS.items() if BUILDINGS[name].unit == unit) for unit in UNITS}


def board(state: State, faults: list[str]) -> None:
    """Add what is wrong with tiles and units; only New York has any."""
    if state.options.game != "new_york":
        if state.boroughs or state.tiles or state.removed or state.souvenirs:
            faults.append("boroughs: there are no tiles in this game, at boroughs")
        return
    if tuple(sorted(state.boroughs)) != tuple(sorted(BOROUGHS)):
        faults.append(f"boroughs: {', '.join(state.boroughs)}; there are {', '.join(BOROUGHS)}, at boroughs")
    for where, bag in (("tiles", state.tiles), ("removed", state.removed)):
        for name, n in bag.items():
            if n < 0 or (name not in BUILDINGS and (where == "tiles" or name not in UNITS)):
                faults.append(f"tile-bag: {n} of {name!r}, at {where}")
    to_expose = {step.args for step in state.agenda if step.kind == "expose"}
    seen: list[str] = []
    for name, tiles in state.boroughs.items():
        shape(name, tiles, to_expose, faults)
        for stack in tiles.stacks:
            seen += stack
        seen += tiles.units
        seen += tiles.fresh
    if state.phase != "setup":
        fresh(state, faults)
    conserved(state, seen, faults)


def shape(name: str, tiles: Borough, to_expose: set[tuple[int | str, ...]], faults: list[str]) -> None:
    """Add what is wrong with the stacks and units of one borough."""
    if len(tiles.stacks) != STACK_HEIGHT:
        faults.append(f"stack-count: {len(tiles.stacks)} stacks, a borough has 3, at boroughs.{name}")
    for number, stack in enumerate(tiles.stacks):
        if len(stack) > STACK_HEIGHT:
            faults.append(f"stack-height: {len(stack)} tiles in a stack of 3, at boroughs.{name}.{number + 1}")
        faults += [
            f"tile-name: {tile!r} is no building, at boroughs.{name}.{number + 1}"
            for tile in stack
            if tile not in BUILDINGS and tile != UNKNOWN
        ]
        if stack and stack[-1] == UNKNOWN and (name, number) not in to_expose:
            faults.append(f"unknown-top: the top of a stack is not turned up, at boroughs.{name}.{number + 1}")
    for kind, units in (("units", tiles.units), ("fresh", tiles.fresh)):
        if units:
            if any(unit not in UNITS for unit in units):
                faults.append(f"unit-name: {', '.join(units)} are not all units, at boroughs.{name}.{kind}")
            if tuple(sorted(units)) != units:
                faults.append(f"unit-order: {', '.join(units)} are not sorted, at boroughs.{name}.{kind}")


def fresh(state: State, faults: list[str]) -> None:
    """Add units called fresh that no building destroyed in this turn can have become."""
    standing = [unit for tiles in state.boroughs.values() for unit in tiles.fresh]
    if standing:
        made = [UNIT_OF.get(tile, "") for tile in state.ledger.destroyed]
        faults += [
            f"fresh: {standing.count(unit)} {unit} of this turn, {made.count(unit)} can have appeared, at boroughs"
            for unit in dict.fromkeys(standing)
            if standing.count(unit) > made.count(unit)
        ]


def conserved(state: State, seen: list[str], faults: list[str]) -> None:
    """Add kinds of which there are more or fewer tiles than were made, and unknown tiles that no bag can fill."""
    found = {unit: seen.count(unit) + state.removed.get(unit, 0) for unit in UNITS}
    for tile, made in TILE_COUNTS.items():
        there = seen.count(tile) + state.tiles.get(tile, 0) + state.removed.get(tile, 0)
        if there > made:
            faults.append(f"tiles-conserved: {there} {tile}, {made} were made, at tiles")
        found[UNIT_OF[tile]] += there
    for unit, made in UNIT_COUNTS.items():
        if found[unit] != made:
            faults.append(f"tiles-conserved: {found[unit]} tiles with {unit} on the back, {made} were made, at tiles")
    unseen = sum(state.tiles.values())
    if seen.count(UNKNOWN) > unseen:
        faults.append(f"unknown-tiles: {seen.count(UNKNOWN)} unknown, {unseen} in the bag, at tiles")
