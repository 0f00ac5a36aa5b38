"""From the text of ``my_cards.toml`` to cards, or one error that lists every fault with its line."""

import tomllib
from pathlib import Path
from typing import Any

from kony_nb.game.owner.challenges import read_challenges
from kony_nb.game.owner.checking import read_evolution
from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.positions import nearest, positions
from kony_nb.game.owner.sets import into_sets
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.errors import BadCards, shown
from kony_nb.rules.power_up.vocabulary import OwnEvolution

__all__ = ["LARGEST", "TABLES", "VERSION", "check", "read_file", "read_text"]

VERSION = 1
LARGEST = 200_000
"""Bytes of a file that is read."""
MOST = 400
"""Evolutions in a file."""
TABLES = ("evolution", "challenge")
"""The tables that a file may have."""


def read_file(path: Path) -> OwnCards:
    """Return the cards in a file, each with its place.

    Raises
    ------
    BadCards
        If it cannot be read, or has any fault.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as failed:
        raise BadCards([f"{path}: cannot be read: {failed.strerror}"]) from None
    if len(content) > LARGEST:
        raise BadCards([f"{path}: it is longer than {LARGEST} bytes"])
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        raise BadCards([f"{path}: this is no UTF-8 text: byte {broken.start} cannot be read"]) from None
    return read_text(text, str(path))


def read_text(text: str, where: str = "my_cards.toml") -> OwnCards:
    """Return the cards in a text.

    Raises
    ------
    BadCards
        Listing every fault: the file, the line, the key, what is wrong, and what is allowed.
    """
    try:
        given = tomllib.loads(text)
    except ValueError as broken:  # a number of thousands of digits too
        raise BadCards([f"{where}: no TOML: {broken}"]) from None
    except RecursionError:
        raise BadCards([f"{where}: no TOML: lists in lists without end"]) from None
    faults = Faults()
    cards = check(given, faults)
    if faults:
        lines = positions(text)
        names = {
            f"{table}[{at}]": name_of(entry)
            for table in TABLES
            for at, entry in enumerate(entries(given, table))
        }
        placed = sorted((nearest(lines, fault.partition(": ")[0]), fault) for fault in faults)
        raise BadCards([told(fault, at, where, names) for at, fault in placed])
    return OwnCards(cards.evolutions, where, cards.challenges)


def entries(given: dict[str, Any], table: str) -> list[Any]:
    """Return the cards of a table as they were written."""
    found = given.get(table, [])
    return found if isinstance(found, list) else []


def name_of(entry: object) -> str:
    """Return how a card is called in a message."""
    name = entry.get("name") if isinstance(entry, dict) else None
    return f" ({name})" if isinstance(name, str) and name.isprintable() and len(name) < 50 else ""


def told(fault: str, line: int, where: str, names: dict[str, str]) -> str:
    """Return a fault with its line."""
    path, _, words = fault.partition(": ")
    head, _, key = path.partition(".")
    named = f"{head}{names.get(head, '')}{'.' if key else ''}{key}"
    return f"{where}, line {line}: {named}: {words}"


def check(given: dict[str, Any], faults: Faults) -> OwnCards:
    """Check what a file or a form holds and return the cards; with faults they are of no use."""
    version = given.get("version")
    if type(version) is not int or version != VERSION:
        said = "missing" if version is None else f"{shown(version)} is not known"
        faults.add("version", f"{said}: this program reads version = {VERSION}")
        return OwnCards(())
    faults.mapping("", given, ("version", *TABLES))
    found: list[tuple[str, OwnEvolution]] = []
    for at, entry in enumerate(faults.items("evolution", given.get("evolution", []), MOST)):
        path, before = f"evolution[{at}]", len(faults)
        own = read_evolution(path, entry, faults)
        if len(faults) == before:
            found.append((path, own))
    challenges = read_challenges(given.get("challenge", []), faults)
    return OwnCards(into_sets(found, faults), challenges=challenges)
