"""Equilibria of games in which two sides choose yes or no at once: with everything known, and with hidden types."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm
from typing import Any

import numpy as np
import numpy.typing as npt

from kony_nb.odds.tracing import traced

__all__ = ["Bimatrix", "HiddenEquilibrium", "hidden_equilibrium", "two_by_two"]

Floats = npt.NDArray[np.float64]
Table = npt.NDArray[Any]
Bimatrix = Sequence[Sequence[Fraction | int]]
"""A 2 by 2 table of payoffs: rows are the first side's yes and no, columns the second's."""


@dataclass(frozen=True)
class HiddenEquilibrium:
    """How often each type of two sides says yes, so that no side gains by changing.

    Attributes
    ----------
    first, second : numpy array
        The chance to say yes by type, each in [0, 1].
    exploitability : float
        What the side that gains more could gain at most by another strategy, in the unit of the payoffs, 0 upwards.
    """

    first: Floats
    second: Floats
    exploitability: float


def two_by_two(first: Bimatrix, second: Bimatrix) -> tuple[tuple[Fraction, Fraction], ...]:
    """Return the equilibria of a game of two choices each, in pure choices and in one mixture, exactly.

    Parameters
    ----------
    first, second : 2 by 2 tables
        What each side gets; rows are the first side's yes and no, columns the second's.

    Returns
    -------
    tuple of (Fraction, Fraction)
        The chances of yes of both sides, pure ones first.

    Examples
    --------
    >>> two_by_two([[1, -1], [-1, 1]], [[-1, 1], [1, -1]])
    ((Fraction(1, 2), Fraction(1, 2)),)
    """
    a = [[Fraction(value) for value in row] for row in first]
    b = [[Fraction(value) for value in row] for row in second]
    found = [
        (Fraction(1 - row), Fraction(1 - column))
        for row in (0, 1)
        for column in (0, 1)
        if a[row][column] >= a[1 - row][column] and b[row][column] >= b[row][1 - column]
    ]
    from_first = a[0][0] - a[0][1] - a[1][0] + a[1][1]
    from_second = b[0][0] - b[0][1] - b[1][0] + b[1][1]
    if from_first and from_second:
        yes_of_second = (a[1][1] - a[0][1]) / from_first
        yes_of_first = (b[1][1] - b[1][0]) / from_second
        if 0 < yes_of_first < 1 and 0 < yes_of_second < 1:
            found.append((yes_of_first, yes_of_second))
    return tuple(found)


def hidden_equilibrium(chances: Table, first: Table, second: Table) -> HiddenEquilibrium:
    """Return an equilibrium of a game of yes and no in which each side knows its own type only.

    Parameters
    ----------
    chances : array (types of the first side, types of the second)
        How likely each pair of types is; sums to 1. Like the payoffs Fractions or floats, which are taken exactly.
    first, second : array (2, 2, types of the first side, types of the second)
        What each side gets for each pair of choices, 0 for yes and 1 for no.

    Notes
    -----
    There always is one, and `kony_nb.odds.tracing` finds one exactly, by following the equilibria from where everybody
    expects the other side to toss coins. In floats, and with what is exploitable then, it is told here.
    """
    (likely, unit), (mine, my_unit), (theirs, their_unit) = map(in_whole_numbers, (chances, first, second))
    by_first = [(mine[0, answer] - mine[1, answer]) * likely for answer in (0, 1)]
    by_second = [((theirs[answer, 0] - theirs[answer, 1]) * likely).T for answer in (0, 1)]
    bases, slopes = [], []
    for side, (if_yes, if_no) in enumerate((by_first, by_second)):
        own = [0] * len(if_yes)
        for base, row in zip(if_no.sum(axis=1).tolist(), (if_yes - if_no).tolist(), strict=True):
            common = gcd(base, *row) or 1
            others = [slope // common for slope in row]
            bases.append(base // common)
            slopes.append([*own, *others] if side == 0 else [*others, *own])
    says = np.array([float(chance) for chance in traced(bases, slopes, likely.shape)])
    x, y = says[: len(likely)], says[len(likely) :]
    lost = exploited(x, y, by_first, unit * my_unit), exploited(y, x, by_second, unit * their_unit)
    return HiddenEquilibrium(x, y, max(lost))


def in_whole_numbers(values: Table) -> tuple[Table, int]:
    """Return an array of numbers in a unit in which they are whole, and how many units make 1."""
    flat = [Fraction(value) for value in np.asarray(values).ravel().tolist()]
    unit = lcm(*{value.denominator for value in flat})
    whole = [value.numerator * (unit // value.denominator) for value in flat]
    return np.array(whole, dtype=object).reshape(np.shape(values)), unit


def exploited(says: Floats, answers: Floats, gains: list[Table], unit: int) -> float:
    """Return what a side could gain by its best answer, from what yes gains it if the other side says yes, and no."""
    if_yes, if_no = ((each / unit).astype(np.float64) for each in gains)
    gain = if_yes @ answers + if_no @ (1 - answers)
    return float((np.maximum(gain, 0) * (1 - says) + np.maximum(-gain, 0) * says).sum())
