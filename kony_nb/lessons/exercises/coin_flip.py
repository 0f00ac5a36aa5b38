"""Lesson 7, is it a coin flip? How near a share comes to the chance, and how many turns that takes."""

import random
from fractions import Fraction
from math import comb

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import never_reroll, roll_distribution
from kony_nb.rules.faces import TOKYO, sort_faces

SPANS = ((4, 1), (5, 2), (5, 1), (6, 2), (6, 1), (7, 3), (7, 2), (8, 3), (8, 2))
"""Dice, and how many of them show one of the faces at least; at most as many show none."""
ROOTS = (5, 8, 10, 16, 20, 25, 40, 50, 80, 100, 125, 160, 200, 250, 400, 500)
"""Roots of numbers of turns for which the margin, a hundred divided by the root, has few digits."""
NEARER = tuple((root, n) for root in ROOTS for n in range(2, 6) if root * n in ROOTS)
"""A root, and how many times smaller the margin shall become."""


def between(dice: int, low: int, faces: str) -> Numbers:
    """Return the numbers of the question for a share near one half."""
    high = dice - low
    off, names = str(Fraction(high, dice) - Fraction(1, 2)), f"{faces[0]}, {faces[1]} or {faces[2]}"
    return {"dice": dice, "low": low, "high": high, "off": off, "faces": faces, "names": names}


def near_half(rng: random.Random) -> Numbers:
    """Return the dice, how many of them may show one of three faces, and which faces."""
    return between(*rng.choice(SPANS), sort_faces("".join(rng.sample(TOKYO, 3))))


def chance_of_near(numbers: Numbers) -> Fraction:
    """Return the probability that so many dice of one roll show one of the faces."""
    rolled = roll_distribution(numbers["dice"], 1, never_reroll, faces=TOKYO)
    counted = rolled.marginal(lambda roll: sum(die in numbers["faces"] for die in roll))
    return Fraction(counted.probability(lambda n: numbers["low"] <= n <= numbers["high"]))


def narrower(root: int, times: int) -> Numbers:
    """Return the numbers of the question for more turns: a hundred turns have 10 percentage points, 400 have 5."""
    wide, narrow = percent(root), percent(root * times)
    return {"turns": root**2, "wide": wide, "narrow": narrow}


def percent(root: int) -> str:
    """Return the margin after the square of so many turns, in words."""
    return f"{100 / root:g} percentage point{'s' * (root != 100)}"


def narrowed(rng: random.Random) -> Numbers:
    """Return how near the share is, and how near it shall come."""
    return narrower(*rng.choice(NEARER))


def ratio(numbers: Numbers) -> Fraction:
    """Return how many times nearer it shall come."""
    wide, narrow = (Fraction(numbers[which].split(" ")[0]) for which in ("wide", "narrow"))
    return wide / narrow


def turns_for(numbers: Numbers) -> Fraction:
    """Return how many turns that takes: the variance of a share is the variance of one turn over their number."""
    die = roll_distribution(1, 1, never_reroll, faces=TOKYO)
    of_one_turn = Fraction(die.variance(lambda roll: int(roll in "123")))
    return 4 * of_one_turn / (Fraction(numbers["narrow"].split(" ")[0]) / 100) ** 2


def among(numbers: Numbers, low: int, high: int) -> Fraction:
    """Return how likely so many of the dice show a number, by counting."""
    dice = numbers["dice"]
    return Fraction(sum(comb(dice, n) for n in range(low, high + 1)), 2**dice)


