"""Lesson 5, waiting for stars: how long until the first success, and that misses so far do not matter."""

import random
from fractions import Fraction

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import keep_faces, roll_distribution
from kony_nb.rules.faces import FACE_NAMES, NEW_YORK

WAITS = ((2, 1, 3), (2, 1, 4), (3, 1, 3), (5, 1, 2), (2, 2, 3), (7, 1, 2), (5, 1, 3), (3, 2, 3), (2, 2, 4))
"""Dice, rolls and turns of a long wait, each of another chance."""
TURNS = ((2, 1), (3, 1), (2, 2), (5, 1), (3, 2), (7, 1), (4, 2))
"""Dice and rolls of a turn, each of another chance."""


def waiting(dice: int, rolls: int, turns: int, face: str) -> Numbers:
    """Return the numbers of the question for a long wait."""
    often = f"roll {dice} dice once" if rolls == 1 else f"chase it with {dice} dice, {rolls} rolls in all"
    return {"dice": dice, "rolls": rolls, "turns": turns, "face": face, "name": FACE_NAMES[face], "often": often}


def wait(rng: random.Random) -> Numbers:
    """Return what is waited for, with how many dice, and how long."""
    return waiting(*rng.choice(WAITS), rng.choice(NEW_YORK))


def chance_of_waiting(numbers: Numbers) -> Fraction:
    """Return the probability that none of so many turns brings the face."""
    face = numbers["face"]
    rolled = roll_distribution(numbers["dice"], numbers["rolls"], keep_faces(face))
    misses = Fraction(rolled.probability(lambda roll: face not in roll))
    turns: int = numbers["turns"]
    return misses**turns


def misses(rng: random.Random) -> Numbers:
    """Return what is waited for, with how many dice, and how many turns have brought nothing."""
    dice, rolls = rng.choice(TURNS)
    return waiting(dice, rolls, rng.randint(2, 4), rng.choice(NEW_YORK))


def chance_of_next(numbers: Numbers) -> Fraction:
    """Return the probability that the next turn brings the face: what was before has no part in it."""
    face = numbers["face"]
    rolled = roll_distribution(numbers["dice"], numbers["rolls"], keep_faces(face))
    return Fraction(rolled.probability(lambda roll: face in roll))


def no_face(numbers: Numbers) -> Fraction:
    """Return the chance that a turn does not bring the face."""
    fallen: int = numbers["dice"] * numbers["rolls"]
    return Fraction(5**fallen, 6**fallen)


add(
    Amount(
        "05.a",
        "You wait for {face} ({name}). In each turn you {often}. What is the probability that {turns} turns in a row "
        "do not bring a single one?",
        waiting(3, 1, 3, "H"),
        wait,
        chance_of_waiting,
        (
            Misconception(
                "added the chances of the turns",
                "You added the chances of the turns and took the sum from 1. With enough turns the sum would be more "
                "than 1, as if it had to come.",
                lambda numbers: 1 - numbers["turns"] * (1 - no_face(numbers)),
            ),
            Misconception(
                "one turn too few",
                "You have a turn too few: every one of them must miss, the last one too.",
                lambda numbers: no_face(numbers) ** (numbers["turns"] - 1),
            ),
            Misconception(
                "that very turn",
                "That is the chance that it comes in the last of these turns for the first time.",
                lambda numbers: no_face(numbers) ** (numbers["turns"] - 1) * (1 - no_face(numbers)),
            ),
        ),
        "One turn misses with (5/6)³ = 125/216. Three turns miss with (125/216)³ = (5/6)⁹ = 1953125/10077696.",
        steps=lambda numbers: numbers["turns"],
        band=(2, 4),
    ),
    Reason(
        "05.b",
        "Three stars come with about 1/2 in every turn, and they take 2 turns on average. Are they certain within 2 "
        "turns?",
        "No: both turns miss with 1/2 · 1/2. Long waits are rarer than short ones, but they pull the average up to 2.",
        (
            (
                "Yes: 1/2 + 1/2 = 1.",
                "added the chances of the turns",
                "With three turns the sum would be 3/2. The chances of two turns add up only if they cannot both bring "
                "it.",
            ),
            (
                "Yes: 2 turns on average means that it takes 2 turns.",
                "mean = certain",
                "If it always took 2 turns, it would never take 1. Look at how often it takes just one.",
            ),
            (
                "Nearly: after a first turn that missed the second one brings them with more than 1/2.",
                "gambler's fallacy",
                "The dice do not know of the first turn. The second one has the same chance as ever.",
            ),
        ),
        "Within two turns they come with 1 - 1/4 = 3/4. The average of 2 is made of many short waits and a few long "
        "ones.",
    ),
    Amount(
        "05.c",
        "You wait for {face} ({name}). In each turn you {often}. {turns} turns in a row have not brought a single "
        "one. What is the probability that the next turn brings one at least?",
        waiting(3, 1, 4, "S"),
        misses,
        chance_of_next,
        (
            Misconception(
                "gambler's fallacy",
                "That is the chance that one of all these turns, the past ones too, brings it. But the past ones are "
                "known: they have missed, and the dice do not make up for it.",
                lambda numbers: 1 - no_face(numbers) ** (numbers["turns"] + 1),
            ),
            Misconception(
                "joint instead of conditional",
                "That is how likely it was, before the first turn, that so many miss and then one brings it. The "
                "misses have happened by now.",
                lambda numbers: no_face(numbers) ** numbers["turns"] * (1 - no_face(numbers)),
            ),
            Misconception(
                "the opposite",
                "That is the chance that the next turn misses as well.",
                no_face,
            ),
        ),
        "The turns before do not matter. Three dice miss with (5/6)³ = 125/216, so they bring a star with 91/216.",
        steps=lambda numbers: numbers["rolls"],
        band=(1, 2),
    ),
    Reason(
        "05.d",
        "Kong has missed three stars five turns in a row. Rob says: five misses are rare, so a sixth is all but "
        "impossible now. What is wrong?",
        "Six misses are rare before the first turn. Five of them have happened, so only the sixth is open, and it is "
        "as likely as ever.",
        (
            (
                "Nothing: in the long run the dice even out, so a hit is due.",
                "gambler's fallacy",
                "They even out by many more turns being added, not by making up for the misses.",
            ),
            (
                "Kong has a run of bad luck, so a sixth miss is likelier than usual.",
                "bad luck lasts",
                "The dice do not know whose they are, nor what they have shown.",
            ),
            (
                "Five misses are not rare: every row of hits and misses is equally likely.",
                "every row equally likely",
                "They are rare enough: five misses have the chance q⁵. The error is in what is concluded from them.",
            ),
        ),
        "P(six misses) is small, but P(sixth misses | five have missed) = q⁶/q⁵ = q, as in any turn.",
    ),
)
