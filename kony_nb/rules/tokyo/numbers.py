"""Numbers: three of a kind score their number, and each further one a point more."""

from collections.abc import Callable

from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

__all__ = ["SET", "score", "scores"]

SET = 3
"""Dice of one number that score."""


def scores(number: int, n: int) -> int:
    """Return what ``n`` dice of a number, 1 to 3, score in victory points.

    Examples
    --------
    >>> scores(2, 4), scores(3, 2), scores(1, 6)
    (3, 0, 4)
    """
    return number + n - SET if n >= SET else 0


def score(number: int) -> Callable[[State, int, int, Log], None]:
    """Return what resolving a number does."""

    def act(state: State, seat: int, n: int, log: Log) -> None:
        vp = scores(number, n)
        if vp:
            gain_vp(state, seat, vp, "kot.numbers.set", log)
        elif log is not SILENT:
            log.add("nothing", "kot.numbers.few", seat, n, what=str(number))

    return act