add(
    Amount(
        "07.a",
        "{dice} dice of King of Tokyo are rolled once. Each shows {names} with 1/2. What is the probability that "
        "{low} to {high} of them show one of these faces, so that their share is off one half by {off} at most?",
        between(6, 2, "123"),
        near_half,
        chance_of_near,
        (
            Misconception(
                "every count equally likely",
                "You took every count from none to all to be equally likely. In the middle there are many more ways to "
                "choose the dice.",
                lambda numbers: Fraction(numbers["high"] - numbers["low"] + 1, numbers["dice"] + 1),
            ),
            Misconception(
                "one end left out",
                "You left out one of the two ends. Both are included.",
                lambda numbers: among(numbers, numbers["low"] + 1, numbers["high"]),
            ),
            Misconception(
                "the opposite",
                "That is the chance that the share is further off.",
                lambda numbers: 1 - among(numbers, numbers["low"], numbers["high"]),
            ),
        ),
        "Six dice have 2⁶ = 64 ways to show one of the faces or none. Two that do: 15 ways, three: 20, four: 15. "
        "50/64 = 25/32.",
        steps=lambda numbers: numbers["high"] - numbers["low"] + 1,
        band=(2, 5),
    ),
    Reason(
        "07.b",
        "After 10 turns Kong has had three stars in 7 of them, 70 %. After 1,000 more turns the share is 50.2 %. What "
        "has happened?",
        "The first 10 turns still count, but among 1,010 they weigh next to nothing.",
        (
            (
                "The dice have made up for it: among the next turns there were fewer hits than half.",
                "gambler's fallacy",
                "With half of the next 1,000 there are 507 of 1,010. Work out what share that is.",
            ),
            (
                "The number of hits has come nearer to half of the turns: with more turns the difference goes to "
                "nothing.",
                "the difference vanishes",
                "It is the share that comes nearer. The difference of the counts usually grows, only slower than the "
                "turns.",
            ),
            (
                "Kong's luck has become worse: the chance was 70 % at first.",
                "share = chance",
                "The chance was the same all the time. Ten turns show 7 hits or more quite often.",
            ),
        ),
        "(7 + 500)/1010 = 50.2 %: the surplus of two hits is still there. It is thinned out, not made up for.",
    ),
    Amount(
        "07.c",
        "The margin of a share, two standard errors, is {wide} after {turns} turns with a chance "
        "near one half. How many turns does it take in all until the margin is {narrow}?",
        narrower(20, 5),
        narrowed,
        turns_for,
        (
            Misconception(
                "half the margin, twice the turns",
                "You made the turns as many times more as the margin is smaller. But the standard error shrinks with "
                "the root of the number of turns.",
                lambda numbers: numbers["turns"] * ratio(numbers),
            ),
            Misconception(
                "more digits = more exact",
                "That is the number of turns that have been played. More digits of the same share bring it no nearer "
                "to the chance; only more turns do.",
                lambda numbers: Fraction(numbers["turns"]),
            ),
            Misconception(
                "further turns instead of all",
                "Those are the turns that are still to be played. Asked is how many there are in all.",
                lambda numbers: numbers["turns"] * (ratio(numbers) ** 2 - 1),
            ),
        ),
        "The margin is 2 · √(1/4 / n) = 1/√n. A fifth of it takes 5² = 25 times as many turns: 25 · 400 = 10000.",
        chance=False,
        steps=lambda numbers: int(ratio(numbers)),
        band=(2, 5),
    ),
    Reason(
        "07.d",
        "In 7 turns there were three stars 3 times. A calculator shows 3/7 = 0.428571. How near is that to the chance "
        "of three stars?",
        "Within about 0.38 (two standard errors), 95 times out of 100: the digits say nothing about it.",
        (
            (
                "To six digits, since that is how exactly it was worked out.",
                "more digits = more exact",
                "The division is exact to six digits. The share of only 7 turns is not: one hit more would make it "
                "0.57.",
            ),
            (
                "It is exactly that: nothing was lost in counting.",
                "share = chance",
                "The count is right, but play 7 more turns and count again.",
            ),
            (
                "Nothing can be said: luck has no rules.",
                "luck has no rules",
                "Of a single turn little can be said. Of many turns together a lot: that is what the standard error "
                "does.",
            ),
        ),
        "The margin is 1/√7 = 0.38 for a chance near one half. So not even the first digit is certain.",
    ),
)
