"""The JSON form: the whole tree as the actions that made it, and files that a crash cannot break."""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from kony_nb.game.history import History
from kony_nb.game.records import DIGITS, Saved
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import open_saved, read_deal, read_seed
from kony_nb.rules.actions import from_text
from kony_nb.rules.errors import BadRecord, BadScenario, IllegalAction, shown
from kony_nb.rules.referee import apply

__all__ = ["Mark", "file_at", "from_file", "mark", "parsed", "read", "write", "write_file"]

FORMAT, VERSION = "kony_nb game", 3
KEYS = ("format", "version", "seed", "luck", "deal", "lucks", "start", "nodes", "followed", "notes", "at", "analyses")
T = TypeVar("T")
Mark = tuple[int, int, int] | None
"""What tells one writing of a file from another; None stands for no file."""


def write(
    start: Mapping[str, Any],
    history: History,
    seed: int | str,
    luck: int | str,
    deal: int | str | None,
    lucks: Mapping[str, int],
    analyses: Sequence[Mapping[str, Any]],
) -> str:
    """Return the whole tree as JSON.

    A node is the text of its action, after the node before it in the list; one that goes on from another node is a
    pair ``[parent, text]``. States are not written: they follow.
    """
    nodes: list[str | tuple[int, str]] = []
    for node in history.nodes[1:]:
        assert node.action is not None
        assert node.parent is not None
        text = node.action.text
        nodes.append(text if node.parent.id == node.id - 1 else (node.parent.id, text))
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "seed": seed,
        "luck": luck,
        "deal": deal,
        "lucks": dict(lucks),
        "start": dict(start),
        "nodes": nodes,
        "followed": {
            node.id: node.followed.id
            for node in history.nodes
            if node.followed is not None and node.followed is not node.children[-1]
        },
        "notes": {node.id: node.note for node in history.nodes if node.note},
        "at": history.node.id,
        "analyses": list(analyses),
    }
    return json.dumps(saved, separators=(",", ":"))


