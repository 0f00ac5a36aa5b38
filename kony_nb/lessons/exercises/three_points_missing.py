"""Lesson 6, three points missing: the best average is not the best chance, and how far points scatter."""

import random
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import never_reroll, roll_distribution, solve
from kony_nb.rules.faces import TOKYO, outcomes, sort_faces, sub_rolls

SCORING, OTHERS = "123", "AHE"
Scores = dict[int, Fraction]
"""How likely each number of points is."""
TABLES = (
    (("11122", 2), ("22233", 3)),
    (("11122x", 2),),
    (("22233x", 3), ("111133", 3)),
    (("112233", 2), ("12233x", 2), ("2233xx", 2)),
    (("111133x", 3), ("11133xx", 3), ("122233x", 3)),
    (("11133xx", 2), ("11223xx", 2)),
    (("1222233", 4), ("222233x", 4)),
)
"""Dice on the table with a roll left, and the points that are needed; those in a line have nearly the same chance. An
``x`` is a die that scores nothing."""
KEPT = (
    ("11222", "11333", "111222", "111333", "112222", "112223", "112333", "113333", "222333"),
    ("1122", "11122", "22333", "11223", "111122", "111223", "122333", "223333"),
    ("1133", "11133", "22233", "11233", "111133", "111233", "122233", "222233"),
    ("2233", "12233"),
    ("112233", "1112233"),
    ("1122233",),
)
"""Kept dice before the last one is rolled; those in a line scatter alike."""


def changing(kept: str) -> int:
    """Return how many faces of the last die bring points more than the dice that are kept."""
    return sum(points(kept + face) > points(kept) for face in SCORING)


def points(dice: str) -> int:
    """Return the victory points of the numbers in a roll: three alike score their number, each further one a point."""
    return sum(int(n) + dice.count(n) - 3 for n in SCORING if dice.count(n) >= 3)


def needed(dice: str, goal: int) -> Numbers:
    """Return the numbers of the question for the best chance."""
    return {"dice": dice, "goal": goal}


def table(rng: random.Random) -> Numbers:
    """Return dice on the table and the points that are missing."""
    dice, goal = rng.choice(rng.choice(TABLES))
    return needed(sort_faces("".join(rng.choice(OTHERS) if die == "x" else die for die in dice)), goal)


def best_chance(numbers: Numbers) -> Fraction:
    """Return the probability of enough points if what is best for that is kept."""
    dice, goal = numbers["dice"], numbers["goal"]
    found = solve(len(dice), 1, lambda roll: int(points(roll) >= goal), faces=TOKYO, exact=True, start=dice)
    return Fraction(found.value)


def last_die(kept: str) -> Numbers:
    """Return the numbers of the question for the variance."""
    return {"kept": kept, "dice": len(kept) + 1}


def nearly_all_kept(rng: random.Random) -> Numbers:
    """Return kept dice after which the last one is open."""
    return last_die(rng.choice(rng.choice(KEPT)))


def variance_of_last_die(numbers: Numbers) -> Fraction:
    """Return the variance of the points when the last die is rolled."""
    rolled = roll_distribution(numbers["dice"], 1, never_reroll, faces=TOKYO, start=numbers["kept"])
    return Fraction(rolled.variance(points))


@lru_cache(64)
def by_keep(dice: str) -> tuple[Scores, ...]:
    """Return what may come of every keep, most dice first, by listing what the other dice may show."""
    found = []
    for kept in reversed(sub_rolls(dice)):
        listed: Scores = {}
        for roll, chance in outcomes(len(dice) - len(kept), TOKYO):
            score = points(kept + roll)
            listed[score] = listed.get(score, Fraction()) + chance
        found.append(listed)
    return tuple(found)


def mean(listed: Scores, f: Callable[[int], int] = int) -> Fraction:
    """Return the average of the points, or of what a function makes of them."""
    return sum((f(score) * chance for score, chance in listed.items()), Fraction())


def best_average(numbers: Numbers) -> Scores:
    """Return what may come of the keep with the best average."""
    return max(by_keep(numbers["dice"]), key=mean)


def exactly(numbers: Numbers) -> Fraction:
    """Return the chance of exactly the goal by the keep that is best for it."""
    goal = numbers["goal"]
    best = max(by_keep(numbers["dice"]), key=lambda listed: mean(listed, lambda score: score >= goal))
    return mean(best, lambda score: score == goal)


def six(numbers: Numbers) -> list[int]:
    """Return the points for each of the six faces of the last die."""
    return [points(numbers["kept"] + face) for face in TOKYO]


def distance(numbers: Numbers) -> Fraction:
    """Return how far the points are from their mean on average."""
    scores = six(numbers)
    return sum((abs(score - Fraction(sum(scores), 6)) for score in scores), Fraction()) / 6


