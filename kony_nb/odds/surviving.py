"""Holding the city: who attacks a monster there before its own next turn, and what that may cost it, exactly."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from kony_nb.odds.hushed import discard_lasting
from kony_nb.rules.cards.registry import functions
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.events import SILENT
from kony_nb.rules.phases.attacking import multiplied, reached, strength
from kony_nb.rules.phases.losses import shield
from kony_nb.rules.phases.rolling import dice_pool, rolls_allowed
from kony_nb.rules.state import State, clone

__all__ = ["Attacker", "Survival", "attack_results", "survival", "turns_before"]

MISS = Fraction(5, 6)
"""The chance that one roll of a die shows no attack, in either game."""
WAITING = ("loss", "apply_loss")
"""Steps that hold a loss which is not applied yet."""


@dataclass(frozen=True)
class Attacker:
    """A monster whose attack would hit, and which has a turn before one's own next one.

    Attributes
    ----------
    seat : int
        Its seat, 0 upwards.
    dice, rolls : int
        How many dice it rolls, and how often.
    damage : tuple of Fraction
        The chance of 0, 1, 2, ... life points of damage, if it rerolls every die that is no attack.
    hits : Fraction
        The chance of damage at all.
    kills : Fraction
        The chance that it alone takes the last life point.
    """

    seat: int
    dice: int
    rolls: int
    damage: tuple[Fraction, ...]
    hits: Fraction
    kills: Fraction


@dataclass(frozen=True)
class Survival:
    """What waits for a monster in the city before its own next turn.

    Attributes
    ----------
    lp : int
        The life points it has when they begin.
    attackers : tuple of Attacker
        In the order of their turns.
    dies : Fraction
        The chance that all of them together take the last life point, if all of them chase attacks.
    """

    lp: int
    attackers: tuple[Attacker, ...]
    dies: Fraction


def attack_results(dice: int, rolls: int) -> tuple[Fraction, ...]:
    """Return the chances of 0, 1, ... attacks from dice of which every other face is rolled again.

    Parameters
    ----------
    dice : int
        0 upwards.
    rolls : int
        How often each die may be rolled, 1 upwards.

    Examples
    --------
    >>> attack_results(1, 3)
    (Fraction(125, 216), Fraction(91, 216))
    """
    miss = MISS**rolls
    return tuple(comb(dice, n) * (1 - miss) ** n * miss ** (dice - n) for n in range(dice + 1))


def turns_before(state: State, seat: int) -> tuple[int, ...]:
    """Return the living seats that have a turn between the one that is played now and the next one of this seat.

    Extra turns that are promised already come first; in a turn of the seat itself, everybody else comes before its
    next one, unless it has an extra turn.
    """
    extra = tuple(other for _, other in state.extra_turns)
    if seat in extra:
        return tuple(other for other in extra[: extra.index(seat)] if state.monsters[other].alive)
    n = len(state.monsters)
    between = range(1, (seat - state.regular) % n or n)
    usual = tuple((state.regular + step) % n for step in between)
    return tuple(other for other in (*extra, *usual) if state.monsters[other].alive)


def survival(state: State, seat: int) -> Survival:
    """Return the odds of a monster that stays in the city, until its own next turn begins.

    Every monster that has a turn before that, and whose attack would hit, is taken to chase attacks: it keeps these
    and rolls all other dice again. Its dice and rolls count with what its cards and tokens change, its attacks with
    what its cards add; what the target's own cards would prevent does not, nor what is bought, healed or changed
    meanwhile. A card's addition that depends on other faces than attacks is left out. Evolutions count that lie face
    up and still will in that turn; nobody plays one from the hand.

    Parameters
    ----------
    state : State
        A moment at which the seat stands in the city. A loss that is still pending there counts as suffered, unless
        the monster has seen to it that it loses nothing in this turn.
    seat : int
        The monster, 0 upwards; alive.

    Returns
    -------
    Survival
        Exact fractions: one attacker after the other, and all of them together.

    Raises
    ------
    BadOdds
        If this is no state, or the seat is no living monster.
    """
    if not isinstance(state, State):
        raise BadOdds(f"state: {shown(state)} is no state; of a game it is game.state")
    if type(seat) is not int or seat not in state.living:
        raise BadOdds(f"seat: {shown(seat)} is no living monster; there are {', '.join(map(str, state.living))}")
    waiting = [step.loss for step in state.agenda if step.kind in WAITING and step.loss is not None]
    pending = sum(n for loss in waiting for hit, n in loss.hits if hit == seat)
    lp = max(0, state.monsters[seat].lp - (0 if shield(state, seat) else pending))
    attackers = []
    total = [Fraction(1)]
    later = clone(state)
    begun: tuple[int, ...] = ()
    for other in turns_before(state, seat):
        begun = (*begun, other)
        discard_lasting(later, begun)
        hit, besides = reached(later, other)
        if seat not in (*hit, *(at for _, at in besides)):
            continue
        one = _attacker(later, other, seat, lp)
        attackers.append(one)
        total = _together(total, one.damage)
    return Survival(lp, tuple(attackers), sum(total[lp:], Fraction(0)))


def _attacker(state: State, seat: int, target: int, lp: int) -> Attacker:
    dice, rolls = dice_pool(state, seat), rolls_allowed(state, seat)
    damage: list[Fraction] = []
    for rolled, chance in enumerate(attack_results(dice, rolls)):
        n = with_added(state, seat, rolled)
        dealt = strength(state, seat, target, multiplied(state, seat, n, SILENT), SILENT) if n else 0
        damage += [Fraction(0)] * (dealt + 1 - len(damage))
        damage[dealt] += chance
    return Attacker(seat, dice, rolls, tuple(damage), 1 - damage[0], sum(damage[lp:], Fraction(0)))


def with_added(state: State, seat: int, n: int) -> int:
    """Return the attacks of a roll with ``n`` of them and nothing else that a card would look at."""
    results = "A" * n
    for late in (False, True):
        for card, adds in functions(state.monsters[seat].cards, "adds"):
            if card.adds_late == late:
                results += adds(state, seat, results)
    return results.count("A")


def _together(one: list[Fraction], other: tuple[Fraction, ...]) -> list[Fraction]:
    """Return the distribution of a sum of two independent numbers."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        for k, more in enumerate(other):
            found[i + k] += chance * more
    return found
