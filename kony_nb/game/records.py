"""The text record: a whole game that a person can read, and a program plays again line by line.

A header, then one numbered choice a line, outcomes of chance on lines of their own marked ``*``, what happened as
comments after ``;``, notes in braces, and a last line with the result, so that a record cut short is noticed.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from kony_nb.game.history import History, Node
from kony_nb.game.narration import narrate
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import open_saved, read_seed
from kony_nb.game.situation.share import share_string, unshare
from kony_nb.rules.actions import from_text
from kony_nb.rules.errors import BadRecord, BadScenario, IllegalAction, shown
from kony_nb.rules.referee import apply, decider, is_chance
from kony_nb.rules.state import State

__all__ = ["Saved", "read", "write"]

VERSION = "1"
HEADERS = ("Version", "Game", "Monsters", "Rules", "Options", "Seed", "Luck", "Start", "At")
DIGITS = 9
"""A number in a record has no more of them."""
HEADER = re.compile(r'\[(\w+) "(.*)"\]')
CHOICE = re.compile(rf"(\d{{1,{DIGITS}}})\. ([^:]+): (.+)")
NOTE = re.compile(r"\{(.*)\}")
Saved = tuple[dict[str, Any], History, int | str, int | str]
"""The scenario of the start, the tree, the seed, and the seed of the luck to come."""


def write(start: Mapping[str, Any], history: History, seed: int | str, luck: int | str) -> str:
    """Return the record of the line on which one stands."""
    line = history.line
    lines = [f'[{name} "{value}"]' for name, value in headers(start, history, seed, luck).items()]
    lines.append("")
    lines += remarks(line[0])
    number = 0
    for before, node in pairwise(line):
        assert node.action is not None
        if is_chance(before.state):
            lines.append(f"* {node.action.text}")
        else:
            number += 1
            name = before.state.monsters[decider(before.state)].name
            lines.append(f"{number}. {name}: {node.action.text}")
        lines += remarks(node)
    lines += ["", result(line[-1].state), ""]
    return "\n".join(lines)


def headers(
    start: Mapping[str, Any], history: History, seed: int | str, luck: int | str
) -> dict[str, object]:
    """Return the header: what the game is, its luck, how it started, and where one stands if not at the end."""
    chosen = history.root.state.options
    found: dict[str, object] = {
        "Version": VERSION,
        "Game": chosen.game,
        "Monsters": ", ".join(monster.name for monster in history.root.state.monsters),
        "Rules": chosen.rules,
        "Options": ", ".join(f"{name}={value}" for name, value in chosen.changed.items()),
        "Seed": seed,
        "Luck": luck,
    }
    if start.get("phase") != "setup":
        found["Start"] = share_string(start)
    at = len(history.path) - 1
    if at != len(history.line) - 1:
        found["At"] = at
    return found


def remarks(node: Node) -> Iterator[str]:
    """Yield what happened at a moment, and its note, as lines of a record."""
    names = [monster.name for monster in node.state.monsters]
    for event in node.events:
        yield f"; {narrate(event, names)} [{event.rule}]"
    if node.note:
        for part in node.note.split("\n"):
            yield f"{{{part}}}"


def result(state: State) -> str:
    """Return the last line of a record."""
    if state.agenda:
        return "= unfinished"
    return f"= {state.monsters[state.winner].name if state.winner >= 0 else 'nobody'} wins"


def read(text: str) -> Saved:
    """Return the game that a record tells.

    Raises
    ------
    BadRecord
        With the line, its text, and the rule and the reason if it is not legal there.
    """
    if not isinstance(text, str):
        raise BadRecord(f"a record is a text, not {shown(text)}")
    lines = [(number, line.strip()) for number, line in enumerate(text.lstrip("\ufeff").split("\n"), 1)]
    given = read_headers(lines)
    start = read_start(given)
    try:
        history = History(*open_saved(start))
    except BadScenario as bad:
        raise BadRecord("the header describes no game: " + "; ".join(bad.faults)) from None
    agree(given, history)
    seed, luck = read_luck(given, "Seed"), read_luck(given, "Luck" if "Luck" in given else "Seed")
    play_lines(history, [(number, line) for number, line in lines if line and not HEADER.fullmatch(line)])
    stand(history, given)
    return start, history, seed, luck


def read_headers(lines: list[tuple[int, str]]) -> dict[str, str]:
    """Return the header, of this version."""
    given: dict[str, str] = {}
    for number, line in lines:
        header = HEADER.fullmatch(line)
        if header is None:
            continue
        name, value = header.groups()
        if name not in HEADERS or name in given:
            why = "is given twice" if name in given else f"is unknown; there are {', '.join(HEADERS)}"
            raise BadRecord(f"line {number}: {line!r}: this header {why}")
        given[name] = value
    if "Version" not in given:
        raise BadRecord(f'line 1: this is no record of a game: [Version "{VERSION}"] is missing')
    if given["Version"] != VERSION:
        raise BadRecord(f"this record has version {given['Version']!r}, this program reads {VERSION!r}")
    return given


def read_start(given: Mapping[str, str]) -> dict[str, Any]:
    """Return the scenario of the start: the one in the header, or a new game."""
    if "Start" in given:
        return unshare(given["Start"])
    start: dict[str, Any] = {
        "game": given.get("Game", ""),
        "phase": "setup",
        "monsters": [name.strip() for name in given.get("Monsters", "").split(",") if name.strip()],
    }
    if given.get("Rules", "digest") != "digest":
        start["rules"] = given["Rules"]
    single = dict(
        option.strip().partition("=")[::2] for option in given.get("Options", "").split(",") if option
    )
    if single:
        start["options"] = single
    return start


def agree(given: Mapping[str, str], history: History) -> None:
    """Refuse a header that says something else than the start it comes with."""
    there = headers({}, history, 0, 0)
    for name in ("Game", "Monsters", "Rules", "Options"):
        said = ", ".join(part.strip() for part in given.get(name, "").split(","))
        if said.lower() != str(there[name]).lower():
            raise BadRecord(f"header {name}: {given.get(name, '')!r} is not the {there[name]!r} of the start")


def read_luck(given: Mapping[str, str], name: str) -> int | str:
    """Return a seed of the header."""
    faults = Faults()
    seed = read_seed(given.get(name, ""), faults)
    if faults:
        raise BadRecord(f"header {name}: {faults[0]}")
    return seed


def play_lines(history: History, lines: list[tuple[int, str]]) -> None:
    """Play the lines of a record, in place, down to the result."""
    number, noting = 0, -1
    for at, line in lines:
        if line.startswith(";"):
            continue
        if line.startswith("="):
            if line != result(history.node.state):
                raise BadRecord(f"line {at}: {line!r}: the result is {result(history.node.state)!r}")
            if (at, line) != lines[-1]:
                raise BadRecord(f"line {at}: {line!r}: lines follow the result")
            return
        note = NOTE.fullmatch(line)
        if note is not None:
            node = history.node
            noted = node.id == noting
            node.note = f"{node.note}\n{note[1]}" if noted else note[1]
            noting = node.id
        elif line.startswith("*"):
            play_line(history, at, line, line[1:].strip(), chance=True)
        else:
            choice = CHOICE.fullmatch(line)
            number += 1
            if choice is None:
                raise BadRecord(f"line {at}: {line!r}: a choice reads '{number}. Monster: action'")
            if int(choice[1]) != number:
                raise BadRecord(f"line {at}: {line!r}: choice {number} is missing before it")
            who = decider(history.node.state)
            if who >= 0 and choice[2] != history.node.state.monsters[who].name:
                asked = history.node.state.monsters[who].name
                raise BadRecord(f"line {at}: {line!r}: {asked} is asked here, not {choice[2]}")
            play_line(history, at, line, choice[3], chance=False)
    raise BadRecord("the record is cut short: its last line, '= ...' with the result, is missing")


def play_line(history: History, at: int, line: str, text: str, *, chance: bool) -> None:
    """Play one line of a record."""
    state = history.node.state
    action = from_text(text)
    if action is None:
        raise BadRecord(f"line {at}: {line!r}: no such action [core.action.unknown]")
    if is_chance(state) and not chance:
        raise BadRecord(f"line {at}: {line!r}: an outcome of chance, marked *, is missing before it")
    if chance and not is_chance(state):
        raise BadRecord(f"line {at}: {line!r}: no chance waits here: a choice is missing before it")
    try:
        after, events = apply(state, action)
    except IllegalAction as refused:
        raise BadRecord(f"line {at}: {line!r}: {refused.reason} [{refused.rule}]") from None
    history.add(action, after, events)


def stand(history: History, given: Mapping[str, str]) -> None:
    """Stand where the header says."""
    if "At" in given:
        line = history.line
        at = given["At"]
        if not at.isdecimal() or len(at) > DIGITS or int(at) >= len(line):
            raise BadRecord(f"header At: {shown(at)} is not 0 to {len(line) - 1}")
        history.visit(line[int(at)])
