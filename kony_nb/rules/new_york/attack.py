"""Whom an attack hits: from outside every monster in Manhattan, from Manhattan every monster outside."""

from kony_nb.rules.new_york.manhattan import insiders, outsiders
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State

__all__ = ["reach"]


def reach(state: State, seat: int) -> tuple[tuple[int, ...], str]:
    """Return the seats that an attack of this one hits, the first track before the second, and the rule."""
    if state.monsters[seat].place in MANHATTAN:
        return outsiders(state), "ny.attack.from-manhattan"
    return insiders(state), "ny.attack.from-outside"
