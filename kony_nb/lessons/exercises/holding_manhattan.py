"""Lesson 9, Markov chains: what holding Manhattan brings, and what rounds times points would say."""

import random
from fractions import Fraction
from math import gcd

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import manhattan

HITS = tuple(
    (hit, of)
    for of in range(5, 16)
    for hit in range(1, of)
    if gcd(hit, of) == 1 and of <= 5 * hit and 3 * hit < 2 * of and (hit, of) != (5, 13)
)
"""Chances of being attacked, from a fifth to two thirds. With 5/13 two wrong ways come out
alike."""


def stay(hit: int, of: int) -> Numbers:
    """Return the numbers of the question for what the stay brings on average."""
    return {"hit": hit, "of": of}


def some_stay(rng: random.Random) -> Numbers:
    """Return a chance of being attacked."""
    return stay(*rng.choice(HITS))


def mean_points(numbers: Numbers) -> Fraction:
    """Return the mean of the victory points of the stay."""
    return Fraction(manhattan(Fraction(numbers["hit"], numbers["of"])).mean_vp)


def stays(numbers: Numbers) -> Fraction:
    """Return the chance of holding Manhattan from one turn to the next."""
    return 1 - Fraction(numbers["hit"], numbers["of"])


def in_upper(s: Fraction) -> Fraction:
    """Return what the turns in Upper bring on average, seen from the entry."""
    return 2 * s**3 / (1 - s)


def stay_for(hit: int, of: int, points: int) -> Numbers:
    """Return the numbers of the question for a stay that brings so many points at least."""
    return {"hit": hit, "of": of, "points": points}


def some_points(rng: random.Random) -> Numbers:
    """Return a chance of being attacked, and what is hoped for."""
    return stay_for(*rng.choice(HITS), rng.choice((3, 5, 7)))


def turns_for(numbers: Numbers) -> int:
    """Return how many turns must begin inside: the first one pays 1 VP like the entry, each other one 2."""
    points: int = numbers["points"]
    return (points + 1) // 2


def chance_of_points(numbers: Numbers) -> Fraction:
    """Return the probability that the stay brings so many points at least, from the chain."""
    chain = manhattan(Fraction(numbers["hit"], numbers["of"])).chain
    return 1 - Fraction(chain.after(turns_for(numbers))["outside"])


