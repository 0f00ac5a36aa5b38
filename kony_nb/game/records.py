"""The text record: a whole game that a person can read, and a program plays again line by line.

A header, then one numbered choice a line, outcomes of chance on lines of their own marked ``*``, what happened as
comments after ``;``, notes in braces, and a last line with the result, so that a record cut short is noticed. What only
some seats know stands in parentheses, without a number. A record without it, for everybody or for one seat, is for
reading: it cannot be played again, and it is the same whatever those who write it do not know.
"""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from kony_nb.game.hidden import NOBODY
from kony_nb.game.history import History, Node
from kony_nb.game.narration import narrate
from kony_nb.game.situation.describe import describe_known
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import open_saved, read_seed
from kony_nb.game.situation.share import share_string, unshare
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.errors import BadRecord, BadScenario, IllegalAction, shown
from kony_nb.rules.referee import apply, decider, is_chance, pending
from kony_nb.rules.state import State

__all__ = ["Saved", "holds_secrets", "read", "secret_of", "write"]

VERSION, PLAIN = "2", "1"
"""A record in which nothing is secret is still one of version 1, which has no parentheses and fewer headers."""
FRAME = ("Game", "Monsters", "Rules", "Options", "Expansions")
HEADERS = ("Version", *FRAME, "Cards", "Seed", "Luck", "Deal", "Start", "At", "Knows")
DIGITS = 9
"""A number in a record has no more of them."""
HEADER = re.compile(r'\[(\w+) "(.*)"\]')
CHOICE = re.compile(rf"(?P<number>\d{{1,{DIGITS}}})\. (?P<name>[^:]+): (?P<text>.+)")
ASIDE = re.compile(r"(?P<name>[^:]+): (?P<text>.+)")
NOTE = re.compile(r"\{(.*)\}")
SECRET = re.compile(r"\((.*)\)")
SAID_SECRETLY = ("pick", "pass", "draw", "reveal", "hide")
"""What a secret choice, or chance, leaves secret; a card that is played or bought lies on the table."""
EVERYBODY = "everybody"
Saved = tuple[dict[str, Any], History, int | str, int | str, int | str | None]
"""The scenario of the start, the tree, the seed, and the seeds of the luck and of the deals to come."""


def write(
    start: Mapping[str, Any],
    history: History,
    seed: int | str,
    luck: int | str,
    deal: int | str | None = None,
    knows: int | None = None,
) -> str:
    """Return the record of the line on which one stands.

    Parameters
    ----------
    start : mapping
        The scenario of the first moment.
    history : History
        The tree.
    seed, luck : int or str
        The seed with which the game began, and that of the luck to come.
    deal : int or str, optional
        The seed of what is dealt unseen, where it does not follow from the seed.
    knows : int, optional
        The seat that is to read it, `NOBODY` for what everybody knows; None writes everything.
    """
    line = history.line
    lines = remarks(line[0], knows)
    number = 0
    for before, node in pairwise(line):
        assert node.action is not None
        text, at = node.action.text, decider(before.state)
        told = f"* {text}" if at < 0 else f"{before.state.monsters[at].name}: {text}"
        whose = secret_of(before.state, node.action)
        if whose != NOBODY and knows in (None, whose):
            lines.append(f"({told})")
        elif whose == NOBODY:
            number += at >= 0
            lines.append(told if at < 0 else f"{number}. {told}")
        lines += remarks(node, knows)
    found = headers(start, history, seed, luck, deal, knows)
    plain = not {"Expansions", "Deal", "Knows"} & found.keys() and not any(text.startswith("(") for text in lines)
    head = [f'[{name} "{value}"]' for name, value in {"Version": PLAIN if plain else VERSION, **found}.items()]
    return "\n".join([*head, "", *lines, "", result(line[-1].state), ""])


def secret_of(state: State, taken: Action) -> int:
    """Return the seat that alone knows what was taken at a moment, `NOBODY` if everybody does."""
    waits = pending(state)
    assert waits is not None
    step, kind = waits
    return step.seat if kind.private and taken.verb in SAID_SECRETLY else NOBODY


def holds_secrets(history: History) -> bool:
    """Return whether anything in a tree is, or may be, unknown to somebody at the table."""
    root = history.root.state
    if root.options.power_up or root.options.luchador or root.top_seen_by or root.bottom_seen_by:
        return True
    return any(
        any(event.to is not None for event in node.events)
        or (
            node.parent is not None
            and node.action is not None
            and secret_of(node.parent.state, node.action) != NOBODY
        )
        for node in history.nodes
    )


