"""Intervals of 95 % for win shares, and for the difference of two shares found with common luck."""

from math import sqrt
from typing import NamedTuple

__all__ = ["Interval", "Z", "paired_difference", "wilson"]

Z = 1.959963984540054
"""Standard errors on each side: 95 %."""


class Interval(NamedTuple):
    """An estimate and the interval about it.

    Attributes
    ----------
    value, low, high : float
        Shares from 0 to 1, or differences of shares from -1 to 1.
    """

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of what lies between the two ends."""
        return (self.high - self.low) / 2


def wilson(wins: int, games: int) -> Interval:
    """Return the share of games won, with Wilson's score interval.

    Parameters
    ----------
    wins, games : int
        ``0 <= wins <= games`` and ``games >= 1``.

    Notes
    -----
    E. B. Wilson, Journal of the American Statistical Association 22 (1927). It never leaves 0 to 1, and it is sound
    for shares near them.

    Examples
    --------
    >>> [round(x, 4) for x in wilson(81, 263)]
    [0.308, 0.2553, 0.3662]
    """
    share = wins / games
    middle = (wins + Z * Z / 2) / (games + Z * Z)
    half = Z * sqrt(share * (1 - share) * games + Z * Z / 4) / (games + Z * Z)
    return Interval(share, max(0.0, middle - half) if wins else 0.0, min(1.0, middle + half) if wins < games else 1.0)


def paired_difference(first: int, second: int, both: int, games: int) -> Interval:
    """Return by how much the first share exceeds the second, where each game was played both ways with common luck.

    Parameters
    ----------
    first, second : int
        Games won the first and the second way.
    both : int
        Games won both ways.
    games : int
        All games, 1 or more.

    Notes
    -----
    A. Agresti and Y. Min, Statistics in Medicine 24 (2005): Wald's interval for matched pairs with half a game added
    to each of the four counts, so that few games, or choices that hardly differ, do not look certain.

    Examples
    --------
    >>> paired_difference(50, 50, 50, 100).value
    0.0
    """
    gained, lost = first - both, second - both
    n = games + 2
    middle = (gained - lost) / n
    half = Z * sqrt(max(0.0, gained + lost + 1 - (gained - lost) ** 2 / n)) / n
    return Interval((gained - lost) / games, max(-1.0, middle - half), min(1.0, middle + half))