add(
    Amount(
        "09.a",
        "Kong has just entered Lower Manhattan, which pays 1 VP. Between two of his turns he is attacked with "
        "probability {hit}/{of}, and then he flees at once. A turn that he begins in Lower pays 1 VP, in Midtown and "
        "in Upper 2 VP. How many VP does the whole stay bring on average, the entry included?",
        stay(1, 3),
        some_stay,
        mean_points,
        (
            Misconception(
                "rounds times 2 VP",
                "You took the mean number of rounds, the one of the entry included, times 2 VP. But entering pays 1 "
                "VP and Lower 1 VP, and these are the rounds that happen most often.",
                lambda numbers: 2 / (1 - stays(numbers)),
            ),
            Misconception(
                "left Upper after one turn",
                "You counted Upper once. Who stands there stays there until an attack comes, and is paid each time.",
                lambda numbers: 1 + stays(numbers) + 2 * stays(numbers) ** 2 + 2 * stays(numbers) ** 3,
            ),
            Misconception(
                "forgot the entry",
                "The turns inside are right. What entering pays is missing.",
                lambda numbers: stays(numbers) + 2 * stays(numbers) ** 2 + in_upper(stays(numbers)),
            ),
            Misconception(
                "hit and stay swapped",
                "You computed with the chance of being attacked where the chance of staying belongs.",
                lambda numbers: 1
                + (1 - stays(numbers))
                + 2 * (1 - stays(numbers)) ** 2
                + in_upper(1 - stays(numbers)),
            ),
        ),
        "He stays with s = 2/3. From a turn that begins in Upper on: U = 2 + s · U, so U = 2 / (1 - s) = 6. Midtown: "
        "M = 2 + s · U = 6. Lower: L = 1 + s · M = 5. With the 1 VP of the entry 1 + s · L = 1 + 10/3 = 13/3.",
        chance=False,
        steps=lambda numbers: numbers["of"],
        band=(5, 15),
    ),
    Reason(
        "09.b",
        "Kong stays with chance s from turn to turn. Somebody says: he holds on for 1/(1 - s) rounds on average, so "
        "the stay is worth 2/(1 - s) VP. What is wrong?",
        "Rounds do not all pay 2 VP: the entry and Lower pay 1 each, and those two come first.",
        (
            (
                "Nothing: Manhattan pays 2 VP a round.",
                "rounds times 2 VP",
                "Not in the round of the entry, nor in Lower.",
            ),
            (
                "Upper must be counted once only, for it is the last zone.",
                "left Upper after one turn",
                "From Upper one does not go on, but one may stay there, turn after turn.",
            ),
            (
                "One must not compute with averages of rounds at all, for their number is uncertain.",
                "no means of uncertain numbers",
                "Means may be added, however uncertain the numbers are. But each round must be added with what it "
                "really pays.",
            ),
        ),
        "1/(1 - s) = 1 + s + s² + ... counts the round of the entry, too. With 1 VP for the entry and 1 VP for Lower, "
        "2/(1 - s) is too much by 1 + s.",
    ),
    Amount(
        "09.c",
        "Kong has just entered Lower Manhattan, as in 09.a. Between two of his turns he is attacked with probability "
        "{hit}/{of}, and then he flees. What is the probability that the whole stay brings at least {points} VP, the "
        "entry included?",
        stay_for(2, 5, 5),
        some_points,
        chance_of_points,
        (
            Misconception(
                "exactly instead of at least",
                "You let him be driven away right after he has got them. He may also stay for longer.",
                lambda numbers: stays(numbers) ** turns_for(numbers) * (1 - stays(numbers)),
            ),
            Misconception(
                "one turn too many",
                "You let him survive one round more than it takes. Write down what he has after the entry, after one "
                "turn begun inside, after two, ...",
                lambda numbers: stays(numbers) ** (turns_for(numbers) + 1),
            ),
            Misconception(
                "one turn too few",
                "You let him survive one round less than it takes. Write down what he has after the entry, after one "
                "turn begun inside, after two, ...",
                lambda numbers: stays(numbers) ** (turns_for(numbers) - 1),
            ),
            Misconception(
                "the opposite",
                "That is the chance that he gets less, the opposite of what is asked.",
                lambda numbers: 1 - stays(numbers) ** turns_for(numbers),
            ),
        ),
        "After the entry he has 1 VP, after one turn begun inside 2, after two 4, after three 6. So for 5 VP he must "
        "begin three turns inside: (3/5)³ = 27/125.",
        steps=turns_for,
        band=(2, 4),
    ),
    Reason(
        "09.d",
        "Kong has stood in Upper for five rounds without being attacked. How much longer will he hold on, on average, "
        "compared with the day when he came to Upper?",
        "As long as then: what comes next depends on where he stands, not on how long he has stood there.",
        (
            (
                "Less long: after five quiet rounds an attack is due.",
                "an attack is due",
                "The dice of the others do not know how long it has been quiet.",
            ),
            (
                "Longer: five quiet rounds show that he is safe there.",
                "luck goes on",
                "His chance of being attacked was given, and it is the same in every round.",
            ),
            (
                "Not at all: the mean number of rounds is used up by now.",
                "the mean is used up",
                "A mean is no store. Among the stays that have lasted so long, many last longer still.",
            ),
        ),
        "That is what makes it a Markov chain: the state says all about the future that the past could tell. Therefore "
        "one equation, U = 2 + s · U, is enough for Upper.",
    ),
)
