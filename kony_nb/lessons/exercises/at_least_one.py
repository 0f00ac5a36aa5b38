"""Lesson 2, at least one: the way over the opposite, and rolling again as a binomial distribution."""

import random
from fractions import Fraction
from math import comb

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import keep_faces, never_reroll, roll_distribution
from kony_nb.rules.faces import FACE_NAMES, NEW_YORK


def hoped(dice: int, faces: str) -> Numbers:
    """Return the numbers of the question for at least one of some faces."""
    names = " or ".join(f"{face} ({FACE_NAMES[face]})" for face in faces)
    return {"dice": dice, "faces": faces, "names": names}


def some_faces(rng: random.Random) -> Numbers:
    """Return the dice of one roll and the faces that one hopes for."""
    return hoped(rng.choice((3, 4, 7, 8)), "".join(rng.sample(NEW_YORK, rng.randint(1, 2))))


def chance_of_any(numbers: Numbers) -> Fraction:
    """Return the probability that one roll shows one of the faces at least."""
    rolled = roll_distribution(numbers["dice"], 1, never_reroll)
    return Fraction(rolled.probability(lambda roll: any(face in roll for face in numbers["faces"])))


def chased(dice: int, rolls: int, least: int, face: str) -> Numbers:
    """Return the numbers of the question for at least so many of a chased face."""
    return {"dice": dice, "rolls": rolls, "least": least, "face": face, "name": FACE_NAMES[face]}


def chase(rng: random.Random) -> Numbers:
    """Return the dice, the rolls, and how many of which face are chased."""
    return chased(rng.randint(5, 8), rng.randint(2, 4), rng.randint(2, 3), rng.choice(NEW_YORK))


def chance_of_chase(numbers: Numbers) -> Fraction:
    """Return the probability of at least so many after the last roll."""
    rolled = roll_distribution(numbers["dice"], numbers["rolls"], keep_faces(numbers["face"]))
    return Fraction(rolled.probability(lambda roll: roll.count(numbers["face"]) >= numbers["least"]))


def at_least(dice: int, least: int, p: Fraction) -> Fraction:
    """Return the probability of at least so many hits among dice that each hit with p."""
    return sum((exactly(dice, n, p) for n in range(least, dice + 1)), Fraction())


def exactly(dice: int, n: int, p: Fraction) -> Fraction:
    """Return the probability of exactly so many hits."""
    return Fraction(comb(dice, n) * p**n * (1 - p) ** (dice - n))


def per_roll(numbers: Numbers) -> Fraction:
    """Return the chance that a die shows one of the faces."""
    return Fraction(len(numbers["faces"]), 6)


def per_die(numbers: Numbers) -> Fraction:
    """Return the chance that a chased die shows the face in the end."""
    rolls: int = numbers["rolls"]
    return 1 - Fraction(5**rolls, 6**rolls)


add(
    Amount(
        "02.a",
        "{dice} dice are rolled once. What is the probability that at least one of them shows {names}?",
        hoped(4, "A"),
        some_faces,
        chance_of_any,
        (
            Misconception(
                "added the chances of the dice",
                "You added the chances of the single dice. Rolls in which two dice show it are counted twice then; "
                "with enough dice the sum would be more than 1.",
                lambda numbers: numbers["dice"] * per_roll(numbers),
            ),
            Misconception(
                "exactly instead of at least",
                "That is the chance of exactly one. At least one is two, three and more as well.",
                lambda numbers: exactly(numbers["dice"], 1, per_roll(numbers)),
            ),
            Misconception(
                "the opposite",
                "That is the chance that no die shows it, the opposite of what is asked.",
                lambda numbers: (1 - per_roll(numbers)) ** numbers["dice"],
            ),
        ),
        "The opposite is that no die shows an attack: each misses with 5/6, all four with (5/6)⁴ = 625/1296. What is "
        "left is 1 - 625/1296 = 671/1296.",
        steps=lambda numbers: numbers["dice"],
        band=(3, 8),
    ),
    Reason(
        "02.b",
        "Six dice, each shows an attack with 1/6. Why is the chance of at least one attack not 6 · 1/6 = 1?",
        "The sum counts a roll with two attacks twice, one with three attacks three times, and so on.",
        (
            (
                "It is 1: six dice have six chances of one in six.",
                "added the chances of the dice",
                "Then every roll of six dice would show an attack. Roll a few times, and with seven dice compute the "
                "sum.",
            ),
            (
                "The dice are not independent: where one shows an attack, the others show it less often.",
                "independence",
                "Each die falls for itself. Its chance is 1/6, whatever the others show.",
            ),
            (
                "Six dice show six different faces on average, but not always: it is exactly one attack that has "
                "chance 1.",
                "exactly instead of at least",
                "One attack is the average number of attacks. That says little about how often there is none.",
            ),
        ),
        "6 · 1/6 = 1 is the average number of attacks. It counts rolls by how many attacks they show, so rolls with "
        "several attacks make up for those without any.",
    ),
    Amount(
        "02.c",
        "You chase {face} ({name}) with {dice} dice: you keep every one and roll all the other dice again, {rolls} "
        "rolls in all. What is the probability of at least {least} in the end?",
        chased(6, 3, 3, "S"),
        chase,
        chance_of_chase,
        (
            Misconception(
                "added the chances of the rolls",
                "You gave every die the chance of one roll times the number of rolls. A die that hit is not rolled "
                "again, so the chances of its rolls do not simply add up.",
                lambda numbers: at_least(numbers["dice"], numbers["least"], Fraction(numbers["rolls"], 6)),
            ),
            Misconception(
                "exactly instead of at least",
                "That is the chance of exactly that many. At least means that more are welcome too.",
                lambda numbers: exactly(numbers["dice"], numbers["least"], per_die(numbers)),
            ),
            Misconception(
                "forgot to roll again",
                "That is the chance after a single roll.",
                lambda numbers: at_least(numbers["dice"], numbers["least"], Fraction(1, 6)),
            ),
            Misconception(
                "more than instead of at least",
                "That is the chance of more than that many. At least includes the number itself.",
                lambda numbers: at_least(numbers["dice"], numbers["least"] + 1, per_die(numbers)),
            ),
        ),
        "A chased die misses three times with (5/6)³ = 125/216, so it shows the star in the end with p = 91/216. None, "
        "one or two stars have the chances q⁶, 6·p·q⁵ and 15·p²·q⁴ with q = 125/216. One minus the three is the "
        "answer.",
        steps=lambda numbers: numbers["least"],
        band=(2, 3),
    ),
    Reason(
        "02.d",
        "A die that you chase over three rolls shows the face with 91/216, less than 3/6. Why less?",
        "The second roll happens only if the first one missed, and the third only if both did.",
        (
            (
                "With every roll the face becomes rarer.",
                "the dice remember",
                "Every roll that happens has the chance 1/6. What counts is whether it happens at all.",
            ),
            (
                "It is not less: three rolls of 1/6 are 3/6, and 91/216 is a matter of rounding.",
                "added the chances of the rolls",
                "91/216 is exact. And with seven rolls the sum would be 7/6.",
            ),
            (
                "A die that shows the face may lose it again when it is rolled the next time.",
                "kept dice are rolled again",
                "Dice that show the face are kept: they lie still.",
            ),
        ),
        "1/6 + 5/6 · 1/6 + 25/36 · 1/6 = 91/216: each roll has the chance 1/6, but the second is needed only with 5/6 "
        "and the third only with 25/36.",
    ),
)
