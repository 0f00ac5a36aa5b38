"""At which windows the bots of a playout are asked whether they play an evolution; at the others they pass."""

from kony_nb.rules.actions import action
from kony_nb.rules.phases.losses import declared_loss
from kony_nb.rules.phases.playing import MOMENTS
from kony_nb.rules.state import State, Step

__all__ = ["CLOSED", "PASS", "WINDOWS", "passed_over"]

WINDOWS = ("every", "attacked", "own")
"""``every`` window; those only in which the seat is about to lose life points, or to be eliminated; or none, so that
it plays evolutions at its ``own`` decisions alone, those that it is asked anyway."""
CLOSED: dict[str, frozenset[str]] = {
    "every": frozenset(),
    "attacked": frozenset(MOMENTS) - {"before_loss", "dying"},
    "own": frozenset(MOMENTS),
}
"""Moments at whose windows nobody is asked at all; at the others it depends on the seat, see `passed_over`."""
PASS = action("pass")


def passed_over(state: State, asked: Step, windows: str) -> bool:
    """Return whether a seat that is asked to play an evolution passes by itself.

    Parameters
    ----------
    asked : Step
        The ``play`` step that waits.
    windows : str
        One of `WINDOWS`.
    """
    if windows == "every":
        return False
    moment = asked.args[0]
    if windows == "own" or moment not in ("before_loss", "dying"):
        return True
    if moment == "dying":
        return False
    loss = declared_loss(state)
    return loss is None or all(seat != asked.seat for seat, _ in loss.hits)
