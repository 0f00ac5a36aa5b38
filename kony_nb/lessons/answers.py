"""Reading a number as a student writes it, and comparing it with the exact one."""

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real

from kony_nb.rules.errors import BadLesson, shown

__all__ = ["Given", "agrees", "read_number"]

TOLERANCE = Fraction(1, 10**6)
"""How far an answer may be off, as a share of the exact one."""
FIGURES = 3
"""Significant figures that are accepted for an exact number that is not whole."""
WHOLE = r"[+-]?\d{1,40}"
FRACTION = re.compile(rf"({WHOLE})\s*/\s*(\d{{1,40}})")
DECIMAL = re.compile(r"([+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,2})?)\s*(%?)")
HOW = "write 5/8, 0.625 or 62.5 %"


@dataclass(frozen=True)
class Given:
    """A number as it was given.

    Attributes
    ----------
    value : Fraction
        What it says.
    exact : bool
        Whether it was written as a fraction or a whole number, so that nothing was rounded.
    text : str
        How it is kept; `read_number` reads the same number from it.
    """

    value: Fraction
    exact: bool
    text: str


def read_number(answer: object) -> Given:
    """Return the number that an answer means.

    Parameters
    ----------
    answer : Fraction, int, float, Decimal or str
        Strings hold a whole number, a decimal with a point, a fraction ``p/q``, or a percentage ``37.5 %``.

    Raises
    ------
    BadLesson
        If it is no number; the message says how to write one.

    Examples
    --------
    >>> read_number("37.5 %").value, read_number(" 3/8").value, read_number(0.375).exact
    (Fraction(3, 8), Fraction(3, 8), False)
    """
    if isinstance(answer, bool):
        raise BadLesson(f"{answer} is no number; {HOW}")
    if isinstance(answer, Rational):
        value = Fraction(int(answer.numerator), int(answer.denominator))
        if max(abs(value.numerator), value.denominator) >= 10**40:
            raise BadLesson(f"{shown(answer)} has too many digits")
        return Given(value, True, str(value))
    if isinstance(answer, Real | Decimal):
        text = str(answer) if isinstance(answer, Decimal) else repr(float(answer))
        return _read(text, answer)
    if isinstance(answer, str):
        return _read(" ".join(answer.split()), answer)
    raise BadLesson(f"{shown(answer)} is no number; {HOW}")


def _read(text: str, answer: object) -> Given:
    if whole := re.fullmatch(WHOLE, text):
        return Given(Fraction(int(whole[0])), True, text)
    if parts := FRACTION.fullmatch(text):
        if not int(parts[2]):
            raise BadLesson(f"{shown(answer)} divides by zero")
        return Given(Fraction(int(parts[1]), int(parts[2])), True, text)
    if parts := DECIMAL.fullmatch(text):
        return Given(Fraction(parts[1]) / (100 if parts[2] else 1), False, text)
    point = " (with a point, not a comma)" if "," in text else ""
    raise BadLesson(f"{shown(answer)} is no number that can be read; {HOW}{point}")


def agrees(given: Given, exact: Fraction, figures: int = FIGURES) -> str:
    """Return how a number agrees with the exact one.

    Parameters
    ----------
    given : Given
        As it was read.
    exact : Fraction
        What it should be.
    figures : int
        To how many significant figures it may be rounded.

    Returns
    -------
    str
        ``"exactly"`` (relative tolerance 1e-6), ``"rounded"``, or ``""`` if it does not. A fraction or a whole number
        is not taken as rounded, and a whole number needs no rounding.

    Examples
    --------
    >>> third = Fraction(1, 3)
    >>> [agrees(read_number(answer), third) for answer in ("1/3", 0.333, "33.3 %", 0.33, "333/1000")]
    ['exactly', 'rounded', 'rounded', '', '']
    """
    off = abs(given.value - exact)
    if off <= TOLERANCE * abs(exact):
        return "exactly"
    if given.exact or exact.denominator == 1:
        return ""
    return "rounded" if off <= _last_place(abs(exact), figures) / 2 else ""


def _last_place(value: Fraction, figures: int) -> Fraction:
    """Return what one unit of the last significant figure of a positive number is worth."""
    place = Fraction(1)
    while place * 10 <= value:
        place *= 10
    while place > value:
        place /= 10
    return place / Fraction(10 ** (figures - 1))
