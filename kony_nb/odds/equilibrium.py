"""Equilibria of games in which two sides choose yes or no at once: with everything known, and with hidden types."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from kony_nb.rules.errors import BadOdds

__all__ = ["Bimatrix", "HiddenEquilibrium", "hidden_equilibrium", "two_by_two"]

Floats = npt.NDArray[np.float64]
Bimatrix = Sequence[Sequence[Fraction | int]]
"""A 2 by 2 table of payoffs: rows are the first side's yes and no, columns the second's."""
EXPLOITABLE = 1e-6
SHARPEST = 1e9
STEPS = 4000
SHARPER = 1.15


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


def hidden_equilibrium(chances: Floats, first: Floats, second: Floats) -> HiddenEquilibrium:
    """Return an equilibrium of a game of yes and no in which each side knows its own type only.

    Parameters
    ----------
    chances : array (types of the first side, types of the second)
        How likely each pair of types is; sums to 1.
    first, second : array (2, 2, types of the first side, types of the second)
        What each side gets for each pair of choices, 0 for yes and 1 for no.

    Raises
    ------
    BadOdds
        If none is found that is exploitable by less than a millionth.

    Notes
    -----
    The quantal response path: each type says yes by the logistic function of what yes gains it, ever more sharply; in
    the limit that is an equilibrium. At the end the choices that are not mixed are made pure, and those that are mixed
    are solved for, so that the result is as exact as floats are.
    """
    gain_first = np.stack([(first[0, b] - first[1, b]) * chances for b in (0, 1)])
    gain_second = np.stack([(second[a, 0] - second[a, 1]) * chances for a in (0, 1)])
    slopes = (gain_first[0] - gain_first[1], (gain_second[0] - gain_second[1]).T)
    bases = (gain_first[1].sum(axis=1), gain_second[1].sum(axis=0))
    x, y = np.full(len(chances), 0.5), np.full(chances.shape[1], 0.5)
    sharpness, best = 1.0, HiddenEquilibrium(x, y, np.inf)
    while sharpness < SHARPEST:
        x, y = respond(x, y, slopes, bases, sharpness)
        for there in (HiddenEquilibrium(x, y, exploited(x, y, slopes, bases)), polished(x, y, slopes, bases)):
            if there.exploitability < best.exploitability:
                best = there
        if best.exploitability < EXPLOITABLE:
            return best
        sharpness *= SHARPER
    raise BadOdds(f"no equilibrium was found: the best strategies lose {best.exploitability:.2g} to better answers")


def respond(
    x: Floats, y: Floats, slopes: tuple[Floats, Floats], bases: tuple[Floats, Floats], sharpness: float
) -> tuple[Floats, Floats]:
    """Return the quantal responses to each other at a sharpness, found by damped steps from where one stands."""
    damping = min(0.5, 2.0 / sharpness)
    for _ in range(STEPS):
        new_x = logistic(sharpness * (slopes[0] @ y + bases[0]))
        new_y = logistic(sharpness * (slopes[1] @ x + bases[1]))
        moved = max(np.abs(new_x - x).max(), np.abs(new_y - y).max())
        x, y = x + damping * (new_x - x), y + damping * (new_y - y)
        if moved < 1e-10:
            break
    return x, y


def logistic(values: Floats) -> Floats:
    """Return the logistic function, without overflow."""
    return np.asarray(0.5 * (1 + np.tanh(0.5 * values)), dtype=np.float64)


def exploited(x: Floats, y: Floats, slopes: tuple[Floats, Floats], bases: tuple[Floats, Floats]) -> float:
    """Return what the side that gains more could gain by its best answer."""
    gains = (slopes[0] @ y + bases[0], slopes[1] @ x + bases[1])
    lost = [
        float((np.maximum(gain, 0) * (1 - says) + np.maximum(-gain, 0) * says).sum())
        for gain, says in zip(gains, (x, y), strict=True)
    ]
    return max(lost)


def polished(
    x: Floats, y: Floats, slopes: tuple[Floats, Floats], bases: tuple[Floats, Floats]
) -> HiddenEquilibrium:
    """Return the strategies with almost pure choices made pure, and the mixed ones solved so that nobody gains."""
    best = HiddenEquilibrium(x, y, np.inf)
    for margin in (1e-6, 1e-4, 1e-2, 0.1):
        pure_x, pure_y = sharp(x, margin), sharp(y, margin)
        mixed_x, mixed_y = np.isnan(pure_x), np.isnan(pure_y)
        there_x, there_y = np.where(mixed_x, x, pure_x), np.where(mixed_y, y, pure_y)
        if mixed_x.any() and mixed_y.any():  # the mixed types of one side make those of the other indifferent
            there_y = indifferent(slopes[0][mixed_x], bases[0][mixed_x], there_y, mixed_y)
            there_x = indifferent(slopes[1][mixed_y], bases[1][mixed_y], there_x, mixed_x)
        found = HiddenEquilibrium(there_x, there_y, exploited(there_x, there_y, slopes, bases))
        if found.exploitability < best.exploitability:
            best = found
    return best


def sharp(says: Floats, margin: float) -> Floats:
    """Return 0 and 1 where the chances are that to a margin, else not a number."""
    return np.where(says < margin, 0.0, np.where(says > 1 - margin, 1.0, np.nan))


def indifferent(slope: Floats, base: Floats, says: Floats, mixed: npt.NDArray[np.bool_]) -> Floats:
    """Return the chances of yes with the mixed ones set so that the other side's mixed types gain nothing by yes."""
    found = says.copy()
    wanted = -base - slope[:, ~mixed] @ says[~mixed]
    found[mixed] = np.clip(np.linalg.lstsq(slope[:, mixed], wanted, rcond=None)[0], 0.0, 1.0)
    return found
