"""The same quantities by other people's libraries and by plain counting; none of this knows how ours are found."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product

from icepool import Die, Pool

from kony_nb.rules.faces import NEW_YORK, sort_faces, sub_rolls

TOKYO = "123AHE"


def number_points(roll: str) -> int:
    """King of Tokyo: three of a number score it, each further one scores 1 more."""
    return sum(int(face) + roll.count(face) - 3 for face in "123" if roll.count(face) >= 3)


def attacks(roll: str) -> int:
    return roll.count("A")


def three_stars(roll: str) -> int:
    return int(roll.count("S") >= 3)


def three_different(roll: str) -> int:
    """King of Tokyo: a 1, a 2 and a 3, or all six faces, as two of its cards ask for."""
    return 2 * all(number in roll for number in "123") + 9 * all(face in roll for face in TOKYO)


def rich(roll: str) -> Fraction:
    """Something that neither adds up over dice nor is whole."""
    return Fraction(roll.count("A") ** 2, 3) - Fraction(roll.count("O"), 2) + len(set(roll))


def no_ouch(roll: str) -> int:
    return int("O" not in roll)


def as_roll(faces: tuple[str, ...]) -> str:
    return sort_faces("".join(faces))


def rolled(dice: int, faces: str = NEW_YORK) -> dict[str, Fraction]:
    """What dice show when they are rolled once, by icepool."""
    if not dice:
        return {"": Fraction(1)}
    found = Die(faces).pool(dice).expand()
    return {as_roll(roll): Fraction(ways, found.denominator()) for roll, ways in found.items()}


def face_by_face(dice: int, rolls: int, again: Callable[[str], bool], faces: str = NEW_YORK) -> dict[str, Fraction]:
    """The final roll if each die is rolled again while its face says so: one die by icepool, then a pool of them."""
    one = Die(faces).reroll(again, depth=rolls - 1) if rolls > 1 else Die(faces)
    pool: Pool[str] = one.pool(dice)
    found = pool.expand()
    return {as_roll(roll): Fraction(ways, found.denominator()) for roll, ways in found.items()}


def by_policy(dice: int, rolls: int, policy: Callable[[str, int], str], faces: str = NEW_YORK) -> dict[str, Fraction]:
    """The final roll under any policy, by mixing icepool's rolls."""
    held = rolled(dice, faces)
    for left in range(rolls - 1, 0, -1):
        after: dict[str, Fraction] = {}
        for roll, chance in held.items():
            kept = policy(roll, left)
            for more, share in rolled_again(dice - len(kept), faces).items():
                final = sort_faces(kept + more)
                after[final] = after.get(final, Fraction(0)) + chance * share
        held = after
    return held


rolled_again = cache(rolled)


def best_value(dice: int, rolls: int, utility: Callable[[str], Fraction | int], faces: str = NEW_YORK) -> Fraction:
    """The value of the best rerolls: icepool's rolls, and the maximum over keeps taken by hand."""
    value = {roll: Fraction(utility(roll)) for roll in rolled(dice, faces)}
    for _ in range(rolls - 1):
        before = value

        @cache
        def worth(kept: str, before: dict[str, Fraction] = before) -> Fraction:
            more = rolled_again(dice - len(kept), faces)
            return sum((chance * before[sort_faces(kept + roll)] for roll, chance in more.items()), Fraction(0))

        value = {roll: max(before_or_worth(roll, kept, utility, worth) for kept in sub_rolls(roll)) for roll in value}
    return sum((chance * value[roll] for roll, chance in rolled(dice, faces).items()), Fraction(0))


def before_or_worth(
    roll: str, kept: str, utility: Callable[[str], Fraction | int], worth: Callable[[str], Fraction]
) -> Fraction:
    return Fraction(utility(roll)) if kept == roll else worth(kept)


class Tree:
    """Every decision and every ordered roll, one by one, for a few dice.

    ``may(roll, kept, energy)`` says what is allowed, ``costs(roll, kept)`` what it costs in utility and ``fees`` in
    energy; where nothing is allowed, one stops.
    """

    def __init__(
        self,
        dice: int,
        utility: Callable[[str], Fraction | int],
        may: Callable[[str, str], bool] = lambda roll, kept: True,
        costs: Callable[[str, str], Fraction | int] = lambda roll, kept: 0,
        fees: Callable[[str, str], int] = lambda roll, kept: 0,
        faces: str = NEW_YORK,
    ) -> None:
        self.dice, self.utility, self.may, self.costs, self.fees, self.faces = dice, utility, may, costs, fees, faces
        self.known: dict[tuple[str, int, int], Fraction] = {}

    def keeps(self, roll: str, left: int, energy: int = 0) -> dict[str, Fraction]:
        """What each allowed keep is worth."""
        found = {}
        for kept in sub_rolls(roll):
            fee = 0 if kept == roll else self.fees(roll, kept)
            if not self.may(roll, kept) or fee > energy:
                continue
            if kept == roll:
                found[kept] = Fraction(self.utility(roll))
            else:
                found[kept] = self.going_on(kept, left, energy - fee) - self.costs(roll, kept)
        return found or {roll: Fraction(self.utility(roll))}

    def going_on(self, kept: str, left: int, energy: int = 0) -> Fraction:
        """What it is worth to roll the other dice, this roll being one of those left."""
        key = (kept, left, energy)
        if key not in self.known:
            total, n = Fraction(0), self.dice - len(kept)
            for orders in product(self.faces, repeat=n):
                roll = sort_faces(kept + "".join(orders))
                total += self.worth(roll, left - 1, energy)
            self.known[key] = total / len(self.faces) ** n
        return self.known[key]

    def worth(self, roll: str, left: int, energy: int = 0) -> Fraction:
        """What a roll is worth."""
        if not left:
            return Fraction(self.utility(roll))
        key = (roll, -left, energy)
        if key not in self.known:
            self.known[key] = max(self.keeps(roll, left, energy).values())
        return self.known[key]
