"""The form "how many?"."""

import random

from kony_nb.lessons.quiz.counts import WAYS
from kony_nb.lessons.quiz.forms.tempting import kind_of
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.rules.cards.registry import CARDS, total
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State

__all__ = ["draft", "draft_now"]

USUAL = 0.8
"""How often it is not asked how many dice are rolled, where it is the usual number."""


def draft_now(state: State, rng: random.Random) -> tuple[tuple[str, ...], str] | None:
    """Return what can be counted at the moment itself, or of the dice that are about to roll."""
    kind, legal = kind_of(state), legal_actions(state)
    monster = state.monsters[state.agenda[-1].seat]
    if kind in ("roll", "keep") and not (monster.tokens or total(monster.cards, "dice")) and rng.random() < USUAL:
        return None
    if kind == "roll":
        return ("roll",), "dice"
    if kind == "keep":
        kept = [action.text for action in legal if action.verb == "keep" and action.args[0]]
        return ((rng.choice(kept), "roll"), "dice") if kept else None
    verb = {"super_speed": "move"}.get(kind, kind)
    if verb == "buy" and monster.energy < min((CARDS[card].cost for card in state.market if card), default=0):
        return None
    return ((), f"ways {verb}") if verb in WAYS and len(legal) > 1 else None


def draft(told: Happened, state: State, rng: random.Random) -> str | None:
    """Return what can be counted in what happened."""
    found: list[str] = []
    hurt = {told.names[event.seat] for event in told.events if event.kind == "damage"}
    if hurt:
        found += ["hits", f"hurt {rng.choice(sorted(hurt))}"]
        if any(event.rule.startswith("ny.ouch") for event in told.events if event.kind == "damage"):
            found += ["shoot", "shoot"]
    elif any(event.kind == "resolve" and event.what in "AO" for event in told.events):
        found.append("hits")
    for what in ("vp", "energy", "lp"):
        gains = [event for event in told.events if event.kind == what and event.n > 0]
        for seat in {event.seat for event in gains}:
            if what == "vp" or sum(event.seat == seat for event in gains) > 1:
                found.append(f"gain {what} {told.names[seat]}")
    changed = {event.place for event in told.events if event.kind in ("appear", "take_unit", "scatter")}
    found += [f"units {borough}" for borough in sorted(changed) if borough in state.boroughs]
    return rng.choice(found) if found else None
