"""A state as those who look at it know it."""

from collections.abc import Collection

from kony_nb.game.hidden import public, view
from kony_nb.rules.state import State

__all__ = ["known"]


def known(state: State, seats: Collection[int] | None) -> State:
    """Return the state as who sits on these seats knows it.

    Parameters
    ----------
    state : State
        A moment; it is not changed.
    seats : collection of int, optional
        Who looks. None: everything is told. One seat: its view. None of them (an empty collection), or several: what
        everybody at the table knows.
    """
    if seats is None:
        return state
    return view(state, next(iter(seats))) if len(seats) == 1 else public(state)
