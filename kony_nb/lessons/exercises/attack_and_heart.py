"""Lesson 3, attack and heart share the dice: two faces in one roll, and one of them if the other is there."""

import random
from fractions import Fraction

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import never_reroll, roll_distribution
from kony_nb.rules.faces import FACE_NAMES, NEW_YORK

SIZES = ((1, 1), (1, 2), (2, 1))
"""How many faces are hoped for on either side."""


def sides(dice: int, one: str, other: str) -> Numbers:
    """Return the numbers of the questions about a face and another, or one of two others."""
    return {"dice": dice, "one": one, "other": other, "names": named(one), "others": named(other)}


def named(faces: str) -> str:
    """Return faces in words."""
    return " or ".join(f"{face} ({FACE_NAMES[face]})" for face in faces)


def two_sides(rng: random.Random, most: int = 6) -> Numbers:
    """Return the dice of one roll, at most so many, and two different things that they may show."""
    one, other = rng.choice(SIZES)
    faces = "".join(rng.sample(NEW_YORK, one + other))
    return sides(rng.randint(3, most), faces[:one], faces[one:])


def few_dice(rng: random.Random) -> Numbers:
    """Return the same for five dice at most: with six, two wrong ways come out alike."""
    return two_sides(rng, 5)


def chance_of_both(numbers: Numbers) -> Fraction:
    """Return the probability that one roll shows something of either side."""
    one, other = set(numbers["one"]), set(numbers["other"])
    rolled = roll_distribution(numbers["dice"], 1, never_reroll)
    return Fraction(rolled.probability(lambda roll: one & set(roll) and other & set(roll)))


def chance_if(numbers: Numbers) -> Fraction:
    """Return the probability of the other side among the rolls that show the one."""
    one = set(numbers["one"])
    rolled = roll_distribution(numbers["dice"], 1, never_reroll)
    return chance_of_both(numbers) / Fraction(rolled.probability(lambda roll: one & set(roll)))


def some(faces: int, dice: int) -> Fraction:
    """Return the probability that one roll shows one of so many faces."""
    return 1 - Fraction(6 - faces, 6) ** dice


def of_one(numbers: Numbers) -> Fraction:
    """Return the probability of the one side alone."""
    return some(len(numbers["one"]), numbers["dice"])


def of_other(numbers: Numbers) -> Fraction:
    """Return the probability of the other side alone."""
    return some(len(numbers["other"]), numbers["dice"])


def of_either(numbers: Numbers) -> Fraction:
    """Return the probability of one side or the other."""
    return some(len(numbers["one"]) + len(numbers["other"]), numbers["dice"])


add(
    Amount(
        "03.a",
        "{dice} dice are rolled once. What is the probability that at least one of them shows {names} and at least "
        "one of them shows {others}?",
        sides(4, "A", "H"),
        two_sides,
        chance_of_both,
        (
            Misconception(
                "independence",
                "You multiplied the two chances, as if one had nothing to do with the other. But both must come from "
                "the same dice.",
                lambda numbers: of_one(numbers) * of_other(numbers),
            ),
            Misconception(
                "either instead of both",
                "That is the chance of one or the other. Both are asked for in the same roll.",
                of_either,
            ),
            Misconception(
                "taken away twice",
                "From 1 you took the rolls that lack the one and the rolls that lack the other. Rolls that lack both "
                "are taken away twice then.",
                lambda numbers: of_one(numbers) + of_other(numbers) - 1,
            ),
        ),
        "Of 6⁴ = 1296 outcomes 5⁴ = 625 have no attack and 625 have no heart. 4⁴ = 256 have neither: they were taken "
        "away twice and come back once. 1296 - 625 - 625 + 256 = 302, and 302/1296 = 151/648.",
        steps=lambda numbers: numbers["dice"],
        band=(3, 6),
    ),
    Reason(
        "03.b",
        "Six dice show an attack with 66.5 % and a heart with 66.5 %. Why do they show both less often than "
        "66.5 % of 66.5 %?",
        "They share the dice: where a die shows an attack, that die cannot show a heart.",
        (
            (
                "They do not: the dice fall independently, so the chances of attack and heart are multiplied.",
                "independence",
                "The dice are independent of each other, the faces are not. Try it with a single die: can it show "
                "both?",
            ),
            (
                "A die that shows an attack makes its neighbours show hearts less often.",
                "the dice influence each other",
                "Each die falls for itself: it does not know what its neighbour shows.",
            ),
            (
                "The product counts rolls with an attack and a heart twice.",
                "taken away twice",
                "Nothing is counted twice in the product. It would be right if attacks were rolled with six dice and "
                "hearts with six others.",
            ),
        ),
        "With six red dice for attacks and six blue ones for hearts the product would be right. In one roll each "
        "attack takes away a die on which a heart could have been.",
    ),
    Amount(
        "03.c",
        "{dice} dice are rolled once behind a screen. Somebody looks and says truly: at least one of them shows "
        "{names}. What is the probability now that at least one shows {others}?",
        sides(3, "A", "H"),
        few_dice,
        chance_if,
        (
            Misconception(
                "independence",
                "That is the chance before anything was said. What was said leaves other rolls possible, so count "
                "among those.",
                of_other,
            ),
            Misconception(
                "joint instead of conditional",
                "That is how many of all rolls show both. But rolls that do not fit what was said are out by now: of "
                "which rolls is it a share?",
                lambda numbers: of_one(numbers) + of_other(numbers) - of_either(numbers),
            ),
            Misconception(
                "one die set aside",
                "You set one die aside and asked about the others. Nobody said which die it is, and it may be several.",
                lambda numbers: some(len(numbers["other"]), numbers["dice"] - 1),
            ),
        ),
        "Of 6³ = 216 outcomes 216 - 125 = 91 show an attack. 216 - 125 - 125 + 64 = 30 of them show a heart, too. So "
        "it is 30/91.",
        steps=lambda numbers: numbers["dice"],
        band=(3, 5),
    ),
    Reason(
        "03.d",
        "P(heart | attack) is read: the probability of a heart if there is an attack. You watch a long series of "
        "rolls. How do you find it?",
        "Of the rolls that show an attack, take the share that shows a heart, too.",
        (
            (
                "Of all rolls, take the share that shows an attack and a heart.",
                "joint instead of conditional",
                "That is P(attack and heart). What stands behind the stroke says which rolls are looked at.",
            ),
            (
                "Of the rolls that show a heart, take the share that shows an attack, too.",
                "condition turned round",
                "That is P(attack | heart). What stands behind the stroke is what is known.",
            ),
            (
                "Of all rolls, take the share that shows a heart: an attack changes nothing.",
                "independence",
                "Look at rolls of six attacks: how many of them show a heart?",
            ),
        ),
        "What stands behind the stroke is known, so rolls without an attack are put aside. Of those that are left the "
        "share with a heart is wanted: P(attack and heart) / P(attack).",
    ),
)
