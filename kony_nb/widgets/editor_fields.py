"""The fields of the board editor: what a scenario says in one place, and how another answer is written into it."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kony_nb.rules.cards.registry import CARDS

__all__ = ["Field", "Group", "Scenario", "Write", "card_id", "cards_of", "choice", "is_evolution", "number", "whole"]

MOST_LETTERS = 20
"""Letters of a number: one of thousands could not even be read."""
Scenario = dict[str, Any]
Write = Callable[[Scenario, str], None]


@dataclass(frozen=True)
class Field:
    """One thing that can be set.

    Attributes
    ----------
    name : str
        Its name in the form.
    label : str
        What it is called.
    value : str
        What it says now.
    write : callable
        ``write(scenario, value)`` puts another answer into a scenario.
    options : tuple of (value, words)
        What can be chosen; none for a number.
    low, high : int
        The least and the most that a number may be.
    cards : bool
        Whether it is a heap of cards: a list in JSON, of which ``options`` may be added.
    about : str
        Of whom or what it is, for who cannot see where it stands.
    """

    name: str
    label: str
    value: str
    write: Write
    options: tuple[tuple[str, str], ...] = ()
    low: int = 0
    high: int = 0
    cards: bool = False
    about: str = ""


@dataclass(frozen=True)
class Group:
    """Fields under one title."""

    title: str
    fields: tuple[Field, ...]


def number(name: str, label: str, value: int, low: int, high: int, write: Write, about: str = "") -> Field:
    """Return a field for a whole number."""
    return Field(name, label, str(value), write, low=low, high=high, about=about)


def choice(
    name: str, label: str, value: str | None, options: Sequence[tuple[str, str]], write: Write, about: str = ""
) -> Field:
    """Return a field in which one of several words is chosen."""
    return Field(name, label, value or "", write, tuple(options), about=about)


def whole(text: str) -> int | None:
    """Return the number that was entered, None where it is none."""
    return int(text) if text.strip().removeprefix("-").isdecimal() and len(text) <= MOST_LETTERS else None


def cards_of(value: str) -> list[Any]:
    """Return the cards of a field, ids or ``{"id": ...}`` as a scenario lists them."""
    try:
        found = json.loads(value)
    except ValueError:
        return []
    return found if isinstance(found, list) else []


def card_id(entry: object) -> str:
    """Return the id of a card that is listed, "" for what is none."""
    ident = entry.get("id") if isinstance(entry, Mapping) else entry
    return ident if isinstance(ident, str) and ident in CARDS else ""


def is_evolution(entry: object) -> bool:
    """Return whether a card that is listed is an evolution."""
    ident = card_id(entry)
    return bool(ident) and bool(CARDS[ident].monster)
