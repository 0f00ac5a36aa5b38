"""A table of King of Tokyo for tests, and the names of its places."""

from typing import Any

from tests.rules.table import Table, table

OUT, CITY, BAY = "outside", "tokyo_city", "tokyo_bay"
PROFILES = ("digest", "printed")


def tokyo(*monsters: dict[str, Any] | str, **situation: Any) -> Table:
    """Return a table in Tokyo: monsters P1, P2, ... as dicts or just their places."""
    return table(*monsters, game="tokyo", **situation)


def final(dice: str, *monsters: dict[str, Any] | str, **situation: Any) -> Table:
    """Return a table in Tokyo at which the last roll of the active monster has just fallen."""
    return tokyo(*monsters, phase="resolve", dice=dice, **situation)
