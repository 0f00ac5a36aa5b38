"""What may happen next, as the texts of a question: an action, or a few of them in a row."""

import random

from kony_nb.lessons.quiz.forms.tempting import kind_of
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import apply, chance_outcomes, legal_actions
from kony_nb.rules.state import State

__all__ = ["next_steps"]

IDLE = ("roll", "pass", "keep", "hide", "reveal", "help", "pick")
"""Verbs after which nothing certain happens, or what happens is trivial."""
STEPS = 3


def next_steps(state: State, rng: random.Random) -> tuple[str, ...]:
    """Return what the seat that is asked may do next and comes to a certain result; empty if there is nothing."""
    kind = kind_of(state)
    if kind == "roll" and state.phase == "roll" and rng.random() < 0.5:
        return after_a_roll(state, rng)
    legal = [action for action in legal_actions(state) if action.verb not in IDLE]
    if not legal:
        return ()
    first = rng.choice(legal)
    found = [first.text]
    if kind in ("keep", "resolve") and first.verb in ("stop", "resolve") and rng.random() < 0.6:
        found += further(apply(state, first)[0], state.turn, rng)
    return tuple(found)


def further(state: State, seat: int, rng: random.Random) -> list[str]:
    """Return one or two faces more that the same seat resolves."""
    found: list[str] = []
    while len(found) < STEPS - 1 and kind_of(state) == "resolve" and state.agenda[-1].seat == seat:
        face = rng.choice([action for action in legal_actions(state) if action.verb == "resolve"])
        found.append(face.text)
        state = apply(state, face)[0]
        if rng.random() < 0.5:
            break
    return found


def after_a_roll(state: State, rng: random.Random) -> tuple[str, ...]:
    """Return a roll with its dice written out, after which the roller stops."""
    roll = next((action for action in legal_actions(state) if action.verb == "roll"), None)
    if roll is None:
        return ()
    waiting = apply(state, roll)[0]
    if kind_of(waiting) or not waiting.agenda or waiting.agenda[-1].kind != "dice":
        return ()
    faces = GAMES[state.options.game].faces
    n = len(chance_outcomes(waiting)[0][0].args[0])
    few = rng.sample(faces, 3)
    dice = sort_faces("".join(rng.choice(few) for _ in range(n)))
    return "roll", f"dice {dice}", "stop"
