"""The form "what will it have after this?"."""

import random

from kony_nb.lessons.quiz.amounts import KINDS_OF
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.rules.events import Event
from kony_nb.rules.referee import pending
from kony_nb.rules.state import State

__all__ = ["draft", "settled"]

HARMLESS = ("reveal", "expose", "evolution", "challenge_card", "dice")
"""Chance that may wait at the end: it changes no amount."""
UNMOVED = 0.25
"""How often somebody is asked about to whom nothing happens."""


def settled(told: Happened) -> bool:
    """Return whether nothing that chance still decides can change what is asked."""
    waits = pending(told.after)
    return waits is None or not waits[1].chance or waits[0].kind in HARMLESS


def amounts(told: Happened) -> list[str]:
    """Return the amounts and places that change, each once."""
    found: dict[str, None] = {}
    for event in told.events:
        if event.seat < 0 or not event.known_to((told.ask.seat,)):
            continue
        name = told.names[event.seat]
        for what, kinds in KINDS_OF.items():
            if event.kind in kinds:
                found[f"{what} {name}"] = None
    for was, now in zip(told.before.monsters, told.after.monsters, strict=True):
        if was.place != now.place:
            found[f"place {was.name}"] = None
    return list(found)


def tempted(event: Event) -> bool:
    """Return whether one might think that others lose life points too."""
    return event.kind in ("attack", "resolve") and event.what in ("", "A", "O", "nobody")


def draft(told: Happened, state: State, rng: random.Random) -> str | None:
    """Return the subject to ask about what happened; None if nothing is worth asking."""
    if not settled(told):
        return None
    changed = amounts(told)
    if rng.random() < UNMOVED and any(map(tempted, told.events)):
        others = [f"lp {state.monsters[seat].name}" for seat in state.living]
        others = [subject for subject in others if subject not in changed]
        if others:
            return rng.choice(others)
    return rng.choice(changed) if changed else None
