"""Which dice on the table have been resolved: they still lie there, but say nothing more."""

from kony_nb.rules.faces import FACE_NAMES
from kony_nb.rules.state import State

__all__ = ["resolved", "resolved_words"]

AFTER_ROLLING = ("resolve", "move", "buy", "end")
BEFORE_COUNTING = ("dice_lie", "results")
"""Steps that wait until the dice become results."""


def resolved(state: State) -> str:
    """Return the dice on the table whose face has been resolved, or is being resolved; "" before the first.

    Examples
    --------
    >>> from kony_nb.game.scenario import scenario
    >>> kong = {"name": "Kong", "place": "queens"}
    >>> game = scenario({"monsters": [kong, "Rob"], "dice": "AAEEHH", "phase": "resolve"})
    >>> resolved(game.state)
    ''
    >>> events = game.play("resolve E")
    >>> resolved(game.state)
    'EE'
    """
    if state.phase not in AFTER_ROLLING or any(step.kind in BEFORE_COUNTING for step in state.agenda):
        return ""
    left = state.results.upper()
    return "".join(face for face in state.dice if face not in left)


def resolved_words(state: State) -> str:
    """Return the faces that have been resolved in words, ``ouch, star``; "" where none is."""
    return ", ".join(FACE_NAMES[face] for face in dict.fromkeys(resolved(state)))
