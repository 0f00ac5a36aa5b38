"""The values of all keeps, and the best of them, for one question about rerolls.

Backwards from the last roll: with no roll left a roll is worth its utility; with ``r`` rolls left, keeping K is worth
the mean over the next roll, and a roll is worth the best of its keeps. Without rules on rerolls both are sweeps over
the lattice; with them, every pair of a roll and a keep is looked at. Energy that may run out is one more axis in front.

Exact numbers are whole numbers over a common denominator: with ``r`` rolls of ``n`` dice to come it is ``6**(n * r)``
times the denominator of what was given. They are 64 bits wide as long as nothing can overflow.
"""

from fractions import Fraction
from functools import cached_property
from operator import mul
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kony_nb.odds.asked import full_roll, kept_from, whole
from kony_nb.odds.distribution import Distribution
from kony_nb.odds.given import (
    WHOLE,
    Utility,
    by_roll,
    common_denominator,
    float_array,
    fractions,
    whole_array,
)
from kony_nb.odds.lattice import SIDES, lattice, names, pair_names, places
from kony_nb.odds.limits import Limits
from kony_nb.odds.policies import RollPolicy, any_policy
from kony_nb.odds.rolls import about_dice
from kony_nb.rules.errors import BadOdds

__all__ = ["Number", "Solution"]

Number = Fraction | float
TIE = 1e-12
"""Floats closer than this part of the largest number given count as equal."""


