"""The ``ask me`` setting of each evolution in hand: whether a person is stopped where it could be played."""

from collections.abc import Mapping

from kony_nb.rules.actions import Action, action
from kony_nb.rules.phases.losses import declared_loss
from kony_nb.rules.phases.playing import playable
from kony_nb.rules.referee import pending
from kony_nb.rules.state import State

__all__ = ["ALWAYS", "ASK_ME", "attacked", "passes"]

ALWAYS = "always"
ASK_ME = {
    ALWAYS: "ask me whenever it can act",
    "attacked": "ask me only when I am attacked",
    "never": "do not ask me",
}
"""The settings, in words. None of them hides the button in the hand panel at an own decision."""
PASS = action("pass")


def passes(state: State, seat: int, settings: Mapping[str, str]) -> Action | None:
    """Return the pass that is played for a seat at a window, None if it is to be asked.

    Parameters
    ----------
    state : State
        The moment.
    seat : int
        The seat at the window.
    settings : mapping of str to str
        A key of `ASK_ME` by evolution; one that is not named is asked for always.
    """
    waiting = pending(state)
    if waiting is None or waiting[0].kind != "play" or waiting[0].seat != seat:
        return None
    moment = waiting[0].args[0]
    hit = attacked(state, seat, moment)
    for played in playable(state, seat, moment):
        asking = settings.get(played.args[0], ALWAYS)
        if asking == ALWAYS or (asking == "attacked" and hit):
            return None
    return PASS


def attacked(state: State, seat: int, moment: str) -> bool:
    """Return whether a seat is being hit at a window: it is about to lose life points, falls, or decides to leave."""
    match moment:
        case "before_loss":
            loss = declared_loss(state)
            return loss is not None and seat in dict(loss.hits)
        case "dying":
            return state.monsters[seat].lp <= 0
        case "leaving":
            return state.turn != seat and any(hurt == seat for hurt, _ in state.ledger.lost)
    return False
