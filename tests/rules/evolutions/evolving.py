"""Monsters with evolutions, at a table of either game."""

from typing import Any

from tests.rules.table import Table, table

POWER_UP = ["power_up"]
OUT, CITY, BAY = "outside", "tokyo_city", "tokyo_bay"


def monster(name: str, place: str = OUT, *hand: str, play: Any = (), discard: Any = (), **more: Any) -> dict[str, Any]:
    """Return a monster with evolutions in hand, face up and discarded; the rest of its set is its deck."""
    evolutions: dict[str, Any] = {"hand": list(hand), "play": list(play), "discard": list(discard)}
    if "deck" in more:
        evolutions["deck"] = more.pop("deck")
    return {"name": name, "place": place, "evolutions": evolutions, **more}


def tokyo(*monsters: dict[str, Any], turn: int = 0, **situation: Any) -> Table:
    """Return a table of King of Tokyo with evolutions."""
    return power_up(*monsters, turn=turn, game="tokyo", **situation)


def power_up(*monsters: dict[str, Any], turn: int = 0, **situation: Any) -> Table:
    """Return a table with evolutions; ``turn`` is a seat."""
    names = [given["name"] for given in monsters]
    return table(*monsters, turn_name=names[turn], expansions=POWER_UP, **situation)


def settled(at_table: Table) -> Table:
    """Return the table when the chance that waited has fallen."""
    at_table.settle()
    return at_table
