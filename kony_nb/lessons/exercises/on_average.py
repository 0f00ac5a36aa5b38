"""Lesson 4, on average: the mean of a sum, the likeliest number beside it, and how many turns a goal takes."""

import random
from fractions import Fraction
from math import comb

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import Chain, keep_faces, roll_distribution
from kony_nb.rules.faces import FACE_NAMES, TOKYO

SAVINGS = (
    *((dice, rolls, 2) for dice in range(2, 7) for rolls in (1, 2, 3)),
    *((dice, rolls, 3) for dice in range(3, 7) for rolls in (1, 2, 3)),
    *((7, 1, 3), (7, 2, 3), (2, 4, 2), (3, 4, 2), (3, 4, 3)),
)
"""Dice, rolls of each turn and what a card costs."""


def chased(dice: int, rolls: int, face: str) -> Numbers:
    """Return the numbers of the question for the mean."""
    return {"dice": dice, "rolls": rolls, "face": face, "name": FACE_NAMES[face]}


def chase(rng: random.Random) -> Numbers:
    """Return the dice, the rolls, and which face is chased."""
    return chased(rng.choice((5, 7, 8)), rng.randint(2, 4), rng.choice(TOKYO))


def shares(numbers: Numbers, face: str) -> list[Fraction]:
    """Return how likely each number of a chased face is at the end of a turn, from none to all dice."""
    rolled = roll_distribution(numbers["dice"], numbers["rolls"], keep_faces(face), faces=TOKYO)
    found = rolled.marginal(lambda roll: roll.count(face))
    return [Fraction(found.get(n, 0)) for n in range(numbers["dice"] + 1)]


def mean_of_chase(numbers: Numbers) -> Fraction:
    """Return how many of the chased face the last roll shows on average."""
    return sum((n * share for n, share in enumerate(shares(numbers, numbers["face"]))), Fraction())


def saved_up(dice: int, rolls: int, goal: int) -> Numbers:
    """Return the numbers of the question for the turns that a card takes."""
    return {"dice": dice, "rolls": rolls, "goal": goal, "often": "1 roll" if rolls == 1 else f"{rolls} rolls in all"}


def saving(rng: random.Random) -> Numbers:
    """Return the dice, the rolls of each turn, and what the card costs."""
    return saved_up(*rng.choice(SAVINGS))


def turns_to_save(numbers: Numbers) -> Fraction:
    """Return how many turns it takes on average until there is enough energy: steps of a Markov chain to its end."""
    goal, found = numbers["goal"], shares(numbers, "E")
    rows = [[Fraction()] * (goal + 1) for _ in range(goal + 1)]
    for have in range(goal):
        for n, share in enumerate(found):
            rows[have][min(goal, have + n)] += share
    rows[goal][goal] = Fraction(1)
    return Fraction(Chain(range(goal + 1), rows).absorption().steps[0])


def per_die(numbers: Numbers) -> Fraction:
    """Return the chance that a chased die shows the face in the end."""
    rolls: int = numbers["rolls"]
    return 1 - Fraction(5**rolls, 6**rolls)


def likeliest(numbers: Numbers) -> int:
    """Return the number of a chased face that comes most often."""
    return int((numbers["dice"] + 1) * per_die(numbers))


def enough_at_once(numbers: Numbers) -> Fraction:
    """Return the probability that a single turn brings enough."""
    dice, p = numbers["dice"], per_die(numbers)
    return sum((comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(numbers["goal"], dice + 1)), Fraction())


