"""Tables with masks and challenges: an attack on the city, and what the two sides do."""

from typing import Any

from kony_nb.rules.luchador.cards import CHALLENGES
from tests.rules.in_tokyo import CITY, OUT
from tests.rules.table import Table, table

LUCHADOR = ["luchador"]
DICE = {"tokyo": "AA1122", "new_york": "AAHHEE"}
PLACES = {
    "tokyo": ("outside", "tokyo_city", "outside", "outside", "outside", "outside"),
    "new_york": ("bronx", "lower", "queens", "queens", "brooklyn", "brooklyn"),
}


def card(strength: int, nth: int = 0) -> str:
    """Return the nth card of a strength, 1 to 6; three have each."""
    return sorted(ident for ident, entry in CHALLENGES.items() if entry.strength == strength)[nth]


def ring(*monsters: Any, dice: str = "AA1122", **more: Any) -> Table:
    """Return a table of Tokyo at which P1 has just finished rolling."""
    return table(*monsters, game="tokyo", phase="resolve", dice=dice, expansions=LUCHADOR, **more)


def attacked(*cards: str, game: str = "tokyo", monsters: int = 4, **more: Any) -> Table:
    """Return a table at which P1 has attacked P2 in the city, who holds it; ``cards`` are what P1, P2, ... have."""
    named = [
        {"place": place, "challenge": held}
        for place, held in zip(PLACES[game][:monsters], (*cards, *[""] * monsters), strict=False)
    ]
    t = table(*named, game=game, phase="resolve", dice=DICE[game], expansions=LUCHADOR, **more)
    t.play("resolve A", "hold")
    return t


def name(t: Table, seat: int) -> str:
    """Return how actions call the monster of a seat."""
    return t.state.monsters[seat].name.lower().replace(" ", "_")


def fighter(place: str = OUT, strength: int = 3, nth: int = 0, **more: Any) -> dict[str, Any]:
    """Return a monster with a challenge card of this strength."""
    return {"place": place, "challenge": card(strength, nth), **more}


__all__ = ["CITY", "LUCHADOR", "OUT", "attacked", "card", "fighter", "name", "ring"]
