"""Tables of King of Tokyo: outside, the City, the Bay."""

from typing import Any

from tests.rules.table import Table, table
from tests.rules.together import owner

OUT, CITY, BAY = "outside", "tokyo_city", "tokyo_bay"


def tokyo(*monsters: Any, **situation: Any) -> Table:
    """Return a table of King of Tokyo in a position."""
    return table(*monsters, game="tokyo", **situation)


def rolled(dice: str, *monsters: Any, **situation: Any) -> Table:
    """Return a table at which P1 has just finished rolling."""
    return tokyo(*monsters, phase="resolve", dice=dice, **situation)


def mimic(model: str, place: str = OUT, *cards: Any, **more: Any) -> dict[str, Any]:
    """Return a monster whose Mimic acts as a card that somebody has."""
    return owner(place, {"id": "mimic", "copies": model}, *cards, **more)