def parsed(text: str) -> Any:
    """Return what a JSON text holds.

    Raises
    ------
    BadRecord
        If it is none.
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as broken:
        raise BadRecord(f"this is no JSON, or it is cut short: {broken}") from None


def read(text: str) -> tuple[*Saved, dict[str, int], list[dict[str, Any]]]:
    """Return the game in a JSON text; every action is played again.

    Version 1, without analyses, and version 2, without a deal seed, are read too.

    Raises
    ------
    BadRecord
        With what is wrong and where.
    """
    if not isinstance(text, str):
        raise BadRecord(f"a saved game is a text, not {shown(text)}")
    saved = parsed(text)
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BadRecord(f"this is no saved game: its 'format' is not {FORMAT!r}")
    version = saved.get("version")
    if isinstance(version, bool) or version not in (1, 2, VERSION):
        raise BadRecord(f"this game was saved as version {shown(version)}, this program reads 1 to {VERSION}")
    if version == 1:
        saved.setdefault("analyses", [])
    if version in (1, 2):
        saved.setdefault("deal", None)
    if set(saved) != set(KEYS):
        wrong = ", ".join(sorted(set(saved) ^ set(KEYS)))
        raise BadRecord(f"missing or unknown: {wrong}; a saved game has {', '.join(KEYS)}")
    start, history, seed, luck, deal = read_opening(saved)
    lucks = expect("lucks", saved["lucks"], dict)
    for key, n in lucks.items():
        if not isinstance(n, int) or n < 0:
            raise BadRecord(f"lucks.{key}: {shown(n)} is no count")
    for at, entry in enumerate(expect("nodes", saved["nodes"], list), 1):
        read_node(history, at, entry)
    read_marks(history, saved)
    analyses = expect("analyses", saved["analyses"], list)
    for at, analysis in enumerate(analyses):
        expect(f"analyses[{at}]", analysis, dict)
        analysis["at"] = index(history, f"analyses[{at}].at", analysis.get("at"))
    return start, history, seed, luck, deal, lucks, analyses


def read_opening(saved: Mapping[str, Any]) -> Saved:
    """Return the start of a saved game and a tree with nothing but the root."""
    faults = Faults()
    seed, luck = read_seed(saved["seed"], faults), read_seed(saved["luck"], faults)
    deal = read_deal(saved["deal"], faults)
    if faults:
        raise BadRecord(faults[0])
    start = expect("start", saved["start"], dict)
    try:
        return start, History(*open_saved(start)), seed, luck, deal
    except BadScenario as bad:
        raise BadRecord("start: " + "; ".join(bad.faults)) from None


def read_node(history: History, at: int, entry: object) -> None:
    """Add one node."""
    parent, text = entry if isinstance(entry, list) and len(entry) == 2 else (at - 1, entry)
    if (
        isinstance(parent, bool)
        or not isinstance(parent, int)
        or not 0 <= parent < at
        or not isinstance(text, str)
    ):
        raise BadRecord(f"nodes[{at - 1}]: {shown(entry)} is neither an action nor [earlier node, action]")
    action = from_text(text)
    if action is None:
        raise BadRecord(f"nodes[{at - 1}]: {text!r}: no such action [core.action.unknown]")
    history.node = history.nodes[parent]
    try:
        state, events = apply(history.node.state, action)
    except IllegalAction as refused:
        raise BadRecord(f"nodes[{at - 1}]: {text!r}: {refused.reason} [{refused.rule}]") from None
    if history.add(action, state, events).id != at:
        raise BadRecord(f"nodes[{at - 1}]: {text!r} was played from node {parent} already")


def read_marks(history: History, saved: Mapping[str, Any]) -> None:
    """Set the notes, the lines that were followed, and where one stands."""
    for ident, note in expect("notes", saved["notes"], dict).items():
        history.nodes[index(history, f"notes.{ident}", ident)].note = expect(f"notes.{ident}", note, str)
    for node in history.nodes:
        node.followed = node.children[-1] if node.children else None
    for ident, child in expect("followed", saved["followed"], dict).items():
        node = history.nodes[index(history, f"followed.{ident}", ident)]
        followed = history.nodes[index(history, f"followed.{ident}", child)]
        if followed not in node.children:
            raise BadRecord(f"followed.{ident}: node {child} is no child of node {ident}")
        node.followed = followed
    at = history.nodes[index(history, "at", saved["at"])]
    history.node = at


def index(history: History, path: str, value: object) -> int:
    """Return a node's id, from a number or the text that JSON makes of a key."""
    n = int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= DIGITS else value
    if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(history.nodes):
        raise BadRecord(f"{path}: {shown(value)} is not a node from 0 to {len(history.nodes) - 1}")
    return n


def expect(path: str, value: object, kind: type[T]) -> T:
    """Return a value that must be of a kind."""
    if not isinstance(value, kind):
        raise BadRecord(f"{path}: {shown(value)} is not a {kind.__name__}")
    return value


def file_at(path: "str | os.PathLike[str]") -> Path:
    """Return the path of a file.

    Raises
    ------
    BadRecord
        If it can be none.
    """
    with suppress(TypeError, UnicodeError):  # bytes, or half a character
        found = Path(path)
        if found.name and b"\0" not in os.fsencode(found):
            try:
                found.exists()
            except OSError as failed:  # a name of thousands of letters, a folder that may not be looked into
                raise BadRecord(f"{shown(path)}: {failed.strerror}") from None
            return found
    raise BadRecord(f"{shown(path)} is no path of a file")


def mark(path: Path) -> Mark:
    """Return what tells this writing of a file from another, made by `write_file` or by hand."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def write_file(path: Path, text: str) -> None:
    """Write a text to a file, whole or not at all.

    Raises
    ------
    BadRecord
        If it cannot be written.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except (OSError, UnicodeError) as failed:
        with suppress(OSError):
            beside.unlink()
        why = failed.strerror if isinstance(failed, OSError) else "its text holds half a character"
        raise BadRecord(f"{path}: cannot be written: {why}") from None


def from_file(path: Path, parse: Callable[[str], T]) -> T:
    """Return what a file holds.

    Raises
    ------
    BadRecord
        With the path, and what is wrong.
    """
    try:
        with path.open(
            encoding="utf-8", newline=""
        ) as file:  # as it was written, notes with odd line ends too
            text = file.read().lstrip("\ufeff")
    except OSError as failed:
        raise BadRecord(f"{path}: cannot be read: {failed.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is no text file") from None
    try:
        return parse(text)
    except BadRecord as bad:
        raise BadRecord(f"{path}: {bad}") from None
