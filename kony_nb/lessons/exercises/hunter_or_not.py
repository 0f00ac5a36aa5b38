"""Lesson 8, Bayes: who hunts, after what was seen; and what forgetting how rare hunters are would mean."""

import random
from fractions import Fraction
from functools import lru_cache

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds import keep_faces, roll_distribution

HUNTER, OTHER = "A", "S"
"""What the two sorts of players chase."""
DICE_AND_ROLLS = ((2, 2), (2, 3), (2, 4), (3, 2), (3, 3))
"""With more of both, all attacks would say nearly everything, whoever plays."""
TWO_TURNS = ((2, 1), (3, 1), (4, 1), (3, 2), (4, 2))
"""Attacks of a first turn and fewer of a second, so that the two say something different."""


@lru_cache
def chance_to_show(chased: str, dice: int, rolls: int, attacks: int) -> Fraction:
    """Return the probability that who chases a face shows exactly so many attacks in the end."""
    rolled = roll_distribution(dice, rolls, keep_faces(chased))
    return Fraction(rolled.probability(lambda roll: roll.count("A") == attacks))


def given(share: Fraction, hunters: Fraction, others: Fraction) -> Fraction:
    """Return the share of hunters among those who show something that both sorts show with these chances."""
    return share * hunters / (share * hunters + (1 - share) * others)


def club(players: int, hunters: int, dice: int, rolls: int) -> Numbers:
    """Return the numbers of the question about dice that all show an attack."""
    hunt = "1 hunts: it keeps" if hunters == 1 else f"{hunters} hunt: they keep"
    others = players - hunters
    return {"players": players, "hunters": hunters, "hunt": hunt, "others": others, "dice": dice, "rolls": rolls}


def some_club(rng: random.Random) -> Numbers:
    """Return who is in a club, and the dice that all show an attack."""
    return club(rng.randint(8, 18), rng.randint(1, 2), *rng.choice(DICE_AND_ROLLS))


def share(numbers: Numbers) -> Fraction:
    """Return the share of hunters in the club."""
    return Fraction(numbers["hunters"], numbers["players"])


def all_attacks(chased: str, numbers: Numbers) -> Fraction:
    """Return the probability that all dice show an attack."""
    return chance_to_show(chased, numbers["dice"], numbers["rolls"], numbers["dice"])


def hunter_after_attacks(numbers: Numbers) -> Fraction:
    """Return the probability that it is a hunter whose dice all show attacks."""
    return given(share(numbers), all_attacks(HUNTER, numbers), all_attacks(OTHER, numbers))


def by_hand(numbers: Numbers) -> Fraction:
    """Return with which chance a hunter shows attacks only, without asking the odds."""
    return Fraction((1 - Fraction(5, 6) ** numbers["rolls"]) ** numbers["dice"])


def two_turns(players: int, first: int, second: int) -> Numbers:
    """Return the numbers of the question about two turns."""
    return {"players": players, "others": players - 1, "first": first, "second": second}


def some_turns(rng: random.Random) -> Numbers:
    """Return the size of a club with one hunter, and the attacks of two turns."""
    return two_turns(rng.randint(8, 20), *rng.choice(TWO_TURNS))


def seen(chased: str, attacks: int) -> Fraction:
    """Return the probability that six dice and three rolls show so many attacks."""
    return chance_to_show(chased, 6, 3, attacks)


def hunter_after_two_turns(numbers: Numbers) -> Fraction:
    """Return the probability that it is the hunter, after both turns."""
    first, second = numbers["first"], numbers["second"]
    return given(
        Fraction(1, numbers["players"]),
        seen(HUNTER, first) * seen(HUNTER, second),
        seen(OTHER, first) * seen(OTHER, second),
    )


def times_as_likely(numbers: Numbers, *turns: str) -> Fraction:
    """Return how many times as likely a hunter is to show these turns, by plain arithmetic."""
    found = Fraction(1)
    for turn in turns:
        attacks: int = numbers[turn]
        found *= Fraction(91, 25) ** attacks * Fraction(125, 191) ** (6 - attacks)
    return found


def from_odds(odds: Fraction) -> Fraction:
    """Return the probability that odds of so much to one mean."""
    return odds / (1 + odds)


