"""Tiles, units and the goal cards of New York in words."""

from collections import Counter

from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.state import UNKNOWN, State

__all__ = ["holder", "kind_name", "pay_words", "tile_words", "unit_counts"]

PAYS = {"vp": "VP", "energy": "energy", "lp": "LP"}
_KINDS = {"high_rise": "high-rise", "power_plant": "power plant", "hospital": "hospital"}


def kind_name(tile: str) -> str:
    """Return what a building or unit is called: ``"hospital"`` for ``"hospital_2"``."""
    kind = tile.rpartition("_")[0]
    return _KINDS.get(kind, tile)


def pay_words(tile: str, state: State) -> str:
    """Return what destroying a tile pays: ``"2 LP"``."""
    pays, amount = reward(tile, state.options)
    return f"{amount} {PAYS[pays]}"


def tile_words(tile: str, state: State) -> str:
    """Return a building or a unit with what it takes and what it pays."""
    if tile == UNKNOWN:
        return "an unknown tile"
    facts = BUILDINGS.get(tile) or UNITS[tile]
    return f"{kind_name(tile)} (takes {facts.durability} Destruction, pays {pay_words(tile, state)})"


def unit_counts(units: tuple[str, ...]) -> list[tuple[str, int]]:
    """Return each kind of unit among these with its number, in alphabetical order."""
    return sorted(Counter(units).items())


def holder(state: State, goal: str) -> str:
    """Return the name of who holds ``superstar`` or ``statue``, ``"nobody"`` while it lies beside the deck."""
    seat: int = getattr(state, goal)
    return state.monsters[seat].name if seat >= 0 else "nobody"
