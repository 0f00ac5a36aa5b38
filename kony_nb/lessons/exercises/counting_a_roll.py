"""Lesson 1, counting a roll: how many outcomes look alike, and what every multiset being equally likely would mean."""

import random
from fractions import Fraction
from math import comb, factorial

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import never_reroll, roll_distribution
from kony_nb.rules.faces import FACE_NAMES, NEW_YORK, sort_faces

SHAPES = (
    (2, 2, 1, 1),
    (3, 1, 1, 1),
    (3, 2, 1),
    (2, 2, 2),
    (4, 1, 1),
    (2, 1, 1, 1),
    (2, 2, 1, 1, 1),
    (3, 2, 1, 1),
    (2, 2, 2, 1),
)
"""How often each face of a pattern stands in it."""


def rolls_of(dice: int) -> int:
    """Return how many rolls of these dice can be told apart once they are sorted: 462 for six."""
    return comb(dice + 5, 5)


def pattern(rng: random.Random) -> Numbers:
    """Return a pattern in which some faces stand more than once."""
    shape = rng.choice(SHAPES)
    faces = rng.sample(NEW_YORK, len(shape))
    return {"pattern": sort_faces("".join(face * n for face, n in zip(faces, shape, strict=True))), "dice": sum(shape)}


def chance_of_pattern(numbers: Numbers) -> Fraction:
    """Return the probability that one roll shows the pattern."""
    return Fraction(roll_distribution(numbers["dice"], 1, never_reroll)[numbers["pattern"]])


def wanted(rng: random.Random) -> Numbers:
    """Return how many of the dice shall show which face."""
    return number_of(rng.randint(5, 8), rng.randint(2, 3), rng.choice(NEW_YORK))


def number_of(dice: int, n: int, face: str) -> Numbers:
    """Return the numbers of the question for exactly so many of a face."""
    return {"dice": dice, "wanted": n, "face": face, "name": FACE_NAMES[face]}


def chance_of_number(numbers: Numbers) -> Fraction:
    """Return the probability that one roll shows exactly so many of the face."""
    rolled = roll_distribution(numbers["dice"], 1, never_reroll)
    return Fraction(rolled.probability(lambda roll: roll.count(numbers["face"]) == numbers["wanted"]))


add(
    Amount(
        "01.a",
        "{dice} dice are rolled once. What is the probability that they show {pattern}, in any order?",
        {"pattern": "AAHHES", "dice": 6},
        pattern,
        chance_of_pattern,
        (
            Misconception(
                "every multiset equally likely",
                "You took every sorted roll to be equally likely. Equally likely are the outcomes die by die, and many "
                "or few of those look alike once they are sorted.",
                lambda numbers: Fraction(1, rolls_of(numbers["dice"])),
            ),
            Misconception(
                "one order only",
                "That is the chance of one order, the first die showing the first letter, and so on. In how many "
                "orders can the dice show these letters?",
                lambda numbers: Fraction(1, 6 ** numbers["dice"]),
            ),
            Misconception(
                "equal faces counted as different",
                "You counted all orders of the dice as different. Swapping two dice that show the same face changes "
                "nothing: such orders were counted several times.",
                lambda numbers: Fraction(factorial(numbers["dice"]), 6 ** numbers["dice"]),
            ),
        ),
        "The six letters AAHHES stand in 6! = 720 orders if all are told apart. Swapping the two A changes nothing, "
        "nor does swapping the two H: 720 / (2 · 2) = 180 orders. Each has the chance 1/6⁶ = 1/46656, together "
        "180/46656 = 5/1296.",
        steps=lambda numbers: numbers["dice"],
        band=(5, 7),
    ),
    Reason(
        "01.b",
        "Six dice are rolled. Why is AAHHES likelier than AAAAAA?",
        "All outcomes die by die are equally likely, and more of them become AAHHES when they are sorted.",
        (
            (
                "It is not: both are one of the rolls that can be told apart, and those are equally likely.",
                "every multiset equally likely",
                "Try it with two dice: AH comes up as (A, H) or as (H, A), AA only in one way.",
            ),
            (
                "Six times the same face is against the law of averages: the dice have to even out.",
                "the dice have to even out",
                "A die knows nothing of the others. AAAAAA is as likely as any other outcome die by die.",
            ),
            (
                "An attack is rarer than the other faces.",
                "faces not equally likely",
                "The die is fair: every face has the chance 1/6.",
            ),
        ),
        "Each of the 46,656 outcomes die by die has the same chance. 180 of them are AAHHES when sorted, a single one "
        "is AAAAAA.",
    ),
    Amount(
        "01.c",
        "{dice} dice are rolled once. What is the probability that exactly {wanted} of them show {face} ({name})?",
        number_of(6, 2, "S"),
        wanted,
        chance_of_number,
        (
            Misconception(
                "forgot which dice",
                "That is the chance that certain dice show it, say the first ones, and the others do not. Which of the "
                "dice they are can be chosen in several ways.",
                lambda numbers: Fraction(5 ** (numbers["dice"] - numbers["wanted"]), 6 ** numbers["dice"]),
            ),
            Misconception(
                "forgot the other dice",
                "You chose the dice that show it, but left the others free. Exactly means that none of the others "
                "shows it too.",
                lambda numbers: Fraction(comb(numbers["dice"], numbers["wanted"]), 6 ** numbers["wanted"]),
            ),
            Misconception(
                "only the dice that show it",
                "That is the chance that certain dice show it, say the first ones. Which of the dice they are can be "
                "chosen in several ways, and exactly means that none of the others shows it too.",
                lambda numbers: Fraction(1, 6 ** numbers["wanted"]),
            ),
            Misconception(
                "every multiset equally likely",
                "You took every sorted roll to be equally likely. Equally likely are the outcomes die by die.",
                lambda numbers: Fraction(
                    comb(numbers["dice"] - numbers["wanted"] + 4, 4), rolls_of(numbers["dice"])
                ),
            ),
        ),
        "Two of the six dice show the star: 6 · 5 / 2 = 15 ways to choose them. Each of the other four has 5 other "
        "faces: 15 · 5⁴ = 9375 outcomes of 46656, which is 3125/15552.",
        steps=lambda numbers: numbers["wanted"],
        band=(2, 3),
    ),
    Reason(
        "01.d",
        "For exactly two stars among six dice somebody computes 1/6 · 1/6 · 5/6 · 5/6 · 5/6 · 5/6. What is missing?",
        "In how many ways the two dice with the star can be chosen among the six.",
        (
            (
                "Nothing is missing.",
                "forgot which dice",
                "That product belongs to one case: these two dice show the star, and those four do not.",
            ),
            (
                "The four factors 5/6 are too many: the other dice do not matter.",
                "forgot the other dice",
                "They matter: a third star would make it three.",
            ),
            (
                "The sum must be taken, not the product: 1/6 + 1/6.",
                "added where both must happen",
                "Both dice must show the star, which is rarer than one of them showing it, not more frequent.",
            ),
        ),
        "The product is the chance of one choice of the two dice. There are 15 such choices, and no two of them "
        "can happen at once, so their chances add up.",
    ),
)
