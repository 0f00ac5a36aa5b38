"""Random numbers for policies, found by address like luck: what a bot does on a whim, it does in every branch."""

import random
from collections.abc import Sequence
from typing import Any, TypeVar

from kony_nb.rules.luck import mixed

__all__ = ["Whims"]

T = TypeVar("T")
STEP = 0x9E3779B97F4A7C15
ALL = (1 << 64) - 1


class Whims(random.Random):
    """A random number generator that begins anew for each decision of a game.

    Parameters
    ----------
    key : int
        64 bits for the game, such as ``Common.key``.

    Notes
    -----
    `turn_to` names a decision; until the next one the numbers are a stream of their own (SplitMix64). Decisions are
    told apart by who decides, what is decided, whose turn it is, and how often that was asked before in this turn.
    """

    def __init__(self, key: int) -> None:
        self.key = key
        self.at = self.number = 0
        super().__init__(0)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Begin anew from the key, which is all that decides."""
        self.address: tuple[int | str, ...] = ()
        self.known = False
        self.gauss_next = None

    def turn_to(self, *address: int | str) -> None:
        """Begin the stream of a decision."""
        self.address, self.known = address, False
        self.gauss_next = None

    def bits(self) -> int:
        """Return the next 64 bits."""
        if not self.known:
            self.number, self.known = mixed(self.key, self.address), True
            return self.number
        self.number = (self.number + STEP) & ALL
        return mixed(self.number, ())

    def random(self) -> float:
        """Return a number from 0.0 up to, but not, 1.0."""
        return (self.bits() >> 11) * 2.0**-53

    def getrandbits(self, k: int, /) -> int:
        """Return ``k`` random bits."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        found = 0
        for _ in range(0, k, 64):
            found = found << 64 | self.bits()
        return found >> -k % 64

    def choice(self, seq: Sequence[T]) -> T:  # type: ignore[override]  # a list or tuple is all that policies choose from
        """Return one item of a sequence."""
        n = len(seq)
        return seq[self.bits() * n >> 64] if n > 1 else seq[0]
