"""Time the best rerolls beside icepool: ``python -m benchmarks.odds [--rounds N] [--seconds S]``.

Three rolls of King of Tokyo dice, scored by numbers. icepool has no maximiser: it gives the distributions of rolls, and
the maximum over keeps is taken by hand, the value of each keep once a level. Our lattices are built before, as icepool
has its caches filled: the first call of each is not timed.
"""

import argparse
import statistics
from collections.abc import Callable
from fractions import Fraction
from itertools import product

from icepool import Die

from benchmarks.timing import interleave, machine
from kony_nb.odds import solve
from kony_nb.rules.faces import outcomes

ROLLS = 3
FACES = "123AHE"
KNOWN = {6: Fraction(155735136791, 69657034752)}
"""Values that are known from elsewhere."""
NEEDED = {"exact": 30, "floats": 300}
DIE = Die(range(6))
Counts = tuple[int, ...]


def points(roll: str) -> int:
    """Three of a number score it, each further one scores 1 more."""
    ones, twos, threes = roll.count("1"), roll.count("2"), roll.count("3")
    return (ones - 2) * (ones > 2) + (twos - 1) * (twos > 2) + threes * (threes > 2)


def counted_points(roll: Counts) -> int:
    """The same for icepool's outcomes, sorted tuples of 0 to 5."""
    return sum(face + 1 + n - 3 for face in range(3) if (n := roll.count(face)) >= 3)


def by_icepool(dice: int) -> Fraction:
    """Return the value of the best rerolls."""
    rolled = [DIE.pool(n).expand() for n in range(1, dice + 1)]
    final = rolled[-1]
    value = {roll: Fraction(counted_points(roll)) for roll in final.outcomes()}
    for _ in range(ROLLS - 1):
        worth: dict[Counts, Fraction] = dict(value)
        better = {}
        for roll, best in value.items():
            for take in product(*(range(roll.count(face) + 1) for face in range(6))):
                kept = tuple(face for face in range(6) for _ in range(take[face]))
                if kept not in worth:
                    more = rolled[dice - len(kept) - 1]
                    total = sum(ways * value[tuple(sorted(kept + other))] for other, ways in more.items())
                    worth[kept] = total / more.denominator()
                best = max(best, worth[kept])
            better[roll] = best
        value = better
    return sum(ways * value[roll] for roll, ways in final.items()) / final.denominator()


def main() -> None:
    """Check that all agree, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.odds", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds in which every row is timed once (default 7)")
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU-seconds a row and round (default 0.3)")
    chosen = parser.parse_args()
    print(machine())
    for dice in (6, 8):
        table = {roll: points(roll) for roll, _ in outcomes(dice, FACES)}
        value = by_icepool(dice)
        assert value == solve(dice, ROLLS, points, faces=FACES, exact=True).value == KNOWN.get(dice, value)
        assert abs(solve(dice, ROLLS, table, faces=FACES).value - value) < 1e-12

        def ours(utility: object, exact: bool, dice: int = dice) -> Callable[[], int]:
            return lambda: bool(solve(dice, ROLLS, utility, faces=FACES, exact=exact).value)

        rows = interleave(
            {
                "icepool": lambda dice=dice: bool(by_icepool(dice)),
                "exact, a function": ours(points, True),
                "exact, a table": ours(table, True),
                "floats, a function": ours(points, False),
                "floats, a table": ours(table, False),
            },
            chosen.rounds,
            chosen.seconds,
        )
        print(f"\n{dice} dice, {ROLLS} rolls, value {value}\n{'':24}{'solves a CPU-s':>16}   times icepool")
        for name, row in rows.items():
            speed = statistics.median(row.actions_per_second)
            median, low, high = row.ratio(rows["icepool"])
            print(f"{name:24}{speed:16,.1f}{median:10.0f} ({low:.0f} to {high:.0f})")
        print(", ".join(f"{kind}: at least {ratio} times is wanted" for kind, ratio in NEEDED.items()))


if __name__ == "__main__":
    main()
