"""`what_if`: the same question with other numbers of dice and rolls."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from numbers import Real

from kony_nb.rules.errors import BadLesson, shown
from kony_nb.views.table import Table

__all__ = ["what_if"]

MOST = 100
"""Rows and columns at most."""


def what_if(
    chance: Callable[[int, int], Fraction | float],
    *,
    dice: Sequence[int] = (6, 7, 8),
    rolls: Sequence[int] = (1, 2, 3, 4),
    caption: str = "",
) -> Table:
    """Return a probability in percent: a row for each number of dice, a column for each number of rolls.

    Parameters
    ----------
    chance : callable
        ``chance(dice, rolls)``, a probability.
    dice, rolls : sequence of int
        For which numbers.
    caption : str
        What the table shows, said above it.

    Raises
    ------
    BadLesson
        If the chance is no function, or what it gives no number; or there are no whole numbers of dice or rolls.

    Examples
    --------
    >>> print(what_if(lambda dice, rolls: 1 - Fraction(5, 6) ** (dice * rolls), rolls=(1, 2)))
    dice  1 roll   2 rolls
    6     66.51 %  88.78 %
    7     72.09 %  92.21 %
    8     76.74 %  94.59 %
    """
    if not callable(chance):
        raise BadLesson(f"chance is {shown(chance)}; a function of dice and rolls is needed")
    for name, numbers in (("dice", dice), ("rolls", rolls)):
        whole = isinstance(numbers, list | tuple | range) and all(type(n) is int for n in numbers)
        if not whole or not 0 < len(numbers) <= MOST:
            raise BadLesson(f"{name} are {shown(numbers)}; a list of 1 to {MOST} whole numbers is needed")
    rows = [
        {"dice": n} | {f"{r} roll{'s' * (r != 1)}": in_percent(chance(n, r), n, r) for r in rolls} for n in dice
    ]
    return Table(rows, str(caption))


def in_percent(found: object, dice: int, rolls: int) -> str:
    """Return in percent what a chance was found to be.

    Raises
    ------
    BadLesson
        If it is no number.
    """
    if isinstance(found, bool) or not isinstance(found, Real):
        raise BadLesson(f"chance({dice}, {rolls}) is {shown(found)}; a number from 0 to 1 is needed")
    return f"{100 * float(found):.2f} %"