add(
    Amount(
        "06.a",
        "King of Tokyo: {dice} lies on the table and one roll is left. You need {goal} points or more from your "
        "numbers. You keep what is best for that. What is the probability that you get them?",
        needed("11122A", 2),
        table,
        best_chance,
        (
            Misconception(
                "best average = best chance",
                "You kept the dice with the best average of points. But points beyond the goal are worth nothing here, "
                "and so are points that fall short: only how often it is enough counts. Try every pair, too.",
                lambda numbers: mean(best_average(numbers), lambda score: score >= numbers["goal"]),
            ),
            Misconception(
                "average divided by the goal",
                "You divided an average by the goal. That is no chance: it counts rolls with too few points as a part "
                "of a success.",
                lambda numbers: mean(best_average(numbers)) / numbers["goal"],
            ),
            Misconception(
                "exactly instead of at least",
                "That is the chance of exactly so many points. More are welcome, too.",
                exactly,
            ),
        ),
        "Keep 22 and roll four dice. At least one more 2 has 1296 - 625 = 671 outcomes of 1296. Without a 2 it is "
        "enough with three 3s and another face, 4 · 4 = 16 outcomes, with 3333 or with 1111: 671 + 18 = 689, so "
        "689/1296.",
        steps=lambda numbers: len(numbers["dice"]),
        band=(5, 7),
    ),
    Reason(
        "06.b",
        "22233H lies on the table, one roll is left, and 3 points are missing. Keeping 22233 scores more on average. "
        "Why is keeping 33 the better choice all the same?",
        "Only how often it is 3 or more counts, and with four dice a third 3 comes more often than with one.",
        (
            (
                "It is not: what scores more on average reaches the goal more often, too.",
                "best average = best chance",
                "22233 scores 2 almost surely. That lifts the average, and is not enough.",
            ),
            (
                "Because more risk is better whenever one is behind, whatever is missing.",
                "risk is always good",
                "If 2 were missing, 222 would be enough already. It depends on the goal.",
            ),
            (
                "Because a 3 scores more than a 2, so that 33 has the better average in the long run.",
                "average worked out wrongly",
                "Keeping 33 often ends without any points. Its average is lower, in the long run, too.",
            ),
        ),
        "From 22233 it takes a 2 or a 3 on a single die, 2/6. From 33 it takes a 3 on any of four dice, more than 1/2.",
    ),
    Amount(
        "06.c",
        "King of Tokyo: you keep {kept} and roll one more die. What is the variance of the points that your numbers "
        "score?",
        last_die("1122"),
        nearly_all_kept,
        variance_of_last_die,
        (
            Misconception(
                "forgot to subtract the mean",
                "That is the average of the squares of the points. The variance takes how far they are from their "
                "mean, and squares that.",
                lambda numbers: Fraction(sum(score**2 for score in six(numbers)), 6),
            ),
            Misconception(
                "distance not squared",
                "That is how far the points are from their mean on average. The variance squares each distance before "
                "the average is taken.",
                distance,
            ),
            Misconception(
                "divided by one too few",
                "You divided by 5. That is done where a spread is guessed from a few observations. Here all six cases "
                "are known, each with the chance 1/6.",
                lambda numbers: Fraction(6, 5) * (
                    Fraction(sum(score**2 for score in six(numbers)), 6) - Fraction(sum(six(numbers)), 6) ** 2
                ),
            ),
        ),
        "A 1 makes 1 point, a 2 makes 2, the other four faces nothing. The mean is 3/6 = 1/2, the mean of the squares "
        "(1 + 4)/6 = 5/6, and 5/6 - 1/4 = 7/12.",
        chance=False,
        steps=lambda numbers: changing(numbers["kept"]),
        band=(2, 3),
    ),
    Reason(
        "06.d",
        "Two ways to play bring 2 points on average. One scatters little, the other one a lot. 4 points are missing, "
        "and it is the last turn. Which way is better?",
        "The one that scatters a lot: so far above the average one gets only with large swings.",
        (
            (
                "Both are equally good: the averages are the same.",
                "best average = best chance",
                "If one way always brought exactly 2, how often would it bring 4?",
            ),
            (
                "The one that scatters little: it is safer.",
                "risk is always bad",
                "Safe are the 2 points, and they are not enough.",
            ),
            (
                "The one that scatters a lot, and it would be if 1 point were missing, too.",
                "risk is always good",
                "With 1 missing the even way is nearly certain, and large swings can only spoil it.",
            ),
        ),
        "Above the average swings help, below it they hurt. 4 is above 2, so take the way that scatters; for 1 take "
        "the even one.",
    ),
)
