"""Luck is injected: seeded by address, streamed for playouts, or scripted.

Addressed luck does not depend on how often it was asked before: the same seed gives the same die to the same roll of
the same turn of the same seat, so that branches of a game share it however they diverge. `Addressed` is the luck of
games and is kept for ever; `Common` is the same idea with arithmetic that costs a playout little.
"""

import random
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b

from kony_nb.rules.agenda import Chance
from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.state import State, Step

__all__ = ["Addressed", "Common", "Streamed", "mixed"]

_TABLE = 6
_NUMBERS = tuple(6**n for n in range(9))
_ALL = (1 << 64) - 1
_TRIES = 4096
"""More than it ever takes to name one of the last cards of a deck; after that any of them will do."""


class Addressed:
    """Luck from a seed and an address.

    Parameters
    ----------
    seed : int or str
        The seed that is shown to everybody.
    deal : int or str, optional
        The seed of what is dealt unseen, every chance that is `private`. Without it, the same seed: who knows it could
        work out the hands.

    Notes
    -----
    64 bits of BLAKE2b over the seed and the address. Dice are their digits in base 6, die by die; that 6**8 does not
    divide 2**64 moves no probability by more than 1e-13.
    """

    def __init__(self, seed: int | str, deal: int | str | None = None) -> None:
        self.seed, self.deal = seed, deal

    def __repr__(self) -> str:
        return f"Addressed({self.seed!r})"  # what it deals is not to be seen

    def bits(self, *address: int | str) -> int:
        """Return 64 random bits for an address."""
        return _hashed(self.seed, address)

    def roll(self, faces: str, n: int, asked: Chance, state: State, step: Step) -> str:
        """Return the faces of ``n`` dice, sorted."""
        return _dice(faces, n, self.bits(*asked.address(state, step)) % _NUMBERS[n])

    def top(self, cards: tuple[str, ...], asked: Chance, state: State, step: Step) -> str:
        """Return the card with the smallest number of its own: a fixed order, whichever cards are missing."""
        address = asked.address(state, step)
        return min(cards, key=lambda card: self.bits(*address, card))

    def draw(self, bag: Mapping[str, int], asked: Chance, state: State, step: Step) -> str:
        """Return one item of a bag, each copy as likely as any other; what is private falls by the deal's seed."""
        seed = self.deal if asked.private and self.deal is not None else self.seed
        return _item(bag, _hashed(seed, asked.address(state, step)) % sum(bag.values()))


class Common:
    """Luck by address that many playouts of the same number share, whichever choice they begin with.

    Parameters
    ----------
    seed : int or str
        The seed of the comparison.
    number : int
        Which of its games this is, 0 upwards.

    Notes
    -----
    64 bits, mixed from the seed and the address by multiplying and folding. A deck is a sequence of numbers that
    name cards of the whole game; the first that names a card still there decides, which is a shuffled order in which
    missing cards are passed over.
    """

    def __init__(self, seed: int | str, number: int) -> None:
        self.seed, self.number = seed, number
        self.key = Addressed(seed).bits("playout", number)

    def __repr__(self) -> str:
        return f"Common({self.seed!r}, {self.number})"

    def bits(self, *address: int | str) -> int:
        """Return 64 random bits for an address."""
        return mixed(self.key, address)

    def roll(self, faces: str, n: int, asked: Chance, state: State, step: Step) -> str:
        """Return the faces of ``n`` dice, sorted."""
        return _dice(faces, n, mixed(self.key, asked.address(state, step)) % _NUMBERS[n])

    def top(self, cards: tuple[str, ...], asked: Chance, state: State, step: Step) -> str:
        """Return the first of these cards in a shuffled order of all cards of the game."""
        every = deck_of(state.options.game)
        number = mixed(self.key, asked.address(state, step))
        for _ in range(_TRIES):
            named = every[(number * len(every)) >> 64]
            if named in cards:
                return named
            number = (number * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & _ALL  # the high bits are good, and all we use
        return cards[(number * len(cards)) >> 64]

    def draw(self, bag: Mapping[str, int], asked: Chance, state: State, step: Step) -> str:
        """Return one item of a bag, each copy as likely as any other."""
        return _item(bag, mixed(self.key, asked.address(state, step)) * sum(bag.values()) >> 64)


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


def _hashed(seed: int | str, address: tuple[int | str, ...]) -> int:
    """Return 64 bits of BLAKE2b over a seed and an address."""
    text = f"{seed}/" + "/".join(map(str, address))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def mixed(key: int, address: tuple[int | str, ...]) -> int:
    """Return 64 bits in which every bit of the key and of each part of the address has a say.

    Parameters
    ----------
    key : int
        64 bits.
    address : tuple of int and str
        Numbers of up to 64 bits, and words.

    Examples
    --------
    >>> mixed(1, (2, "dice")) == mixed(1, (2, "dice")) != mixed(1, ("dice", 2))
    True
    """
    for part in address:
        if part.__class__ is str:
            part = _word(part)
        key = (key ^ part) * 0x9E3779B97F4A7C15 & _ALL  # type: ignore[operator]  # words are numbers by now
        key ^= key >> 32
    key = key * 0xBF58476D1CE4E5B9 & _ALL
    key ^= key >> 29
    key = key * 0x94D049BB133111EB & _ALL
    return key ^ key >> 32


@cache
def _word(word: str) -> int:
    """Return 64 bits for a word of an address."""
    return int.from_bytes(blake2b(word.encode(), digest_size=8).digest(), "big")


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
