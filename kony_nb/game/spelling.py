"""Names as people write them: printed or as an id, in any case, with or without "the"."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

__all__ = ["letters_of", "listed", "plain", "spellings", "suggestion"]

MANY = 1 << 12
"""Names whose spelling is remembered: those of all cards, and what is typed."""
_BETWEEN_WORDS = re.compile(r"[\W_]+")


@lru_cache(MANY)
def plain(text: str) -> str:
    """Return a name in the spelling of an id.

    Examples
    --------
    >>> plain("Captain Fish"), plain("the Bronx")
    ('captain_fish', 'bronx')
    """
    return _BETWEEN_WORDS.sub("_", text.lower()).strip("_").removeprefix("the_")


def letters_of(text: str) -> str:
    """Return dice as a person writes them in the letters of the faces; other alphabets hold no such letter.

    Examples
    --------
    >>> letters_of("aa h"), letters_of("\u00df")  # which upper() alone would turn into two stars
    ('AAH', '\u00df')
    """
    faces = text.replace(" ", "")
    return faces.upper() if faces.isascii() else faces


def spellings(names: Mapping[str, str]) -> dict[str, str]:
    """Return what each plain spelling stands for, from ids and their printed names.

    Examples
    --------
    >>> spellings({"bronx": "the Bronx", "lower": "Lower Manhattan"})
    {'bronx': 'bronx', 'lower': 'lower', 'lower_manhattan': 'lower'}
    """
    found = {}
    for ident, printed in names.items():
        found[plain(ident)] = ident
        found[plain(printed)] = ident
    return found


def listed(names: Iterable[str], most: int = 12) -> str:
    """Return names as a list for a message, cut short where it would be endless."""
    every = list(names)
    shown = ", ".join(every[:most])
    return shown if len(every) <= most else f"{shown} and {len(every) - most} more"


def suggestion(text: str, names: Iterable[str]) -> str:
    """Return ``"; did you mean 'queens'?"`` if one of the names is near, else an empty string."""
    near = get_close_matches(plain(text), list(names), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
