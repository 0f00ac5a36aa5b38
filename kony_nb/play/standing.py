"""A standing answer: what a seat answers by itself whenever it is asked to hold Tokyo or to yield it."""

from dataclasses import dataclass

from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadOption, shown
from kony_nb.rules.phases.gains import HIGHEST_LP
from kony_nb.rules.referee import pending
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.yielding import YIELD

__all__ = ["Standing"]


@dataclass(frozen=True)
class Standing:
    """The answer "yield at so many life points or less"; above them the seat is asked as usual.

    Attributes
    ----------
    yield_at : int or None
        Life points, 1 to 12, that are left after the damage of the attack; None asks every time.

    Raises
    ------
    BadOption
        If it is neither.

    Examples
    --------
    >>> Standing(yield_at=4)
    Standing(yield_at=4)
    """

    yield_at: int | None = None

    def __post_init__(self) -> None:
        at = self.yield_at
        if at is not None and (type(at) is not int or not 1 <= at <= HIGHEST_LP):
            raise BadOption(f"yield_at: {shown(at)} is not 1 to {HIGHEST_LP}, or None to be asked every time")

    def answer(self, state: State, seat: int) -> Action | None:
        """Return the answer to give for the seat, None if it has to be asked (rule ``kot.yield.right``).

        It is looked at only while this seat is asked to hold or yield after the damage of an attack. Where a card has
        the question put before the damage, the life points that will be left are not known yet, and the seat is asked.
        """
        waiting = pending(state)
        if self.yield_at is None or waiting is None:
            return None
        step, kind = waiting
        if kind.kind != "yield" or step.seat != seat or len(step.args) > 1:
            return None
        return YIELD if state.monsters[seat].lp <= self.yield_at else None
