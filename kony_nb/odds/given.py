"""Numbers given by the reader, for a final roll or for a reroll, as arrays in which sums can be taken."""

import math
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.faces import FACE_NAMES, sort_faces

__all__ = ["WHOLE", "Utility", "by_roll", "common_denominator", "float_array", "fractions", "whole_array"]

WHOLE = 1 << 62
"""Whole numbers below this are kept in 64 bits, larger ones as Python's own."""
LARGEST = 1e300
"""The largest float that may be given, so that no sum over rolls overflows."""
Utility = Callable[[str], Any] | Mapping[str, Any]
"""A number for each final roll: a function of the sorted letters, or a mapping from them."""


def by_roll(utility: Utility, rolls: Sequence[str]) -> list[Any]:
    """Return what a utility says of each roll, unchecked.

    Raises
    ------
    BadOdds
        If it is neither function nor mapping, or the mapping lacks a roll.
    """
    if isinstance(utility, Mapping):
        try:
            return [utility[roll] for roll in rolls]
        except KeyError:
            pass
        wrong = [roll for roll in utility if not isinstance(roll, str) or set(roll) - set(FACE_NAMES)]
        if wrong:
            needed = f"it needs one for each of {len(rolls)} rolls, such as {rolls[0]!r}"
            raise BadOdds(f"the utility has a value for {shown(wrong[0])}, which is no roll; {needed}")
        again = {sort_faces(roll): value for roll, value in utility.items()}
        missing = next((roll for roll in rolls if roll not in again), None)
        if missing is not None:
            raise BadOdds(f"the utility has no value for {missing}; it needs one for each of {len(rolls)} rolls")
        return [again[roll] for roll in rolls]
    if not callable(utility):
        raise BadOdds(f"the utility is {shown(utility)}; allowed is a function of the roll, or a mapping from rolls")
    return list(map(utility, rolls))


def float_array(values: Sequence[Any], where: Callable[[int], str]) -> NDArray[np.float64]:
    """Return numbers as floats.

    Parameters
    ----------
    values : sequence
        What was given.
    where : callable
        Says in words of what the value at a place is.

    Raises
    ------
    BadOdds
        If one is no finite number; the message says which.
    """
    try:
        found = np.array(values)
    except ValueError:
        found = np.array(None)
    if found.ndim != 1 or found.dtype.kind not in "biuf":
        for i, value in enumerate(values):
            if not isinstance(value, Real | np.bool_) or not _in_range(value):
                raise BadOdds(f"{where(i)} is {shown(value)}; allowed is a number of at most 1e300")
        found = np.array([float(value) for value in values])
    found = found.astype(np.float64)
    good = np.abs(found) < LARGEST  # not a number compares as false
    if not good.all():
        i = int(np.argmin(good))
        raise BadOdds(f"{where(i)} is {shown(values[i])}; allowed is a number of at most 1e300")
    return found


def fractions(values: Sequence[Any], where: Callable[[int], str]) -> list[int | Fraction]:
    """Return numbers as they are, if they are exact.

    Raises
    ------
    BadOdds
        If one is neither whole nor a Fraction; the message says which.
    """
    for i, value in enumerate(values):
        if not isinstance(value, Rational):
            raise BadOdds(f"{where(i)} is {shown(value)}; exact odds need whole numbers or Fractions")
    return [
        value if isinstance(value, int | Fraction) else Fraction(int(value.numerator), int(value.denominator))
        for value in values
    ]


def common_denominator(*lists: Sequence[int | Fraction]) -> int:
    """Return the least number by which all these become whole."""
    return math.lcm(*{value.denominator for values in lists for value in values})


def whole_array(values: Sequence[int | Fraction], denominator: int) -> NDArray[Any]:
    """Return numbers times their common denominator: int64, or Python integers where that is too small."""
    whole = [int(value * denominator) for value in values]
    small = all(-WHOLE < value < WHOLE for value in whole)
    return np.array(whole, np.int64 if small else object)


def _in_range(value: Any) -> bool:
    return bool(-LARGEST < value < LARGEST)