class Solution:
    """The best way to reroll; made by `solve`. What is asked is worked out when it is first asked.

    Attributes
    ----------
    dice, rolls : int
        As asked.
    faces, start : str
        The die, and the dice that lay on the table.
    exact : bool
        Whether values are Fractions.
    purse : int
        The energy that fees are paid from; 0 where nothing is charged or it can never run out.
    name : str
        The name of the best policy.
    """

    def __init__(
        self,
        dice: int,
        rolls: int,
        utility: Utility,
        limits: Limits,
        faces: str,
        exact: bool,
        start: str,
    ) -> None:
        self.dice, self.rolls, self.faces, self.start, self.exact = dice, rolls, faces, start, exact
        self.purse, self.name = limits.purse, f"best for {getattr(utility, '__name__', 'a utility')}"
        self._lattice, self._names, self._places = lattice(dice), names(dice, faces), places(dice, faces)
        self._rolls = self._names[self._lattice.top]
        self._mask, self._fees = limits.mask, limits.fees

        def of_roll(i: int) -> str:
            return f"the utility of {self._rolls[i]}"

        def of_pair(i: int) -> str:
            roll, kept = pair_names(dice, faces)[i]
            return f"the cost of keeping {kept!r} from {roll}"

        gains = by_roll(utility, self._rolls)
        self._denominator = 1
        self._final: NDArray[Any]
        self._costs: NDArray[Any]
        if exact:
            gains, costs = fractions(gains, of_roll), fractions(limits.costs, of_pair)
            self._denominator = common_denominator(gains, costs)
            self._final, self._costs = (whole_array(given, self._denominator) for given in (gains, costs))
            self._powers = self._lattice.powers(SIDES)
        else:
            self._final, self._costs = float_array(gains, of_roll), float_array(limits.costs, of_pair)
            self._powers = self._lattice.powers(float(SIDES)) / float(SIDES) ** dice
        self._largest = _largest(self._final) + rolls * _largest(self._costs)
        self._slack = 0 if exact else TIE * self._largest
        self._kept: list[NDArray[Any]] = []
        self._rolled: list[NDArray[Any]] = []

    def __repr__(self) -> str:
        return f"<Solution: {about_dice(self.dice, self.rolls, self.start)}, {self.name}>"

    # What every keep and every roll is worth; where exact, times the denominator and _scale(left)

    def _scale(self, left: int) -> int:
        return SIDES ** (self.dice * left) if self.exact else 1

    def _fits(self, values: NDArray[Any], left: int) -> NDArray[Any]:
        """Return whole values as numbers that can grow to those with so many rolls left."""
        if self.exact and values.dtype != object and max(1, self._largest) * self._scale(left) >= WHOLE:
            return values.astype(object)
        return values

    def _of_keeps(self, left: int) -> NDArray[Any]:
        """Return what each node is worth if kept with rolls left, before any cost; a full roll as stopping."""
        while len(self._kept) < left:
            top, done = self._lattice.top, len(self._kept) + 1
            kept = self._lattice.sums(self._fits(self._of_rolls(done - 1), done)) * self._powers
            kept[..., top] = self._fits(self._final, done) * self._scale(done)
            self._kept.append(kept)
        return self._kept[left - 1]

    def _of_rolls(self, left: int) -> NDArray[Any]:
        """Return what each full roll is worth with rolls left."""
        if not self._rolled:
            rows = () if self._fees is None else (self.purse + 1,)
            self._rolled.append(np.broadcast_to(self._final, (*rows, len(self._final))))
        while len(self._rolled) <= left:
            done = len(self._rolled)
            if self._mask is None:
                self._rolled.append(self._lattice.best(self._of_keeps(done)))
            else:
                values = self._of_pairs(done, slice(None))
                self._rolled.append(np.maximum.reduceat(values, self._lattice.pairs.starts, axis=-1))
        return self._rolled[left]

    def _of_pairs(self, left: int, which: slice) -> NDArray[Any]:
        """Return what keeping is worth for some pairs of roll and keep; the lowest number where it is not allowed."""
        kept, nodes = self._of_keeps(left), self._lattice.pairs.kept[which]
        if self._fees is None:
            values = kept[nodes]
        else:
            still = np.arange(self.purse + 1)[:, None] - self._fees[which]
            values = kept[np.maximum(still, 0), nodes]
        if len(self._costs):
            values = values - self._fits(self._costs[which], left) * self._scale(left)
        if self._mask is None:
            return values
        lowest = np.iinfo(np.int64).min if values.dtype == np.int64 else -np.inf
        return np.where(self._mask[..., which], values, lowest)

    def _row(self, values: NDArray[Any], purse: int | None = None) -> NDArray[Any]:
        """Return the values for what is in the purse, all of it for None."""
        if self._fees is None:
            return values
        row: NDArray[Any] = values[self.purse if purse is None else purse]
        return row

    def _number(self, value: Any, left: int) -> Number:
        return Fraction(int(value), self._denominator * self._scale(left)) if self.exact else float(value)

    # What may be asked

    @property
    def choices(self) -> int:
        """How often there is something to choose: the most rolls that can be left when it is asked."""
        return choices(self.dice, self.rolls, self.start)

    @cached_property
    def value(self) -> Number:
        """What the best policy is worth on average: before the first roll, or with the dice of ``start``."""
        top, left, node = self._lattice.top, self.rolls, self._places[self.start]
        if node >= top.start:
            return self._number(self._row(self._of_rolls(left))[node - top.start], left)
        if node:
            return self._number(self._row(self._of_keeps(left))[node], left)
        total = sum(map(mul, self._row(self._of_rolls(left - 1)).tolist(), self._lattice.ways))
        return self._number(total, left) if self.exact else float(total / SIDES**self.dice)

    def _asked(self, roll: str, rolls_left: int, purse: int | None) -> tuple[slice, NDArray[Any]]:
        """Return the pairs of a roll and what each of them is worth."""
        if not self.choices:
            raise BadOdds("with a single roll there is nothing to choose; ask with rolls=2 or more, or with start=")
        whole(rolls_left, "the number of rolls left", 1, self.choices)
        if purse is not None:
            whole(purse, "the energy left", 0, None if self._fees is None else self.purse)
        node = self._places[full_roll(roll, self.dice, self.faces)]
        which = self._lattice.pairs.of(node - self._lattice.top.start)
        return which, self._row(self._of_pairs(rolls_left, which), purse)

    def keep_values(self, roll: str, rolls_left: int, *, purse: int | None = None) -> dict[str, Number]:
        """Return what every legal keep is worth, costs paid, if the best is done from there on.

        Parameters
        ----------
        roll : str
            All the dice.
        rolls_left : int
            Rolls that are left, 1 to `choices`.
        purse : int, optional
            The energy left for fees, at most what there was; all of it, if it is not given. Without fees, or with
            more than they can ever take, it does not matter.

        Returns
        -------
        dict of str to Fraction or float
            From the dice kept, most dice first; all of them means to stop.

        Raises
        ------
        BadOdds
            If the roll, the number of rolls left or the energy cannot be.
        """
        which, values = self._asked(roll, rolls_left, purse)
        kept = [self._names[node] for node in self._lattice.pairs.kept[which].tolist()]
        may = [True] * len(kept) if self._mask is None else self._row(self._mask[..., which], purse).tolist()
        return {
            name: self._number(value, rolls_left)
            for name, value, legal in zip(kept, values.tolist(), may, strict=True)
            if legal
        }

    def best(self, roll: str, rolls_left: int, *, purse: int | None = None) -> str:
        """Return the best dice to keep; the roll itself means to stop.

        Of equal keeps the one with the most dice, then the first in the order of the faces. Floats are equal within
        1e-12 of the largest number given.

        Parameters
        ----------
        roll, rolls_left, purse
            As in `keep_values`.

        Raises
        ------
        BadOdds
            As `keep_values`.
        """
        which, values = self._asked(roll, rolls_left, purse)
        first = int(np.argmax(values >= values.max() - self._slack))  # pairs begin with the most dice
        return self._names[int(self._lattice.pairs.kept[which.start + first])]

    def regret(self, roll: str, rolls_left: int, kept: str, *, purse: int | None = None) -> Number:
        """Return what keeping these dice loses on average against the best keep, 0 or more.

        Raises
        ------
        BadOdds
            If the roll does not have the dice, or they may not be kept; also as `keep_values`.
        """
        values = self.keep_values(roll, rolls_left, purse=purse)
        known = full_roll(roll, self.dice, self.faces)
        chosen = kept_from(kept, known, "the choice")
        if chosen not in values:
            allowed = ", ".join(map(repr, values))
            raise BadOdds(f"keeping {chosen!r} from {known} is not legal; legal is {allowed}")
        return max(values.values()) - values[chosen]

    @property
    def policy(self) -> RollPolicy:
        """The best policy, to be used wherever a roll policy is.

        Raises
        ------
        BadOdds
            If the energy for fees may run out: then the best keep depends on what is left, see ``best(purse=)``.
        """
        if self._fees is not None:
            raise BadOdds("the best keep depends on the energy left; ask best(roll, rolls_left, purse=...)")
        return any_policy(self.best, self.name)

    def distribution(self) -> Distribution:
        """Return the distribution of the final roll under the best policy; exact if the solution is."""
        top, rows = self._lattice.top, self.purse + 1
        powers = self._powers.astype(object) if self.exact else self._powers
        weights = np.zeros((rows, self._lattice.nodes), powers.dtype)
        weights[-1, self._places[self.start]] = 1
        for left in range(self.rolls, 0, -1):
            if left <= self.choices:
                weights = self._moved(weights, left)
            rolled = self._lattice.spread(weights * powers)
            weights = np.zeros_like(weights)
            weights[:, top] = rolled
        found = dict(zip(self._rolls, weights[:, top].sum(axis=0).tolist(), strict=True))
        total = self._scale(self.rolls) if self.exact else 1.0
        return Distribution(found, total, policy=self.name, about=about_dice(self.dice, self.rolls, self.start))

    def _moved(self, weights: NDArray[Any], left: int) -> NDArray[Any]:
        """Return the weights of full rolls, by what is in the purse, moved to the best keeps."""
        pairs, kept = self._lattice.pairs, np.zeros_like(weights)
        values = np.atleast_2d(self._of_pairs(left, slice(None)))
        best = np.maximum.reduceat(values, pairs.starts, axis=-1)
        good = (values >= best[:, pairs.roll] - self._slack).astype(np.bool_)
        chosen = np.minimum.reduceat(np.where(good, np.arange(len(pairs.kept)), len(pairs.kept)), pairs.starts, axis=-1)
        purse = np.arange(self.purse + 1)[:, None]
        still = purse if self._fees is None else purse - self._fees[chosen]
        np.add.at(kept, (np.broadcast_to(still, chosen.shape), pairs.kept[chosen]), weights[:, self._lattice.top])
        return kept


def choices(dice: int, rolls: int, start: str) -> int:
    """Return how often there is a choice: after every roll but the last, and at once if all dice lie there."""
    return rolls if len(start) == dice else rolls - 1


def _largest(values: NDArray[Any]) -> Any:
    """Return the largest absolute value as a number of Python's, which never overflows; 0 of none."""
    if not len(values):
        return 0
    least, most = values.min(), values.max()
    if values.dtype != object:
        least, most = least.item(), most.item()
    return max(most, -least)
