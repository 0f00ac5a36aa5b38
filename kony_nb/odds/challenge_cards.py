"""Challenge cards that nobody has seen: which are alike, how they fall, and who wins if both sides reveal, exactly."""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from kony_nb.rules.errors import BadOdds, flag
from kony_nb.rules.luchador.cards import CHALLENGES, Gain

__all__ = ["Kind", "card_chances", "kinds_of", "random_challenge", "win_chances"]


@dataclass(frozen=True)
class Kind:
    """Challenge cards that count and bring the same to the one who fights with them.

    Attributes
    ----------
    strength, bonus : int
        What they count for a principal and add for an ally, 0 upwards.
    reward : Gain
        What a winning principal gains.
    cards : tuple of str
        Their ids.
    """

    strength: int
    bonus: int
    reward: Gain
    cards: tuple[str, ...]


def kinds_of(cards: Iterable[str]) -> tuple[Kind, ...]:
    """Return the kinds of some cards, the strongest first."""
    found: dict[tuple[int, int, Gain], list[str]] = {}
    for ident in sorted(cards, key=lambda ident: (-CHALLENGES[ident].strength, CHALLENGES[ident].bonus, ident)):
        card = CHALLENGES[ident]
        found.setdefault((card.strength, card.bonus, card.reward), []).append(ident)
    return tuple(Kind(*alike, tuple(cards)) for alike, cards in found.items())


def card_chances(kinds: tuple[Kind, ...], held: int | None = None) -> list[Fraction]:
    """Return how likely the card of a seat is of each kind; ``held`` is the kind of a card that is elsewhere."""
    left = [len(kind.cards) - (at == held) for at, kind in enumerate(kinds)]
    return [Fraction(n, sum(left)) for n in left]


def win_chances(kinds: tuple[Kind, ...], challengers: bool, champions: bool) -> list[list[Fraction]]:
    """Return the challenger's chance to win if both reveal, by the kind of its card and of the champion's.

    Parameters
    ----------
    kinds : tuple of Kind
        All cards that challenger, champion and allies may hold; each holds one, drawn at random.
    challengers, champions : bool
        Whether that side has an ally.
    """
    bonuses = sorted(kind.bonus for kind in kinds for _ in kind.cards)

    def wins(own: Kind, against: Kind) -> Fraction:
        left = bonuses.copy()
        left.remove(own.bonus)
        left.remove(against.bonus)
        ours, theirs = left if challengers else [0], left if champions else [0]
        ahead, both = own.strength - against.strength, challengers and champions
        # for each ally of ours the ones of theirs with which we are stronger; it is none of theirs itself
        won = sum(bisect_left(theirs, ahead + bonus) - (both and ahead > 0) for bonus in ours)
        return Fraction(won, len(ours) * (len(theirs) - both))

    return [
        # a kind of a single card cannot be on both sides: its chance is never asked for
        [wins(own, against) if own is not against or len(own.cards) > 1 else Fraction(0) for against in kinds]
        for own in kinds
    ]


def random_challenge(challengers_ally: bool = False, champions_ally: bool = False) -> Fraction:
    """Return the chance that the challenger wins if all cards are random and both sides reveal.

    Parameters
    ----------
    challengers_ally, champions_ally : bool
        Whether that side has an ally.

    Raises
    ------
    BadOdds
        If one of them is neither true nor false.

    Examples
    --------
    >>> random_challenge() == Fraction(135, 306), random_challenge(True, True) == Fraction(31842, 73440)
    (True, True)
    """
    for name, value in (("challengers_ally", challengers_ally), ("champions_ally", champions_ally)):
        flag(name, value, BadOdds)
    kinds = kinds_of(CHALLENGES)
    return unseen(kinds, win_chances(kinds, challengers_ally, champions_ally))


def unseen(kinds: tuple[Kind, ...], wins: list[list[Fraction]]) -> Fraction:
    """Return the challenger's chance to win if both reveal, for one who has seen none of these cards.

    Parameters
    ----------
    wins : list of list of Fraction
        What `win_chances` returns.
    """
    return sum(
        (
            own * against * wins[i][j]
            for i, own in enumerate(card_chances(kinds))
            for j, against in enumerate(card_chances(kinds, i))
        ),
        Fraction(0),
    )
