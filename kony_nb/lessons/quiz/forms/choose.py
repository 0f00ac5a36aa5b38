"""The form "which of these?"."""

import random

from kony_nb.lessons.quiz.choices import RULE_OF
from kony_nb.lessons.quiz.forms.tempting import allowed_and_refused
from kony_nb.lessons.quiz.happening import Happened
from kony_nb.rules.phases.gains import WIN_VP, total_vp
from kony_nb.rules.rulebook import RULES
from kony_nb.rules.state import State

__all__ = ["draft", "draft_now"]

MANY = 3
TOO_PLAIN = ("pass", "keep", "stop")
"""Verbs whose refusal stands out among others."""


def draft_now(state: State, rng: random.Random) -> tuple[tuple[str, ...], str] | None:
    """Return a choice between actions: which is allowed, which is not, or which rule refuses one."""
    allowed, refused = allowed_and_refused(state)
    refused = [(text, rule) for text, rule in refused if text.partition(" ")[0] not in TOO_PLAIN]
    kinds = []
    if allowed and len(refused) >= MANY:
        kinds.append("allowed")
    if refused and len(allowed) >= MANY:
        kinds.append("forbidden")
    cited = [text for text, rule in refused if rule in RULES]
    if cited:
        kinds.append("refuser")
    if not kinds:
        return None
    kind = rng.choice(kinds)
    if kind == "refuser":
        return (rng.choice(cited),), kind
    texts = [text for text, _ in refused]
    one, others = (allowed, texts) if kind == "allowed" else (texts, allowed)
    return (rng.choice(one), *rng.sample(others, MANY)), kind


def draft(told: Happened, state: State, rng: random.Random) -> str | None:
    """Return a choice about what happened: who is asked next, who has won, which rule decides."""
    going_on = told.after.agenda and told.after.agenda[-1].kind == "resolve" and told.after.turn == told.before.turn
    found = [] if going_on else ["asked"]
    if not told.after.agenda or any(total_vp(monster) >= WIN_VP for monster in told.after.monsters):
        found += ["winner", "winner"]
    for kind in RULE_OF:
        cited = {event.rule for event in told.events if event.kind == kind and (event.n or kind not in ("vp", "lp"))}
        if len(cited) == 1 and cited <= set(RULES):
            found += [f"cited {kind}"]
    found += [goal for goal in ("superstar", "statue") if any(event.kind == goal for event in told.events)]
    return rng.choice(found) if found else None