add(
    Amount(
        "08.a",
        "Of {players} players {hunt} every attack, all other dice are rolled again. The other {others} "
        "do the same with stars. One of the {players}, you do not know which, rolls {dice} dice, {rolls} rolls in all, "
        "and in the end every one of them shows an attack. What is the probability that it is a hunter?",
        club(12, 2, 2, 2),
        some_club,
        hunter_after_attacks,
        (
            Misconception(
                "base-rate neglect",
                "You compared how often the two sorts show this, as if there were as many hunters as others. How many "
                "of each are there?",
                lambda numbers: from_odds(
                    Fraction(5 * (6 ** numbers["rolls"] - 5 ** numbers["rolls"]), 5 ** numbers["rolls"])
                    ** numbers["dice"]
                ),
            ),
            Misconception(
                "the condition turned round",
                "That is how likely a hunter shows this. Asked is how likely it is a hunter, for whom this is shown.",
                by_hand,
            ),
            Misconception(
                "both instead of given",
                "That is the chance that it is a hunter and shows this too. That it was shown is known: divide by how "
                "likely that is, whoever it may be.",
                lambda numbers: Fraction(numbers["hunters"], numbers["players"]) * by_hand(numbers),
            ),
            Misconception(
                "did not learn from the dice",
                "That is the share of hunters before anything was seen. The dice say something: hunters show this far "
                "more often.",
                lambda numbers: Fraction(numbers["hunters"], numbers["players"]),
            ),
        ),
        "A hunter's die shows an attack with 1 - (5/6)² = 11/36, both dice with 121/1296. A star chaser's die is no "
        "star with 25/36, and one of five equally likely faces then: 5/36, both 25/1296. Hunters and others stand 2 to "
        "10, so what is seen comes from them as 2 · 121 to 10 · 25, as 242 to 250: the probability is 242/492 = "
        "121/246.",
        steps=lambda numbers: numbers["rolls"],
        band=(2, 4),
    ),
    Reason(
        "08.b",
        "Two of twelve players hunt. In a turn a hunter shows two attacks or more with 80 %, another player with 15 %. "
        "Somebody shows two attacks. Why is it not a hunter with 80 %?",
        "There are so many other players that their 15 % make about as many such turns as the 80 % of the hunters.",
        (
            (
                "It is 80 %: that is how often hunters show it.",
                "the condition turned round",
                "Of all hunters 80 % show it. Of all who show it, how many are hunters?",
            ),
            (
                "It is more, 80 to 15: hunters show it more than five times as often.",
                "base-rate neglect",
                "That would hold for as many hunters as others. Here there are five others for each hunter.",
            ),
            (
                "Two attacks say nothing at all, for others show them too.",
                "did not learn from the dice",
                "They say something: before them it was one in six. What is rarer among the others speaks for a "
                "hunter.",
            ),
        ),
        "Think of 600 turns, 100 of hunters and 500 of others. About 80 of the 100 and about 73 of the 500 show two "
        "attacks or more, so only about half of the suspicious turns are hunters'.",
    ),
    Amount(
        "08.c",
        "One of {players} players hunts attacks, the other {others} chase stars, all with six dice and three rolls. "
        "You watch two turns of the same player: exactly {first} attacks in the first, exactly {second} in the second. "
        "What is the probability that it is the hunter?",
        two_turns(10, 3, 2),
        some_turns,
        hunter_after_two_turns,
        (
            Misconception(
                "only the last turn counted",
                "You took only the second turn into account. What the first one told you is where the second begins.",
                lambda numbers: from_odds(times_as_likely(numbers, "second") / numbers["others"]),
            ),
            Misconception(
                "only the first turn counted",
                "You took only the first turn into account. The second one says something, too.",
                lambda numbers: from_odds(times_as_likely(numbers, "first") / numbers["others"]),
            ),
            Misconception(
                "base-rate neglect",
                "You began as if hunters were as frequent as others.",
                lambda numbers: from_odds(times_as_likely(numbers, "first", "second")),
            ),
        ),
        "For one attack die the odds grow by 91/25, for any other die they shrink by 125/191: a hunter's die shows an "
        "attack with 91/216 and none with 125/216, a star chaser's with 25/216 and 191/216. In the two turns five dice "
        "of twelve show an attack: (91/25)⁵ · (125/191)⁷ = 32.87. Before, the odds were 1 to 9; now they are 32.87 to "
        "9, which is a probability of 32.87 / 41.87 = 0.785.",
        steps=lambda numbers: numbers["first"] + numbers["second"],
        band=(3, 6),
    ),
    Reason(
        "08.d",
        "After a first turn you believe with 60 % that somebody hunts. Then comes a second turn. What do you begin "
        "with?",
        "With the 60 %: what is known after the first turn is where the second one begins.",
        (
            (
                "With the share of hunters in the club again: each turn is a new chance.",
                "only the last turn counted",
                "Then everything that the first turn told would be forgotten. The dice forget, but you need not.",
            ),
            (
                "With one half: it is a hunter, or it is none.",
                "base-rate neglect",
                "Two possibilities need not be equally likely.",
            ),
            (
                "With nothing new: a second turn cannot tell more than the first one did.",
                "did not learn from the dice",
                "Somebody who shows many attacks once may be lucky. Twice in a row is rarer for who does not hunt.",
            ),
        ),
        "Bayes' rule needs what was believed before. After the first turn that is the probability which the first turn "
        "has led to. The order of the turns does not matter in the end.",
    ),
)
