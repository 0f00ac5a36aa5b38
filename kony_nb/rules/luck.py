"""Luck is injected: seeded by address, streamed for playouts, or scripted.

Addressed luck does not depend on how often it was asked before: the same seed gives the same die to the same roll of
the same turn of the same seat, so that branches of a game share it however they diverge.
"""

import random
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b

from kony_nb.rules.agenda import Chance
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.state import State, Step

__all__ = ["Addressed", "Streamed"]


_TABLE = 6
_NUMBERS = tuple(6**n for n in range(9))


class Addressed:
    """Luck from a seed and an address.

    Parameters
    ----------
    seed : int or str
        The seed that is shown to everybody.

    Notes
    -----
    64 bits of BLAKE2b over the seed and the address. Dice are their digits in base 6, die by die; that 6**8 does not
    divide 2**64 moves no probability by more than 1e-13.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def __repr__(self) -> str:
        return f"Addressed({self.seed!r})"

    def bits(self, *address: int | str) -> int:
        """Return 64 random bits for an address."""
        text = f"{self.seed}/" + "/".join(map(str, address))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def roll(self, faces: str, n: int, asked: Chance, state: State, step: Step) -> str:
        """Return the faces of ``n`` dice, sorted."""
        return _dice(faces, n, self.bits(*asked.address(state, step)) % _NUMBERS[n])

    def top(self, cards: tuple[str, ...], asked: Chance, state: State, step: Step) -> str:
        """Return the card with the smallest number of its own: a fixed order, whichever cards are missing."""
        address = asked.address(state, step)
        return min(cards, key=lambda card: self.bits(*address, card))

    def draw(self, bag: Mapping[str, int], asked: Chance, state: State, step: Step) -> str:
        """Return one item of a bag, each copy as likely as any other."""
        return _item(bag, self.bits(*asked.address(state, step)) % sum(bag.values()))


class Streamed:
    """Luck from a stream, for many playouts; addresses are not looked at.

    Parameters
    ----------
    rng : random.Random
        The stream, owned by the caller.
    """

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.random = rng.random

    def roll(self, faces: str, n: int, asked: Chance, state: State, step: Step) -> str:
        """Return the faces of ``n`` dice, sorted."""
        number = int(self.random() * _NUMBERS[n])
        return _rolls(faces, n)[number] if n <= _TABLE else _dice(faces, n, number)

    def top(self, cards: tuple[str, ...], asked: Chance, state: State, step: Step) -> str:
        """Return any of the cards."""
        return cards[int(self.random() * len(cards))]

    def draw(self, bag: Mapping[str, int], asked: Chance, state: State, step: Step) -> str:
        """Return one item of a bag, each copy as likely as any other."""
        return _item(bag, int(self.random() * sum(bag.values())))


@cache
def _rolls(faces: str, n: int) -> tuple[str, ...]:
    """Return what up to six dice show, by the number whose digits in base 6 they are, die by die."""
    if not n:
        return ("",)
    fewer = _rolls(faces, n - 1)
    return tuple([sort_faces(rest + last) for last in faces for rest in fewer])


def _dice(faces: str, n: int, number: int) -> str:
    """Return the dice whose digits in base 6 make up a number."""
    if n <= _TABLE:
        return _rolls(faces, n)[number]
    number, low = divmod(number, _NUMBERS[_TABLE])
    return sort_faces(_rolls(faces, _TABLE)[low] + _rolls(faces, n - _TABLE)[number])


def _item(bag: Mapping[str, int], at: int) -> str:
    for item, n in bag.items():
        at -= n
        if at < 0:
            return item
    raise ValueError("nothing is left in the bag")
