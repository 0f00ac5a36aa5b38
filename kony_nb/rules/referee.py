"""The referee's face: what is legal, what an action does, why another one is refused.

`apply` never changes the state it is given; `step` plays in place on a clone of one's own, without asking whether
the action is legal.
"""

from fractions import Fraction

from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.agenda import (
    AUTOMATIC,
    CHANCE,
    KINDS,
    WORK,
    Chance,
    Decision,
    Kind,
    Luck,
    advance,
    choices,
    step,
)
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.events import Event, Events
from kony_nb.rules.state import State, Step, clone

__all__ = [
    "apply",
    "chance_outcomes",
    "decider",
    "draw",
    "is_chance",
    "legal_actions",
    "pending",
    "start",
    "step",
    "why_not",
]


def start(state: State) -> tuple[State, list[Event]]:
    """Return the state in which the first choice or chance waits, and what happened until then."""
    new, log = clone(state), Events()
    advance(new, log)
    return new, log


def pending(state: State) -> tuple[Step, Kind] | None:
    """Return the step that waits, a decision or chance, and its kind; None when the game is over."""
    if not state.agenda:
        return None
    top = state.agenda[-1]
    return top, KINDS[top.kind]


def is_chance(state: State) -> bool:
    """Return whether the dice or a deck decide next."""
    return bool(state.agenda) and KINDS[state.agenda[-1].kind].chance


def decider(state: State) -> int:
    """Return the seat that must choose, -1 if it is chance or the game is over."""
    if not state.agenda or is_chance(state):
        return -1
    return state.agenda[-1].seat


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action of the seat that must choose; none where chance decides or the game is over.

    None either in a view in which others may be asked at a window, see `kony_nb.game.hidden.view`.
    """
    if not state.agenda:
        return ()
    top = state.agenda[-1]
    return () if WORK[top.kind][0] in (CHANCE, AUTOMATIC) else choices(state, top)


def chance_outcomes(state: State) -> tuple[tuple[Action, Fraction], ...]:
    """Return every outcome of the chance that waits, with exact probabilities that sum to 1."""
    waiting = pending(state)
    if waiting is None or not isinstance(waiting[1], Chance):
        return ()
    return waiting[1].outcomes(state, waiting[0])


def draw(state: State, luck: Luck) -> Action:
    """Return the outcome that luck gives to the chance that waits."""
    top = state.agenda[-1]
    outcome: Action = WORK[top.kind][1](state, top, luck)
    return outcome


def apply(state: State, chosen: Action) -> tuple[State, list[Event]]:
    """Return the state after an action or an outcome of chance, and what happened; the given state stays as it is.

    Raises
    ------
    IllegalAction
        With the rule and the reason, if it is not legal now.
    """
    refusal = why_not(state, chosen)
    if refusal is not None:
        raise refusal
    new, log = clone(state), Events()
    step(new, chosen, log)
    return new, log


def why_not(state: State, chosen: Action | str) -> IllegalAction | None:
    """Return the refusal of an action, with its rule and reason, or None exactly if it is legal now."""
    if isinstance(chosen, str):
        known = from_text(chosen)
        if known is None:
            return IllegalAction(chosen, "core.action.unknown", "this is no action of the game")
        chosen = known
    if not state.agenda:
        return IllegalAction(chosen.text, "core.game.over", "the game is over")
    top = state.agenda[-1]
    kind = KINDS[top.kind]
    if isinstance(kind, Chance):
        if kind.allows(state, top, chosen):
            return None
        return IllegalAction(chosen.text, kind.rule, _chance_reason(state, chosen))
    if not isinstance(kind, Decision):
        return IllegalAction(chosen.text, "evo.play.any-time", "others may play an evolution first")
    if chosen in choices(state, top):
        return None
    refusal = kind.refuse(state, top, chosen) or _general(state, top, kind, chosen)
    return IllegalAction(chosen.text, *refusal)


def _chance_reason(state: State, chosen: Action) -> str:
    possible = chance_outcomes(state)
    if chosen.verb != possible[0][0].verb:
        return f"chance decides now: {possible[0][0].verb} ..., not a choice"
    if chosen.verb == "dice":
        n = len(possible[0][0].args[0])
        faces = "".join(dict.fromkeys(face for roll, _ in possible for face in roll.args[0]))
        return f"{n} dice are rolled now, each one of {faces}"
    return "that cannot be drawn now; possible are " + ", ".join(outcome.args[0] for outcome, _ in possible)


def _general(state: State, top: Step, kind: Decision, chosen: Action) -> tuple[str, str]:
    """Return the refusal of an action that belongs to another moment."""
    if chosen.verb in ("dice", "draw"):
        return "core.chance.waits", "chance does not decide now: a choice is asked"
    if chosen.verb == "use" and chosen.args[0] in CARDS:
        card = CARDS[chosen.args[0]]
        if card.id not in state.monsters[top.seat].cards:
            return card.rule, f"{state.monsters[top.seat].name} does not own {card.name}"
        return card.rule, f"{card.name} cannot be used like that now"
    name = state.monsters[top.seat].name
    return "core.turn.order", f"not now: {name} is asked: {kind.prompt}"
