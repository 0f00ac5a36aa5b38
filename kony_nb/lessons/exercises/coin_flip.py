"""Lesson 7, is it a coin flip? How near a share comes to the chance, and how many turns that takes."""

import random
from fractions import Fraction
from math import comb

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import never_reroll, roll_distribution
from kony_nb.rules.faces import TOKYO

SPANS = ((4, 1), (5, 2), (5, 1), (6, 2), (6, 1), (7, 3), (8, 3), (8, 2))
"""Dice, and how many of them show a number at least; at most as many show none."""
SMALLER = {"5": (10,), "2.5": (10, 5), "2": (10, 4), "1": (5, 4, 2), "0.5": (2,), "0.4": (2,)}
"""Percentage points, and from which larger ones they are reached."""


def between(dice: int, low: int) -> Numbers:
    """Return the numbers of the question for a share near one half."""
    high = dice - low
    return {"dice": dice, "low": low, "high": high, "off": str(Fraction(high, dice) - Fraction(1, 2))}


def near_half(rng: random.Random) -> Numbers:
    """Return the dice and how many of them may show a number."""
    return between(*rng.choice(SPANS))


def chance_of_near(numbers: Numbers) -> Fraction:
    """Return the probability that so many dice of one roll show a number."""
    rolled = roll_distribution(numbers["dice"], 1, never_reroll, faces=TOKYO)
    counted = rolled.marginal(lambda roll: sum(die in "123" for die in roll))
    return Fraction(counted.probability(lambda n: numbers["low"] <= n <= numbers["high"]))


def narrower(wide: int, narrow: str) -> Numbers:
    """Return the numbers of the question for more turns: a hundred turns have 10 percentage points, 400 have 5."""
    points = "percentage point" if narrow == "1" else "percentage points"
    return {"turns": 10_000 // wide**2, "wide": wide, "narrow": narrow, "points": points}


def narrowed(rng: random.Random) -> Numbers:
    """Return how near the share is, and how near it shall come."""
    narrow = rng.choice(tuple(SMALLER))
    return narrower(rng.choice(SMALLER[narrow]), narrow)


def ratio(numbers: Numbers) -> Fraction:
    """Return how many times nearer it shall come."""
    wide: int = numbers["wide"]
    return wide / Fraction(numbers["narrow"])


def turns_for(numbers: Numbers) -> Fraction:
    """Return how many turns that takes: the variance of a share is the variance of one turn over their number."""
    die = roll_distribution(1, 1, never_reroll, faces=TOKYO)
    of_one_turn = Fraction(die.variance(lambda roll: int(roll in "123")))
    return 4 * of_one_turn / (Fraction(numbers["narrow"]) / 100) ** 2


def among(numbers: Numbers, low: int, high: int) -> Fraction:
    """Return how likely so many of the dice show a number, by counting."""
    dice = numbers["dice"]
    return Fraction(sum(comb(dice, n) for n in range(low, high + 1)), 2**dice)


add(
    Amount(
        "07.a",
        "{dice} dice of King of Tokyo are rolled once. Each shows a number (1, 2 or 3) with 1/2. What is the "
        "probability that {low} to {high} of them show a number, so that their share is off one half by {off} at most?",
        between(6, 2),
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
        "Six dice have 2⁶ = 64 ways to be number or none. Two of them: 15 ways, three: 20, four: 15. 50/64 = 25/32.",
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
        "The margin of a share, two standard errors, is {wide} percentage points after {turns} turns with a chance "
        "near one half. How many turns does it take in all until the margin is {narrow} {points}?",
        narrower(5, "1"),
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
