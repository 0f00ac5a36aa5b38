"""Tables of King of Tokyo with evolutions: monsters by name, and what they hold."""

from typing import Any

from kony_nb.game.scenario import scenario
from kony_nb.rules.check import check
from tests.rules.table import Table

BUNNY, KRAKEN, BABY = "Cyber Bunny", "Kraken", "Baby Gigazaur"
OUT, CITY = "outside", "tokyo_city"


def monster(
    name: str, place: str = OUT, *, hand: Any = (), play: Any = (), spent: Any = (), **more: Any
) -> dict[str, Any]:
    """Return a monster with evolutions in hand, face up and discarded; the others of its set are its deck."""
    held = {"hand": list(hand), "play": list(play), "discard": list(spent)}
    return {"name": name, "place": place, "evolutions": held, **more}


def bunny(place: str = OUT, **more: Any) -> dict[str, Any]:
    """Return Cyber Bunny."""
    return monster(BUNNY, place, **more)


def kraken(place: str = OUT, **more: Any) -> dict[str, Any]:
    """Return Kraken."""
    return monster(KRAKEN, place, **more)


def baby(place: str = OUT, **more: Any) -> dict[str, Any]:
    """Return Baby Gigazaur."""
    return monster(BABY, place, **more)


def evolving(*monsters: dict[str, Any], turn: int = 0, **situation: Any) -> Table:
    """Return a table of King of Tokyo with Power Up! in a position; ``turn`` is a seat."""
    given = {"game": "tokyo", "expansions": ["power_up"], "monsters": list(monsters), "turn": monsters[turn]["name"]}
    game = scenario({**given, **situation})
    at_table = Table(game.state, list(game.root.events))
    assert check(at_table.state) == []
    return at_table


def after_rolling(dice: str, *monsters: dict[str, Any], turn: int = 0, **situation: Any) -> Table:
    """Return a table at which the active monster's last roll has just fallen."""
    return evolving(*monsters, turn=turn, phase="resolve", dice=dice, **situation)


def offered(t: Table, card: str) -> bool:
    """Return whether the seat that is asked may play the evolution now."""
    return f"play {card}" in t.legal
