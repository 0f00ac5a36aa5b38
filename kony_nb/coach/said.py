"""What the coach says, in parts: words, the numbers told in them with where they come from, and the rules cited."""

from dataclasses import dataclass
from fractions import Fraction

__all__ = ["Number", "Said", "amount", "chance", "joined", "said"]

Value = Fraction | int | float
CLOSE = 0.005
"""What two decimals cannot tell from nothing."""


@dataclass(frozen=True)
class Number:
    """A number told in words.

    Attributes
    ----------
    told : str
        As it stands in the words: ``"2"``, ``"0.96"``, ``"<0.01"``.
    value : Fraction, int or float
        The same, exact, and never negative: the words say whether it is gained or lost.
    source : str
        Which question gives it, of those that `kony_nb.coach.advice` lists, such as ``"survival.dies"``.
    """

    told: str
    value: Value
    source: str


@dataclass(frozen=True)
class Said:
    """One part of a sentence.

    Attributes
    ----------
    words : str
        ``"Midtown Manhattan pays 2 VP and 1 energy when your next turn begins"``.
    rules : tuple of str
        The ids of the rules and cards cited: those of the events that the words tell.
    numbers : tuple of Number
        Every number in the words, in order.
    """

    words: str
    rules: tuple[str, ...]
    numbers: tuple[Number, ...]

    def __str__(self) -> str:
        return f"{self.words} [{', '.join(self.rules)}]" if self.rules else self.words


Part = str | Number


def said(*parts: Part, rules: tuple[str, ...] = ()) -> Said:
    """Return words and numbers, one after the other, as a part of a sentence."""
    words = "".join([part if isinstance(part, str) else part.told for part in parts])
    return Said(words, tuple(dict.fromkeys(rules)), tuple([part for part in parts if isinstance(part, Number)]))


def amount(value: Value, source: str) -> Number:
    """Return an amount as it is told, without its sign: whole, or with two decimals."""
    size: Value = value if value >= 0 else -value
    near = round(float(size))
    if abs(float(size) - near) < 1e-9:
        return Number(str(near), size, source)
    return Number("<0.01" if float(size) < CLOSE else f"{float(size):.2f}", size, source)


def chance(value: Value, source: str) -> Number:
    """Return a probability as it is told: two decimals, and never a certainty that is none.

    Examples
    --------
    >>> [chance(p, "").told for p in (0, 0.001, 0.5, 0.999, 1)]
    ['0', '<0.01', '0.50', '>0.99', '1']
    """
    if value in (0, 1):
        return Number(str(int(value)), value, source)
    if value < CLOSE:
        return Number("<0.01", value, source)
    return Number(">0.99" if value > 1 - CLOSE else f"{float(value):.2f}", value, source)


def joined(things: list[tuple[Part, ...]]) -> tuple[Part, ...]:
    """Return things as a list in words: with commas, and "and" before the last."""
    found: list[Part] = []
    for at, thing in enumerate(things):
        if at:
            found.append(" and " if at == len(things) - 1 else ", ")
        found += thing
    return tuple(found)
