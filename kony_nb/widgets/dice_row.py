"""The dice as buttons: face, letter, word, and a visible lock on each that is kept."""

from collections import Counter
from html import escape

from kony_nb.rules.faces import FACE_NAMES, sort_faces
from kony_nb.rules.state import State
from kony_nb.views.dice import BLACK_DICE
from kony_nb.views.glyphs import GLYPHS
from kony_nb.views.resolved import resolved
from kony_nb.widgets.dice import Die
from kony_nb.widgets.html import tag
from kony_nb.widgets.session import Session

__all__ = ["dice_row", "keeps"]

DONE = ("move", "buy")
"""Phases in which the dice have nothing more to say."""
IN_USE = {"destroy": "D"}
"""By the kind of a decision: the face whose results it still spends, so that its dice are not used up yet."""


def dice_row(session: Session) -> str:
    """Return the dice on the table; they can be picked where a person chooses which to keep."""
    dice, state, decision = session.dice, session.game.state, session.game.decision
    if not dice or decision is None or state.phase in DONE:
        return ""
    choosing = decision.kind == "keep" and session.mine
    done, using = resolved(state), IN_USE.get(decision.kind, "")
    row = "".join(
        _die(at, die, choosing=choosing, word=_word(die, state.phase, done, using, choosing=choosing))
        for at, die in enumerate(dice)
    )
    look = "kony-dice kony-many" if len(dice) > BLACK_DICE else "kony-dice"
    parts = [tag("div", row, class_=look, role="group", aria_label="Dice")]
    owner = _owner(session)
    if owner != decision.index:
        parts.insert(0, tag("span", f"The dice of {escape(session.game.names[owner])}:", class_="kony-rolls"))
    if decision.kind in ("keep", "roll") and state.ledger.rolls:
        rolls = state.rolls_left
        parts.append(tag("span", f"{rolls} roll{'s' * (rolls != 1)} left", class_="kony-rolls"))
    if more := _more(state):
        parts.append(tag("span", more, class_="kony-rolls"))
    if choosing:
        keys = f"or keys 1 to {len(dice)}, the first to the last die"
        parts.append(tag("span", f"Click the dice to keep ({keys}).", class_="kony-help"))
        parts.append(tag("span", legend(state.dice), class_="kony-help"))
    return "".join(parts)


def legend(dice: str) -> str:
    """Return what the letters on the dice mean; a number says itself.

    Examples
    --------
    >>> legend("1AAH")
    'A attack, H heart'
    """
    return ", ".join(f"{face} {name}" for face, name in FACE_NAMES.items() if face in dice and not face.isdigit())


def _more(state: State) -> str:
    """Return the results in words where they hold what no die shows: a card has added or turned some."""
    results = state.results.upper()
    if not Counter(results) - Counter(state.dice):
        return ""
    counted = (f"{results.count(face)} × {FACE_NAMES[face]}" for face in dict.fromkeys(sort_faces(results)))
    return f"With your cards the results are {', '.join(counted)}."


def _owner(session: Session) -> int:
    """Return whose dice lie on the table: before the first turn every monster has rolled some."""
    state = session.game.state
    rolls = [event.seat for event in session.game.events if event.kind == "roll"] if state.phase == "setup" else []
    return state.turn if not rolls or rolls[-1] is None else rolls[-1]


def _word(die: Die, phase: str, done: str, using: str, *, choosing: bool) -> str:
    if choosing:
        return "keep" if die.kept else "reroll"
    if die.face and die.face in done:
        return "in use" if die.face == using else "used"
    return "kept" if phase == "roll" and die.kept else ""


def _die(at: int, die: Die, *, choosing: bool, word: str) -> str:
    name = FACE_NAMES.get(die.face, "not rolled yet")
    marked = "kony-kept" if word in ("keep", "kept") else "kony-used" if word == "used" else ""
    look = f"kony-die {'kony-green' if die.green else ''} {marked}"
    name = f"green, {name}" if die.green else name
    return tag(
        "button",
        _face(die.face),
        tag("b", die.face or "?"),
        tag("i", "green", class_="kony-colour") if die.green else "",
        tag("span", word, class_="kony-word"),
        type="button",
        class_=" ".join(look.split()),
        data_face=die.face,
        data_name=name,
        aria_label=f"Die {at + 1}: {name}" + (f", {word}" if word else ""),
        aria_pressed=str(die.kept).lower() if choosing else None,
        data_die=at if choosing else None,
        title=name,
        data_key=f"die-{at}",
        disabled=not choosing,
    )


def _face(face: str) -> str:
    if face not in GLYPHS:
        return tag("svg", viewBox="0 0 24 24", aria_hidden="true")
    drawn = tag("path", fill_rule="evenodd", d=GLYPHS[face])
    return tag("svg", drawn, viewBox="-1 -1 26 26", aria_hidden="true")


def keeps(session: Session) -> list[str]:
    """Return the letters that may be kept now, "" for none of them, where a person chooses."""
    decision = session.game.decision
    if decision is None or decision.kind != "keep" or not session.mine:
        return []
    return ["".join(action.args) for action in session.game.legal_actions() if action.verb == "keep"]
