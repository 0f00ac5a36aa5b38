"""What one choice leads to: the action, then the chance that follows, worked out before anything is written down."""

from collections.abc import Sequence

from kony_nb.game.wording import UNKNOWN_ACTION, find_action, find_outcome, namesake, scripted_roll
from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Luck
from kony_nb.rules.errors import IllegalAction, shown
from kony_nb.rules.events import Event
from kony_nb.rules.referee import apply, draw, is_chance, pending, why_not
from kony_nb.rules.state import State

__all__ = ["Moment", "chosen", "follow", "names_outcome", "refusal"]

Moment = tuple[Action, State, list[Event]]
"""An action or an outcome, the state after it, and what it made happen."""
ROLL = action("roll")
ROLLS = ("roll", "first_roll")
"""The decisions after which the dice fall that a scripted roll names."""


def chosen(state: State, wanted: str | Action) -> list[Action]:
    """Return the action that is wanted; a scripted roll is the roll and its outcome.

    Raises
    ------
    IllegalAction
        If the text names no single action.
    """
    if isinstance(wanted, Action):
        return [wanted]
    if not isinstance(wanted, str):
        raise IllegalAction(shown(wanted), UNKNOWN_ACTION, "give an action or its text")
    dice = scripted_roll(wanted)
    waits = pending(state)
    if dice is not None and waits is not None and waits[0].kind in ROLLS:
        return [ROLL, dice]
    if dice is not None:
        return [ROLL]
    if is_chance(state) and names_outcome(wanted):
        return [namesake(state, find_outcome(wanted))]
    return [find_action(state, wanted)]


def names_outcome(text: str) -> bool:
    """Return whether a text is meant for chance: ``dice AAHESO``, ``draw hospital_2``."""
    return text.strip().partition(" ")[0].lower() in ("dice", "draw")


def refusal(state: State, wanted: str | Action) -> IllegalAction | None:
    """Return why an action, or a scripted roll, is not legal now; None if it is."""
    try:
        first, *scripted = chosen(state, wanted)
    except IllegalAction as unclear:
        return unclear
    refused = why_not(state, first)
    if refused is None and scripted:
        refused = why_not(apply(state, first)[0], scripted[0])
    if refused is not None and isinstance(wanted, str):
        return IllegalAction(wanted, refused.rule, refused.reason)
    return refused


def follow(
    state: State, actions: Sequence[Action], script: Sequence[Action], luck: Luck | None
) -> list[Moment]:
    """Return the moments after these actions and the chance that follows, up to the next decision or the end.

    Parameters
    ----------
    state : State
        Where to begin; it is not changed.
    actions : sequence of Action
        What is played first; each must be legal where it comes.
    script : sequence of Action
        Outcomes that chance takes first, in this order.
    luck : Luck or None
        What decides after the script; None stops where chance waits.

    Raises
    ------
    IllegalAction
        For an action that is not legal or an outcome that cannot happen.
    """
    moments: list[Moment] = []
    for step in actions:
        state, events = apply(state, step)
        moments.append((step, state, events))
    waiting = list(script)
    while is_chance(state):
        if waiting:
            outcome = namesake(state, waiting.pop(0))
            refused = why_not(state, outcome)
            if refused is not None:
                raise IllegalAction(
                    outcome.text, refused.rule, f"the script says {outcome.text}: {refused.reason}"
                )
        elif luck is not None:
            outcome = draw(state, luck)
        else:
            break
        state, events = apply(state, outcome)
        moments.append((outcome, state, events))
    return moments
