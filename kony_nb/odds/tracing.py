"""An equilibrium of a game of yes and no with hidden types, found by following a path exactly that always ends in one.

Every type weighs what yes gains it against the strategies of the other side and, with a weight, what yes would gain it
if every type of the other side tossed a coin. While the weight is very large only the coins count: who gains by them
says yes. From there one follows the equilibria until the weight is 0, and there the game itself is in equilibrium. The
weight falls on the whole, though it may have to rise again for a while. The path is made of straight pieces, on each
of which certain types mix. No piece comes twice; none leads back to where the weight is very large, as there is but one
way to play there; and there are only so many pieces: so it comes to the weight 0. (This is the linear tracing procedure
of Harsanyi and Selten, followed as by Lemke's method.)

Numbers are whole or Fractions, so that no rounding leads off the path. Two types that turn at the same point would
leave open how it goes on: each type gets a bonus of its own for yes, too small to be seen in the result, which keeps
them apart.
"""

import random
from collections.abc import Sequence
from fractions import Fraction

__all__ = ["traced"]

BITS = 60
"""The length of the numbers that tell bonuses apart."""
BONUS = Fraction(1, 2 ** (200 + BITS))
"""The unit of a bonus: each is less than 2 ** -200."""
DECIMALS = 40
"""How exact the result is told; the bonuses do not reach so far."""


def traced(bases: Sequence[int], slopes: Sequence[Sequence[int]], sizes: tuple[int, int]) -> list[Fraction]:
    """Return how often each type says yes in an equilibrium.

    Parameters
    ----------
    bases : sequence of int
        What yes gains each type, those of the first side first, while the whole other side says no: in a unit that may
        be another for each type.
    slopes : sequence of sequence of int
        How much more it gains each type (rows) if each type (columns) says yes; 0 within a side.
    sizes : (int, int)
        The number of types of both sides, 1 or more.

    Returns
    -------
    list of Fraction
        Chances in [0, 1]. Which of several equilibria they are follows from the numbers alone.
    """
    path = Path(bases, slopes, sizes)
    while path.weight > 0:
        path.follow()
    return [round(chance, DECIMALS) for chance in path.says]


class Path:
    """A point of the path, and where it goes on from there.

    Attributes
    ----------
    weight : Fraction
        How much the coins count.
    says : list of Fraction
        The chance of each type to say yes.
    gains : list of Fraction
        What yes gains each, with all that counts; 0 for those that mix.
    mixing : list of int
        The types that mix.
    turning : int
        The type that begins to mix here, or ceases to.
    """

    def __init__(self, bases: Sequence[int], slopes: Sequence[Sequence[int]], sizes: tuple[int, int]) -> None:
        self.slopes = slopes
        # In half the unit. To whom the coins are all the same, it begins by saying no.
        self.coins = [2 * base + sum(row) or -1 for base, row in zip(bases, slopes, strict=True)]
        self.says = [Fraction(coin > 0) for coin in self.coins]
        yes = [at for at, coin in enumerate(self.coins) if coin > 0]
        gains = [
            base + bonus + sum(row[at] for at in yes)
            for base, bonus, row in zip(bases, bonuses(sizes), slopes, strict=True)
        ]
        turns = [-gain / coin for gain, coin in zip(gains, self.coins, strict=True)]
        self.weight = max(turns)  # above it all keep to what they begin with; up to here nothing happens
        self.gains = [gain + self.weight * coin for gain, coin in zip(gains, self.coins, strict=True)]
        self.turning = turns.index(self.weight)
        self.mixing = [self.turning]

    def follow(self) -> None:
        """Go on to where the next type begins to mix or ceases to, or to the weight 0."""
        steps, moves, heavier = self.direction()
        ends = [(limit(self.says[at], steps[at]), at) for at in self.mixing if steps[at]]
        ends += [
            (-gain / move, at)
            for at, (gain, move) in enumerate(zip(self.gains, moves, strict=True))
            if at not in self.mixing and at != self.turning and gain * move < 0
        ]
        if heavier < 0:
            ends.append((self.weight / -heavier, -1))
        length, turning = min(ends)
        self.weight += length * heavier
        self.says = [chance + length * step if step else chance for chance, step in zip(self.says, steps, strict=True)]
        self.gains = [gain + length * move if move else gain for gain, move in zip(self.gains, moves, strict=True)]
        if turning in self.mixing:
            self.mixing.remove(turning)
        else:
            self.mixing.append(turning)
        self.turning = turning

    def direction(self) -> tuple[list[int], list[int], int]:
        """Return how the chances of all types change along the next piece, what yes gains them, and the weight."""
        rows = [[*(self.slopes[at][other] for other in self.mixing), self.coins[at]] for at in self.mixing]
        *changes, heavier = null_vector(rows)
        steps = [0] * len(self.says)
        for at, change in zip(self.mixing, changes, strict=True):
            steps[at] = change
        moves = [
            sum(row[at] * change for at, change in zip(self.mixing, changes, strict=True)) + heavier * coin
            for row, coin in zip(self.slopes, self.coins, strict=True)
        ]
        # who begins to mix leaves what it has said so far; who ceases comes to like what it has come to say
        turning = self.turning
        rising = steps[turning] > 0 if turning in self.mixing else moves[turning] < 0
        if rising == (self.says[turning] == 0):
            return steps, moves, heavier
        return [-step for step in steps], [-move for move in moves], -heavier


def limit(chance: Fraction, step: int) -> Fraction:
    """Return how far a chance can change by such a step until it is 0 or 1."""
    return (1 - chance) / step if step > 0 else chance / -step


def bonuses(sizes: tuple[int, int]) -> list[Fraction]:
    """Return what yes brings each type besides.

    The numbers are always the same, and in no relation to each other. They fall on each side: of types that are as good
    the first then says yes rather than the last, a strong card rather than a weak one.
    """
    luck = random.Random(0)
    sides = [sorted((luck.getrandbits(BITS) for _ in range(size)), reverse=True) for size in sizes]
    return [bits * BONUS for side in sides for bits in side]


def null_vector(rows: list[list[int]]) -> list[int]:
    """Return whole numbers, not all 0, that every row multiplies to 0: there is one column more than there are rows.

    By elimination without fractions: each division comes out even (Bareiss).
    """
    last, column = 1, 0
    while column < len(rows):
        found = next((at for at in range(column, len(rows)) if rows[at][column]), None)
        if found is None:
            break  # this column is made of those before it
        rows[column], rows[found] = rows[found], rows[column]
        pivot = rows[column]
        factor = pivot[column]
        for at, row in enumerate(rows):
            if at != column:
                by = row[column]
                rows[at] = [(factor * own - by * other) // last for own, other in zip(row, pivot, strict=True)]
        last = factor
        column += 1
    return [*(-row[column] for row in rows[:column]), last, *(0 for _ in rows[column:])]
