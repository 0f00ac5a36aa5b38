"""How long a monster holds Manhattan or Tokyo, and what that earns: Markov chains from the rules' own constants."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from kony_nb.odds.markov import Chain, Number
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.new_york.manhattan import EARNINGS
from kony_nb.rules.new_york.move import ENTER_VP
from kony_nb.rules.options import options
from kony_nb.rules.places import ZONES, next_zone
from kony_nb.rules.tokyo.city import ENTER_VP as TOKYO_ENTER_VP
from kony_nb.rules.tokyo.city import START_VP

__all__ = ["Holding", "manhattan", "tokyo"]

ENTERS, OUTSIDE = "enters", "outside"


@dataclass(frozen=True)
class Holding:
    """A stay, seen at the start of each of the monster's turns.

    Attributes
    ----------
    chain : Chain
        ``enters`` is the turn in which the monster comes; then the place where each turn begins; ``outside`` at last.
    stays : Fraction or float
        The probability of holding the place from one turn to the next.
    on_entry : int
        Victory points for coming.
    pays : mapping of state to (victory points, energy)
        What a turn begun in a place pays.
    """

    chain: Chain
    stays: Number
    on_entry: int
    pays: Mapping[str, tuple[int, int]]

    def _mean(self, which: int) -> Any:
        visits = self.chain.absorption().visits[ENTERS]
        return sum(visits[place] * pay[which] for place, pay in self.pays.items())

    @property
    def mean_vp(self) -> Number:
        """Victory points of the whole stay on average, those for entering included."""
        points: Number = self.on_entry + self._mean(0)
        return points

    @property
    def mean_energy(self) -> Number:
        """Energy of the whole stay on average."""
        energy: Number = self._mean(1)
        return energy

    def earns_from(self, place: str) -> tuple[Number, Number]:
        """Return the victory points and the energy that the rest of the stay earns on average.

        Parameters
        ----------
        place : str
            Where a turn of the monster begins now; what that pays is included.

        Raises
        ------
        BadOdds
            If there is no such place.

        Examples
        --------
        >>> manhattan(Fraction(1, 2)).earns_from("upper")
        (Fraction(4, 1), Fraction(4, 1))
        """
        if not isinstance(place, str) or place not in self.pays:
            raise BadOdds(f"{shown(place)} is no place of the stay; there are {', '.join(self.pays)}")
        visits = self.chain.absorption().visits[place]
        vp: Number = sum(visits[each] * pay[0] for each, pay in self.pays.items())
        energy: Number = sum(visits[each] * pay[1] for each, pay in self.pays.items())
        return vp, energy

    @property
    def mean_turns(self) -> Number:
        """Turns that begin inside, on average."""
        return self.chain.absorption().steps[ENTERS] - 1


def manhattan(hit: Number, *, flees: Number = 1) -> Holding:
    """Return the stay in Manhattan of a monster that has just entered it: Lower, Midtown, then Upper.

    It ends by fleeing only, so the monster is thought of as having life points enough.

    Parameters
    ----------
    hit : int, Fraction or float
        The probability of being attacked between two turns of its own, 0 to 1.
    flees : int, Fraction or float
        The probability of fleeing when attacked, 0 to 1.

    Returns
    -------
    Holding
        With ``s = 1 - hit * flees`` its ``mean_vp`` is ``1 + s + 2 s**2 + 2 s**3 / (1 - s)``
        (rules ``ny.move.entry-vp``, ``ny.earn.lower``, ``ny.earn.midtown``, ``ny.earn.upper``, ``ny.move.advance``).

    Raises
    ------
    BadOdds
        If one is no probability, or the stay would never end.

    Examples
    --------
    >>> manhattan(Fraction(1, 2)).mean_vp
    Fraction(5, 2)
    """
    return _holding(hit, flees, ZONES, {zone: next_zone(zone) or zone for zone in ZONES}, ENTER_VP, EARNINGS)


def tokyo(hit: Number, *, yields: Number = 1, place: str = "city", rules: str = "digest") -> Holding:
    """Return the stay in Tokyo of a monster that has just entered it.

    Parameters
    ----------
    hit : int, Fraction or float
        The probability of being attacked between two turns of its own, 0 to 1.
    yields : int, Fraction or float
        The probability of yielding when attacked, 0 to 1.
    place : str
        ``"city"`` or ``"bay"``.
    rules : str
        The profile, ``"digest"`` or ``"printed"``, which says what the Bay pays (rules ``kot.enter.vp``,
        ``kot.start.city``, ``kot.start.bay``).

    Raises
    ------
    BadOdds
        If one is no probability, the stay would never end, or there is no such place.
    BadOption
        If there is no such profile.

    Examples
    --------
    >>> tokyo(Fraction(1, 2)).mean_vp, tokyo(Fraction(1, 2), place="bay").mean_vp
    (Fraction(3, 1), Fraction(2, 1))
    """
    points = {"city": START_VP, "bay": int(options("tokyo", rules).bay_start_vp)}
    if place not in tuple(points):
        raise BadOdds(f"{shown(place)} is no place of Tokyo; there are city, bay")
    return _holding(hit, yields, (place,), {place: place}, TOKYO_ENTER_VP, {place: (points[place], 0)})


def _holding(
    hit: Number,
    leaves: Number,
    places: tuple[str, ...],
    then: Mapping[str, str],
    on_entry: int,
    pays: Mapping[str, tuple[int, int]],
) -> Holding:
    for what, chance in (("the chance of being attacked", hit), ("the chance of leaving", leaves)):
        if isinstance(chance, bool) or not isinstance(chance, Real) or not 0 <= chance <= 1:
            raise BadOdds(f"{what} is {shown(chance)}; allowed is a number from 0 to 1")
    if not hit * leaves:
        raise BadOdds("a monster that is never attacked, or never leaves, stays for ever: allowed is more than 0")
    goes: Number = Fraction(hit) * Fraction(leaves) if _rational(hit, leaves) else float(hit) * float(leaves)
    states = (ENTERS, *places, OUTSIDE)
    following = {ENTERS: places[0], **then}
    rows = [
        [(1 - goes) * (following[state] == other) + goes * (other == OUTSIDE) for other in states]
        for state in states[:-1]
    ]
    rows.append([int(other == OUTSIDE) for other in states])
    return Holding(Chain(states, rows), 1 - goes, on_entry, pays)


def _rational(*numbers: object) -> bool:
    return all(isinstance(number, Rational) for number in numbers)
