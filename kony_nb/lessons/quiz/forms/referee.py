"""The form "is this allowed?"."""

import random

from kony_nb.lessons.quiz.forms.tempting import allowed_and_refused
from kony_nb.rules.state import State

__all__ = ["draft"]

PLAIN = ("end", "roll", "sweep", "stop", "pass")
"""Allowed all the time: asked about only where they are refused."""


def draft(state: State, rng: random.Random) -> tuple[tuple[str, ...], str] | None:
    """Return what to ask at a moment: the action, and the subject; None if nothing is worth asking."""
    allowed, refused = allowed_and_refused(state)
    allowed = [text for text in allowed if text not in PLAIN]
    if not refused or (allowed and rng.random() < 0.5):
        # where nothing at all is refused, the question would be none
        return ((rng.choice(allowed),), "legal") if allowed and refused else None
    rule = rng.choice(sorted({rule for _, rule in refused}))
    return (rng.choice([text for text, by in refused if by == rule]),), "legal"
