"""Lesson 11, stay or flee: how likely ruin is, what it must cost to be avoided, and what counting points alone says."""

import random
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import comb

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import Distribution, keep_faces, roll_distribution

PAY = 2
"""Victory points of a turn that begins in Upper Manhattan."""
LIVES = {
    **{(5, 2): (2, 3), (5, 3): (2, 3, 4), (5, 4): (2, 3, 4)},
    **{(6, 2): (2, 3), (6, 3): (2, 4), (6, 4): (4, 5)},
    **{(7, 2): (3, 4), (7, 3): (2, 3, 4, 5), (7, 4): (3, 4, 5)},
    **{(8, 2): (2, 3, 4), (8, 3): (4, 5), (8, 4): (3, 4, 5, 6)},
}
"""By the hunter's dice and rolls, with how many life points staying is neither safe nor hopeless."""
CASES = tuple((life, dice, rolls) for (dice, rolls), lives in LIVES.items() for life in lives)


def terms(numbers: Numbers) -> int:
    """Return how many counts of attacks must be added up, those that kill or those that do not."""
    life, dice = int(numbers["life"]), int(numbers["dice"])
    return min(life, dice - life + 1)


@lru_cache
def hunted(dice: int, rolls: int) -> Distribution:
    """Return the dice of a hunter at the end of a turn."""
    return roll_distribution(dice, rolls, keep_faces("A"))


def case(life: int, dice: int, rolls: int) -> Numbers:
    """Return the numbers of both questions."""
    return {"life": life, "dice": dice, "rolls": rolls}


def some_case(rng: random.Random) -> Numbers:
    """Return a life that is left, and the hunter's dice and rolls."""
    return case(*rng.choice(CASES))


def dies(numbers: Numbers) -> Fraction:
    """Return the probability that the hunter takes all life that is left."""
    rolled = hunted(numbers["dice"], numbers["rolls"])
    return Fraction(rolled.probability(lambda roll: roll.count("A") >= numbers["life"]))


def by_hand(numbers: Numbers, counts: Callable[[int], bool], rolls: int | None = None) -> Fraction:
    """Return the binomial chance that the number of attacks is one that counts."""
    dice: int = numbers["dice"]
    p = 1 - Fraction(5, 6) ** (rolls or numbers["rolls"])
    return sum((comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1) if counts(n)), Fraction())


def break_even(numbers: Numbers) -> Fraction:
    """Return what a life must be worth for staying a round to be as good as fleeing."""
    dead = dies(numbers)
    return PAY * (1 - dead) / dead


def dead_by_hand(numbers: Numbers) -> Fraction:
    """Return the probability to die, by plain arithmetic."""
    return by_hand(numbers, lambda n: n >= numbers["life"])


