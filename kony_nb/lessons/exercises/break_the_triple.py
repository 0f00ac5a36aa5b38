"""Lesson 10, dynamic programming: what each keep is worth, and what a sunk cost or a printed number would say."""

import random
from fractions import Fraction
from functools import lru_cache

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import solve
from kony_nb.odds.solution import Solution
from kony_nb.rules.faces import TOKYO

PUBLISHED = Fraction(31121, 10000)
"""What an answer on the web gives for 3 3 2 2 x x with two rerolls; the exact value is 2.8057."""
PAIRS, TRIPLES = ("2233AH", "1122AH", "1133AH"), ("11122A", "11133A", "11222A", "11333A", "22233A", "22333A")
BROKEN = ("1112AH", "1113AH", "1222AH", "1333AH", "2223AH", "2333AH")
PLAIN = ("11AAHE", "22AAHE", "33AAHE", "111AHE", "222AHE", "333AHE")
ROLLS = (*PAIRS, *TRIPLES, *BROKEN, *PLAIN)
"""Rolls of six dice in which there is something to keep."""
KEEPS = (
    *(("2233AH", kept) for kept in ("2233", "233", "33A", "223")),
    *(("1122AH", kept) for kept in ("122", "1122", "112")),
    *(("1133AH", kept) for kept in ("133", "1133", "33A")),
    *(("11133A", kept) for kept in ("111", "11133", "133", "1133", "1113")),
    *(("11122A", kept) for kept in ("111", "11122", "122", "1122", "1112")),
    *(("22233A", kept) for kept in ("222", "33A", "233", "2233", "2223")),
    *(("11222A", kept) for kept in ("11222", "1222")),
    *(("11333A", kept) for kept in ("11333", "1333")),
    *(("22333A", "2333"), ("1222AH", "1222"), ("1333AH", "1333")),
    *(("1112AH", "1112"), ("1113AH", "1113"), ("2223AH", "2223"), ("2333AH", "2333")),
)
"""Rolls, and what somebody may want to keep of them, with two rerolls left."""
MADE = tuple(
    (three, many, two, rest)
    for three in (1, 2, 3)
    for two in (1, 2, 3)
    for many, rest in ((3, 1), (3, 2), (4, 1), (4, 2), (5, 1))
    if three != two
)
"""A number that is kept three times or more, how often, another that is kept twice, and how many dice are rolled."""


def points(roll: str) -> int:
    """Return the victory points of the numbers in a roll."""
    counts = {face: roll.count(face) for face in "123"}
    return sum(int(face) + n - 3 for face, n in counts.items() if n >= 3)


@lru_cache
def best_play(start: str, rerolls: int) -> Solution:
    """Return the best way to reroll for points, from the dice on the table."""
    return solve(len(start), rerolls, points, faces=TOKYO, start=start, exact=True)


def made(three: int, many: int, two: int, rest: int) -> Numbers:
    """Return the numbers of the question about a triple or more and a pair that are kept."""
    kept = "".join(sorted(f"{three}" * many + f"{two}" * 2))
    others = "the other die" if rest == 1 else f"the other {rest} dice"
    paid = three + many - 3
    return {"dice": len(kept) + rest, "paid": paid, "two": two, "rest": rest, "kept": kept, "others": others}


def some_triple(rng: random.Random) -> Numbers:
    """Return a triple or more, a pair and the number of dice."""
    return made(*rng.choice(MADE))


def worth_of_both(numbers: Numbers) -> Fraction:
    """Return the mean points if the triple and the pair are kept and the others rolled once."""
    roll = numbers["kept"] + "AH"[: numbers["rest"]]
    return Fraction(best_play(roll, 1).keep_values(roll, 1)[numbers["kept"]])


def best_case(numbers: Numbers) -> Fraction:
    """Return the points if all dice that are rolled show the number of the pair."""
    return Fraction(numbers["paid"] + numbers["two"] + numbers["rest"] - 1)


def on_the_table(roll: str, rerolls: int) -> Numbers:
    """Return the numbers of the question for the best way to reroll."""
    return {"roll": roll, "rerolls": rerolls}


def some_roll(rng: random.Random) -> Numbers:
    """Return a roll, and how often one may reroll; three times with a card."""
    return on_the_table(rng.choice(ROLLS), rng.randint(2, 3))


def best_mean(numbers: Numbers) -> Fraction:
    """Return the mean points of the best way to reroll."""
    return Fraction(best_play(numbers["roll"], numbers["rerolls"]).value)


def one_reroll_less(numbers: Numbers) -> Fraction:
    """Return the same with a reroll less."""
    return Fraction(best_play(numbers["roll"], numbers["rerolls"] - 1).value)


def keeping(roll: str, kept: str) -> Numbers:
    """Return the numbers of the question for a regret, with two rerolls left."""
    return {**on_the_table(roll, 2), "kept": kept}


def some_keep(rng: random.Random) -> Numbers:
    """Return a roll and what is kept of it."""
    return keeping(*rng.choice(KEEPS))


def worth_of_keep(numbers: Numbers) -> Fraction:
    """Return the mean points if these dice are kept now, and all is done as well as possible later."""
    return Fraction(best_play(numbers["roll"], 2).keep_values(numbers["roll"], 2)[numbers["kept"]])


def regret(numbers: Numbers, rerolls: int = 2) -> Fraction:
    """Return what this keep loses on average."""
    return Fraction(best_play(numbers["roll"], rerolls).regret(numbers["roll"], rerolls, numbers["kept"]))


