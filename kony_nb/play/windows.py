"""At which windows the bots of a playout are asked whether they play an evolution; at the others they pass."""

from functools import lru_cache

from msgspec.structs import replace

from kony_nb.rules.actions import action
from kony_nb.rules.options import Options
from kony_nb.rules.phases.losses import declared_loss
from kony_nb.rules.phases.playing import CLOSED
from kony_nb.rules.state import State, Step

__all__ = ["PASS", "WINDOWS", "close_windows", "passed_over"]

WINDOWS = tuple(CLOSED)
"""``every`` window; those only in which the seat is about to lose life points, or to be eliminated; or none, so that
it plays evolutions at its ``own`` decisions alone, those that it is asked anyway."""
PASS = action("pass")


def close_windows(state: State, windows: str) -> None:
    """Leave only these windows open, one of `WINDOWS`, in place: in a state that is played on by bots alone.

    At some that stay open it depends on the seat whether it is asked, see `passed_over`.
    """
    if windows != state.options.windows:
        state.options = with_windows(state.options, windows)
        closed = CLOSED[windows]
        state.agenda[:] = [step for step in state.agenda if step.kind != "window" or step.args[0] not in closed]


@lru_cache(64)
def with_windows(chosen: Options, windows: str) -> Options:
    """Return options with other windows."""
    return replace(chosen, windows=windows)


def passed_over(state: State, asked: Step) -> bool:
    """Return whether a seat that is asked to play an evolution passes by itself.

    Parameters
    ----------
    state : State
        The moment.
    asked : Step
        The ``play`` step that waits.
    """
    windows = state.options.windows
    if windows == "every":
        return False
    moment = asked.args[0]
    if windows == "own" or moment not in ("before_loss", "dying"):
        return True
    if moment == "dying":
        return False
    loss = declared_loss(state)
    return loss is None or all(seat != asked.seat for seat, _ in loss.hits)