add(
    Amount(
        "04.a",
        "You chase {face} ({name}) with {dice} dice: you keep every one and roll all the other dice again, {rolls} "
        "rolls in all. How many do you have in the end, on average?",
        chased(7, 2, "H"),
        chase,
        mean_of_chase,
        (
            Misconception(
                "mean = most likely",
                "That is the number that comes most often. The average weighs all numbers that can come, each by its "
                "chance, and need not be whole.",
                lambda numbers: Fraction(likeliest(numbers)),
            ),
            Misconception(
                "added the chances of the rolls",
                "You gave every die the chance of one roll times the number of rolls. A die that hit is not rolled "
                "again, so it does not have all these rolls.",
                lambda numbers: Fraction(numbers["dice"] * numbers["rolls"], 6),
            ),
            Misconception(
                "forgot to roll again",
                "That is the average after a single roll.",
                lambda numbers: Fraction(numbers["dice"], 6),
            ),
        ),
        "A chased die misses twice with 5/6 · 5/6 = 25/36, so it shows a heart in the end with 11/36, and that is how "
        "many hearts it brings on average. Seven dice bring seven times as many: 77/36.",
        chance=False,
        steps=lambda numbers: numbers["rolls"],
        band=(2, 4),
    ),
    Reason(
        "04.b",
        "The average number of hearts among six dice is six times the average of one die. What does one need to know "
        "to add averages like that?",
        "Nothing else: the average of a sum is the sum of the averages, whatever the parts have to do with each other.",
        (
            (
                "That the dice are independent of each other.",
                "independence needed for a mean",
                "Glue two dice together so that they always show the same: how many hearts do they show on average?",
            ),
            (
                "That the average of each die is also what it shows most often.",
                "mean = most likely",
                "One die shows 1/6 of a heart on average. How often does it show that?",
            ),
            (
                "That there are many dice: with few of them it is only roughly right.",
                "a mean needs many",
                "It is exact for two dice: write down all 36 outcomes and count the hearts.",
            ),
        ),
        "Write all outcomes in a list, a column for each die and one for the sum, and take the average of each column: "
        "the last one is the sum of the others, however the columns hang together.",
    ),
    Amount(
        "04.c",
        "A card costs {goal} energy, and you have none. In each turn you chase energy with {dice} dice, {often}, and "
        "save it up. How many turns does it take on average until you have {goal} energy or more?",
        saved_up(2, 1, 2),
        saving,
        turns_to_save,
        (
            Misconception(
                "goal divided by the mean",
                "You divided what is needed by the average of a turn. But turns come whole, and the last one often "
                "brings more than is missing: that surplus is not needed, yet it is in the average.",
                lambda numbers: numbers["goal"] / (numbers["dice"] * per_die(numbers)),
            ),
            Misconception(
                "all in one turn",
                "You waited for one turn that brings enough at once. What earlier turns brought is saved, too.",
                lambda numbers: 1 / enough_at_once(numbers),
            ),
            Misconception(
                "one energy at a time",
                "You waited for a turn with any energy, as often as energy is needed. But a turn may bring several.",
                lambda numbers: numbers["goal"] / (1 - (1 - per_die(numbers)) ** numbers["dice"]),
            ),
        ),
        "Two dice show no energy with 25/36, one with 10/36, two with 1/36. If one is missing: T₁ = 1 + 25/36 · T₁, so "
        "T₁ = 36/11. If two are missing: T₂ = 1 + 25/36 · T₂ + 10/36 · T₁, so 11/36 · T₂ = 1 + 10/11 = 21/11 and "
        "T₂ = 21/11 · 36/11 = 756/121.",
        chance=False,
        steps=lambda numbers: numbers["goal"],
        band=(2, 3),
    ),
    Reason(
        "04.d",
        "Chasing energy brings 2.53 a turn on average. For a card that costs 5 somebody computes 5 / 2.53 = 1.98 "
        "turns. In truth it takes 2.40 on average. Why more?",
        "The last turn often brings more than is still missing: in the end there are more than 5 energy on average.",
        (
            (
                "Most turns bring 2, and 5 / 2 is more than 5 / 2.53.",
                "mean = most likely",
                "Which number comes most often has no part in it. Look at how much energy there is in the end.",
            ),
            (
                "After a turn without energy the next turns are poorer, too.",
                "the dice remember",
                "The dice know nothing of the turn before: every turn has the same average.",
            ),
            (
                "It is not more: 1.98 is exact, and 2.40 comes from too few trials.",
                "goal divided by the mean",
                "2.40 is exact. With a single turn at least, and often two or three, could the average be below 2?",
            ),
        ),
        "Turns times 2.53 is how much energy there is in the end, on average. That is more than 5, because one stops "
        "with 5 or more. So there are more than 5 / 2.53 turns.",
    ),
)
