"""The phrases that sentences about events are made of: who, how many, of what, where, and why."""

from collections.abc import Sequence

from kony_nb.rules.cards.registry import CARDS, TOKENS
from kony_nb.rules.events import Event
from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.rulebook import find_rule

__all__ = ["Names", "card", "cause", "face", "many", "place", "tile", "token", "who"]

Names = Sequence[str]
"""The monsters' names, by seat."""
PUBLISHED = "published"


def who(seat: int, names: Names) -> str:
    """Return the name of a seat."""
    return names[seat] if 0 <= seat < len(names) else "the table"


def cause(event: Event) -> str:
    """Return the title of the rule or card that made it happen, a card's with its badge."""
    ident = event.rule.removeprefix("card.")
    return card(ident) if ident in CARDS and ident != event.rule else find_rule(event.rule).title


def face(letter: str) -> str:
    """Return a face in a word."""
    return FACE_NAMES.get(letter, letter)


def many(n: int, thing: str) -> str:
    """Return a number of things."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def place(ident: str) -> str:
    """Return the printed name of a place."""
    return PLACE_NAMES.get(ident, ident)


def tile(ident: str) -> str:
    """Return a building or a unit with its article, such as ``a power plant`` or ``an infantry``."""
    words = ident.rpartition("_")[0].replace("_", " ").replace("high rise", "high-rise") or ident
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def card(ident: str) -> str:
    """Return the name of a card, with a badge where it is not from the published game: ``Thunder (house)``."""
    entry = CARDS[ident]
    return entry.name if entry.provenance == PUBLISHED else f"{entry.name} ({entry.provenance})"


def token(ident: str) -> str:
    """Return the printed name of a token; one that lies on a copy of a card goes by that card's first id."""
    return TOKENS[ident if ident in TOKENS else CARDS[ident].design].name