add(
    Amount(
        "10.a",
        "King of Tokyo, {dice} dice, one reroll left. You keep {kept} and roll {others} once. How many VP do the "
        "numbers bring on average? Three equal numbers pay their number, each further one 1 VP more.",
        made(2, 3, 3, 1),
        some_triple,
        worth_of_both,
        (
            Misconception(
                "only what lies there",
                "That is what the dice bring as they lie. What is rolled may add to it.",
                lambda numbers: Fraction(numbers["paid"]),
            ),
            Misconception(
                "only what is added",
                "That is what the roll adds on average. The triple that you keep is paid as well.",
                lambda numbers: worth_of_both(numbers) - numbers["paid"],
            ),
            Misconception(
                "forgot the second triple",
                "You counted what a longer triple brings. The pair may become a triple, too.",
                lambda numbers: numbers["paid"] + Fraction(numbers["rest"], 6),
            ),
            Misconception(
                "best case instead of mean",
                "That is the most you can get. Multiply each outcome by its chance.",
                best_case,
            ),
        ),
        "The triple pays 2. The sixth die shows a 2 with 1/6 and adds 1, it shows a 3 with 1/6 and adds 3: "
        "2 + 1/6 + 3/6 = 8/3.",
        chance=False,
        steps=lambda numbers: numbers["rest"],
        band=(1, 2),
    ),
    Reason(
        "10.b",
        "One reroll is left, and you have a triple already. You have computed that another keep, which breaks it, "
        "brings more VP on average. You want VP. What do you do?",
        "I break the triple: what each keep brings from here on counts, and there the triple's points are counted.",
        (
            (
                "I keep the triple: it took two rolls to get it, and they would have been for nothing.",
                "sunk cost",
                "The rolls are spent, whatever you keep now. What was paid for the triple changes nothing in what "
                "comes.",
            ),
            (
                "I keep the triple: a sure point is more than a point that may not come.",
                "sure is better",
                "If only VP count, a sure point is one point. The means tell what both are worth. What a risk is worth "
                "in itself was the topic of lesson 6.",
            ),
            (
                "I keep nothing at all: six new dice can bring 6 VP.",
                "best case instead of mean",
                "They can, but hardly ever do. Compare means.",
            ),
        ),
        "Each keep has a value: the mean of what comes after it. The best keep is the one with the largest value. How "
        "one came to the dice does not appear anywhere.",
    ),
    Amount(
        "10.c",
        "King of Tokyo, six dice. On the table lies {roll}, and you may still reroll {rerolls} times (two is usual, "
        "three takes a card). How many VP do the numbers bring on average if you keep as well as possible, now and "
        "later?",
        on_the_table("2233AH", 3),
        some_roll,
        best_mean,
        (
            Misconception(
                "a published value that is wrong",
                "That number stands on the web, for 3 3 2 2 x x with two rerolls. It is wrong even there, as you can "
                "find out yourself.",
                lambda numbers: PUBLISHED,
            ),
            Misconception(
                "one reroll less",
                "That is the value with one reroll less than there are.",
                one_reroll_less,
            ),
        ),
        "Work backwards. Without a reroll a roll is worth its points. With one reroll a keep is worth the mean of what "
        "the rolls after it are worth, and a roll is worth as much as its best keep. Then the same for two rerolls and "
        'for three. By step 4: best("2233AH", 3), about 3.4995.',
        chance=False,
        steps=lambda numbers: numbers["rerolls"],
        band=(2, 3),
    ),
    Reason(
        "10.d",
        "For some roll a page on the web says 2.41 VP on average. Your 10,000 simulated turns gave 2.10, with a "
        "standard error (how far such a mean is off the exact one, typically) of 0.02. What do you conclude?",
        "The page is wrong, or answers another question: the difference is more than ten standard errors.",
        (
            (
                "The page is right: it shows its program, and a simulation is only an estimate.",
                "a published value that is wrong",
                "A program can be wrong, too. An estimate has an error, but you know how large it is.",
            ),
            (
                "Both are right: a mean differs from time to time.",
                "a mean is whatever comes out",
                "The mean of your turns differs from time to time, by about 0.02. The exact mean is one number.",
            ),
            (
                "Nothing: 10,000 turns are far too few to say anything.",
                "never enough",
                "They say that the exact value lies within a few hundredths of 2.10. That is enough here.",
            ),
        ),
        "A difference of more than four standard errors practically never comes from luck. So it was with 3 3 2 2 x x: "
        "the exact count agrees with the simulation, not with the page. Check what you read, this one included.",
    ),
    Amount(
        "10.e",
        "King of Tokyo, six dice, two rerolls left. On the table lies {roll}. You keep {kept} and roll the others, and "
        "later you keep as well as possible. How many VP does that lose on average, compared with the best keep? This "
        "is called the regret.",
        keeping("11122A", "11122"),
        some_keep,
        regret,
        (
            Misconception(
                "value instead of regret",
                "That is what the best keep is worth. Asked is how much less this one is worth.",
                best_mean,
            ),
            Misconception(
                "value of the own keep",
                "That is what this keep is worth. Asked is how much more the best keep is worth.",
                worth_of_keep,
            ),
            Misconception(
                "thought only to the next roll",
                "You compared the keeps as if this were the last reroll. What can still be done after it counts, too.",
                lambda numbers: regret(numbers, 1),
            ),
        ),
        'By step 4: best("11122A", 2) - value("11122", 2) is about 2.1151 - 1.9043, exactly 118009/559872.',
        chance=False,
        steps=lambda numbers: len(numbers["roll"]) - len(numbers["kept"]),
        band=(1, 3),
    ),
)