def headers(
    start: Mapping[str, Any],
    history: History,
    seed: int | str,
    luck: int | str,
    deal: int | str | None,
    knows: int | None = None,
) -> dict[str, object]:
    """Return the header: what the game is, its luck, how it started, and where one stands if not at the end."""
    chosen = history.root.state.options
    found: dict[str, object] = {
        "Game": chosen.game,
        "Monsters": ", ".join(monster.name for monster in history.root.state.monsters),
        "Rules": chosen.rules,
        "Options": ", ".join(f"{name}={value}" for name, value in chosen.changed.items()),
    }
    if chosen.expansions:
        found["Expansions"] = ", ".join(chosen.expansions)
    if chosen.owner_cards:
        found["Cards"] = chosen.owner_cards
    found |= {"Seed": seed, "Luck": luck}
    if deal is not None and knows is None:
        found["Deal"] = deal
    if start.get("phase") != "setup":
        found["Start"] = share_string(start if knows is None else describe_known(history.root, start, knows))
    at = len(history.path) - 1
    if at != len(history.line) - 1 and knows is None:
        found["At"] = at
    if knows is not None:
        found["Knows"] = EVERYBODY if knows == NOBODY else history.root.state.monsters[knows].name
    return found


def remarks(node: Node, knows: int | None = None) -> list[str]:
    """Return what happened at a moment, and its note, as lines of a record; who does not know all gets no notes."""
    names = [monster.name for monster in node.state.monsters]
    found = []
    for event in node.events:
        told = f"; {narrate(event, names)} [{event.rule}]"
        if event.to is None:
            found.append(told)
        elif knows is None or knows in event.to:
            found.append(f"({told})")
    if node.note and knows is None:
        found += [f"{{{part}}}" for part in node.note.split("\n")]
    return found


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
    if "Knows" in given:
        raise BadRecord(f"this record holds only what {given['Knows']} knows: only the whole one can be played again")
    start = read_start(given)
    try:
        history = History(*open_saved(start))
    except BadScenario as bad:
        raise BadRecord("the header describes no game: " + "; ".join(bad.faults)) from None
    agree(given, history)
    seed, luck = read_luck(given, "Seed"), read_luck(given, "Luck" if "Luck" in given else "Seed")
    deal = read_luck(given, "Deal") if "Deal" in given else None
    marked = given["Version"] != PLAIN
    play_lines(history, [(number, line) for number, line in lines if line and not HEADER.fullmatch(line)], marked)
    stand(history, given)
    return start, history, seed, luck, deal


def read_headers(lines: list[tuple[int, str]]) -> dict[str, str]:
    """Return the header, of a version that is known."""
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
    if given["Version"] not in (PLAIN, VERSION):
        raise BadRecord(f"this record has version {given['Version']!r}, this program reads {PLAIN!r} and {VERSION!r}")
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
    if "Cards" in given:
        start["owner_cards"] = given["Cards"]
    single = dict(
        option.strip().partition("=")[::2] for option in given.get("Options", "").split(",") if option
    )
    if single:
        start["options"] = single
    if given.get("Expansions"):
        start["expansions"] = [name.strip() for name in given["Expansions"].split(",")]
    return start


def agree(given: Mapping[str, str], history: History) -> None:
    """Refuse a header that says something else than the start it comes with."""
    there = headers({}, history, 0, 0, None)
    for name in FRAME:
        said = ", ".join(part.strip() for part in given.get(name, "").split(","))
        if said.lower() != str(there.get(name, "")).lower():
            raise BadRecord(f"header {name}: {given.get(name, '')!r} is not the {there.get(name, '')!r} of the start")


def read_luck(given: Mapping[str, str], name: str) -> int | str:
    """Return a seed of the header."""
    faults = Faults()
    seed = read_seed(given.get(name, ""), faults)
    if faults:
        raise BadRecord(f"header {name}: {faults[0]}")
    return seed


def play_lines(history: History, lines: list[tuple[int, str]], marked: bool) -> None:
    """Play the lines of a record, in place, down to the result; in a marked one secrets stand in parentheses."""
    number, noting = 0, -1
    for at, line in lines:
        if line.startswith((";", "(;")):
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
            continue
        before = history.node.state
        secret = SECRET.fullmatch(line) if marked else None
        inside = line if secret is None else secret[1]
        if inside.startswith("*"):
            play_line(history, at, line, inside[1:].strip(), chance=True)
        else:
            choice = (CHOICE if secret is None else ASIDE).fullmatch(inside)
            number += secret is None
            if choice is None:
                reads = f"{number}. Monster: action" if secret is None else "(Monster: action)"
                raise BadRecord(f"line {at}: {line!r}: a choice reads '{reads}'")
            if secret is None and int(choice["number"]) != number:
                raise BadRecord(f"line {at}: {line!r}: choice {number} is missing before it")
            who = decider(before)
            if who >= 0 and choice["name"] != before.monsters[who].name:
                asked = before.monsters[who].name
                raise BadRecord(f"line {at}: {line!r}: {asked} is asked here, not {choice['name']}")
            play_line(history, at, line, choice["text"], chance=False)
        assert history.node.action is not None
        if marked and (secret is None) != (secret_of(before, history.node.action) == NOBODY):
            told = "everybody knows this" if secret is not None else "not everybody knows this"
            raise BadRecord(f"line {at}: {line!r}: {told}; what is secret stands in parentheses, without a number")
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