add(
    Amount(
        "11.a",
        "Kong is in Manhattan with {life} life points. Before his next turn comes a hunter with {dice} dice and "
        "{rolls} rolls in all, who keeps every attack and rolls the others again. Each attack takes one life point, "
        "and without any left Kong is dead. What is the probability that he dies in this turn if he stays?",
        case(4, 7, 3),
        some_case,
        dies,
        (
            Misconception(
                "alive with no life left",
                "You let him live if exactly as many attacks come as he has life points. Then he has none left.",
                lambda numbers: by_hand(numbers, lambda n: n > numbers["life"]),
            ),
            Misconception(
                "exactly instead of at least",
                "That is the chance of exactly that many attacks. More kill him as well.",
                lambda numbers: by_hand(numbers, lambda n: n == numbers["life"]),
            ),
            Misconception(
                "forgot to roll again",
                "That is his chance to die from a single roll. A hunter rolls again what is no attack.",
                lambda numbers: by_hand(numbers, lambda n: n >= numbers["life"], 1),
            ),
            Misconception(
                "the opposite",
                "That is the chance that he lives.",
                lambda numbers: by_hand(numbers, lambda n: n < numbers["life"]),
            ),
        ),
        "A hunter's die shows an attack with p = 91/216, and q = 125/216. Kong lives with three attacks "
        "or fewer of seven dice: q⁷ + 7·p·q⁶ + 21·p²·q⁵ + 35·p³·q⁴. One minus this is the answer, about 0.3320.",
        steps=terms,
        band=(2, 4),
    ),
    Reason(
        "11.b",
        "A hunter takes 2.5 life points a turn on average. Kong has 3 left and says: 3 is more than 2.5, so I can "
        "stay. What does he overlook?",
        "The mean says nothing about how often it is 3 or more, which is about every second time.",
        (
            (
                "Nothing: on average he lives.",
                "mean instead of risk",
                "He does not live on average, he lives or he dies. How often do 3 attacks or more come?",
            ),
            (
                "That he earns points by staying, which make up for it.",
                "maximise VP, ignore ruin",
                "They may, but first he should know how likely it is that he gets none any more.",
            ),
            (
                "That the hunter rolled few attacks last time, so that more are due.",
                "attacks are due",
                "The dice do not remember the last turn.",
            ),
        ),
        "3 attacks or more come with about 50 %. Whether that is worth it depends on what he wins by staying and on "
        "what he loses by dying, but not on the mean damage alone.",
    ),
    Amount(
        "11.c",
        "Kong is in Upper Manhattan with {life} life points, and has been asked whether he flees. If he stays, one "
        "hunter has a turn, with {dice} dice and {rolls} rolls in all. If Kong lives, his next turn pays 2 VP, and "
        "then he is safe. If he dies he gets nothing and loses the rest of the game, which is worth w VP to him. For "
        "which w are staying and fleeing equally good?",
        case(5, 7, 3),
        some_case,
        break_even,
        (
            Misconception(
                "paid even when dead",
                "You compared 2 VP for sure with the risk of losing w. The 2 VP are paid only if he lives.",
                lambda numbers: PAY / dead_by_hand(numbers),
            ),
            Misconception(
                "maximise VP, ignore ruin",
                "That is what staying brings on average. What he loses when he dies must be weighed against it.",
                lambda numbers: PAY * (1 - dead_by_hand(numbers)),
            ),
            Misconception(
                "chances of living and dying swapped",
                "You gave the 2 VP the chance of dying, and the loss of w the chance of living.",
                lambda numbers: PAY * dead_by_hand(numbers) / (1 - dead_by_hand(numbers)),
            ),
        ),
        "Let d be the chance to die, here of five attacks or more among seven dice: d = 0.1183. Who flees keeps w. Who "
        "stays has w + 2 with chance 1 - d and nothing with chance d. Equal: w = (1 - d) · (w + 2), so d · w = 2 · (1 "
        "- d) and w = 2 · (1 - d) / d, about 14.899. If the rest of the game is worth more to him, he should flee.",
        chance=False,
        steps=terms,
        band=(2, 4),
    ),
    Reason(
        "11.d",
        "A table shows for each rule of fleeing the mean VP of the stay and the chance to die. Never to flee has the "
        "largest mean. Why may another rule be better?",
        "Who dies loses the rest of the game, too, and the VP of the stay do not show that.",
        (
            (
                "It cannot: more VP are better.",
                "maximise VP, ignore ruin",
                "Never to flee ends in death, sooner or later. Dead monsters do not win.",
            ),
            (
                "Because a mean of VP is wrong if death is possible.",
                "no means with ruin",
                "The mean is right. It only does not contain everything that matters.",
            ),
            (
                "Because the rule with the smallest chance to die is always best.",
                "safety first",
                "Then nobody would ever go into Manhattan. Both columns count.",
            ),
        ),
        "A rule that is worse in both columns is never right. Among the others it depends on what the rest of the game "
        "is worth: a price for dying turns the two columns into one number.",
    ),
)
