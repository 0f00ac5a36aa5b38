"""Lesson 12, drawing without putting back, symmetry and hidden choice: what forgetting each of them would mean."""

import random
from fractions import Fraction
from itertools import combinations, product
from math import comb, gcd

from kony_nb.lessons.entry import Amount, Misconception, Numbers, Reason, add
from kony_nb.odds.equilibrium import two_by_two

MASK = 2
"""Victory points of a mask."""
LOVED_AND_HAND = ((3, 7), (3, 8), (4, 5), (4, 6), (4, 7), (4, 8))
"""How many cards are loved, and how many dealt."""
DEALS = tuple((cards, *deal) for cards in range(15, 21) for deal in LOVED_AND_HAND if (cards, *deal) != (20, 3, 7))
"""How many cards there are, are loved, and are dealt; in the one left out two wrong ways come out alike."""
APART = Fraction(1, 20)
"""Between the right chance to bluff and those that come by mistake."""


def tells(strong: int, weak: int, reward: int, bluff: int) -> bool:
    """Return whether bluffing at times is right with these numbers, and its chance is none that comes by mistake."""
    right = Fraction(strong, weak) - Fraction(reward, MASK)
    values = (right, Fraction(bluff, bluff + MASK), Fraction(strong, weak), Fraction(strong, strong + weak))
    return 0 < right < 1 and all(abs(one - other) > APART for one, other in combinations(values, 2))


BLUFFS = tuple(
    (strong, weak, reward, bluff)
    for strong, weak, reward, bluff in product(range(1, 9), range(1, 9), (1, 2), (1, 2, 3))
    if gcd(strong, weak) == 1 and strong + weak >= 5 and tells(strong, weak, reward, bluff)
)
"""Strong and weak cards, and the rewards of the challenger's and of a weak card."""


def dealt(cards: int, loved: int, hand: int, wanted: int) -> Numbers:
    """Return the numbers of the question about cards that are dealt."""
    return {"cards": cards, "loved": loved, "hand": hand, "wanted": wanted}


def some_deal(rng: random.Random) -> Numbers:
    """Return how many cards are dealt, and how many of the loved ones are hoped for."""
    return dealt(*rng.choice(DEALS), 2)


def drawn_one_by_one(numbers: Numbers) -> Fraction:
    """Return the probability of exactly so many loved cards, followed from draw to draw, without counting hands."""
    cards, loved, hand = numbers["cards"], numbers["loved"], numbers["hand"]
    chances = [Fraction(1)] + [Fraction(0)] * loved  # by how many are found
    for left in range(cards, cards - hand, -1):
        hits = [chance * Fraction(loved - found, left) for found, chance in enumerate(chances)]
        missed = [chance - hit for chance, hit in zip(chances, hits, strict=True)]
        chances = [chance + more for chance, more in zip(missed, [Fraction(0), *hits[:-1]], strict=True)]
    return chances[numbers["wanted"]]


def with_putting_back(numbers: Numbers) -> Fraction:
    """Return the binomial chance: every card is drawn from the whole deck."""
    p, hand, wanted = Fraction(numbers["loved"], numbers["cards"]), numbers["hand"], numbers["wanted"]
    return Fraction(comb(hand, wanted) * p**wanted * (1 - p) ** (hand - wanted))


def each_by_itself(numbers: Numbers) -> Fraction:
    """Return the binomial chance: every loved card lies in the hand or not, whatever the others do."""
    p, loved, wanted = Fraction(numbers["hand"], numbers["cards"]), numbers["loved"], numbers["wanted"]
    return Fraction(comb(loved, wanted) * p**wanted * (1 - p) ** (loved - wanted))


def one_choice(numbers: Numbers) -> Fraction:
    """Return the share of hands with certain loved cards and without the others."""
    cards, loved, hand, wanted = numbers["cards"], numbers["loved"], numbers["hand"], numbers["wanted"]
    return Fraction(comb(cards - loved, hand - wanted), comb(cards, hand))


def challenge(strong: int, weak: int, reward: int, bluff: int) -> Numbers:
    """Return the numbers of the question about a challenge."""
    return {"strong": strong, "weak": weak, "both": strong + weak, "reward": reward, "bluff": bluff}


def some_challenge(rng: random.Random) -> Numbers:
    """Return the cards that the champion may hold, and the rewards."""
    return challenge(*rng.choice(BLUFFS))


def how_often_to_bluff(numbers: Numbers) -> Fraction:
    """Return how often the champion reveals a weak card in the equilibrium of the two plans of each side."""
    q, reward, bluff = Fraction(numbers["strong"], numbers["both"]), numbers["reward"], numbers["bluff"]
    # rows: reveal a weak card or hide it; columns: the challenger reveals or hides. A strong card is always revealed,
    # and its own reward is the same in every cell.
    champion = [[q * MASK - (1 - q) * MASK, (1 - q) * bluff], [q * MASK, Fraction(0)]]
    challenger = [[-q * MASK + (1 - q) * (MASK + reward), Fraction(0)], [-q * MASK + (1 - q) * reward, Fraction(0)]]
    ((reveals, _),) = two_by_two(champion, challenger)
    return reveals


add(
    Amount(
        "12.a",
        "{cards} evolutions are shuffled, and {loved} of them are your favourites. You are dealt {hand}. What is the "
        "probability that exactly {wanted} of your favourites are among them?",
        dealt(16, 3, 6, 2),
        some_deal,
        drawn_one_by_one,
        (
            Misconception(
                "draws as independent",
                "You computed as if every card were drawn from the whole deck. A card that you hold is not drawn "
                "again, and with each favourite that you get, fewer are left.",
                with_putting_back,
            ),
            Misconception(
                "each favourite by itself",
                "You gave every favourite its own chance to be dealt to you, whatever happens to the others. But they "
                "compete for the places in your hand.",
                each_by_itself,
            ),
            Misconception(
                "forgot which favourites",
                "That is the chance that certain favourites come, and not the others. Which ones they are can be "
                "chosen in several ways.",
                one_choice,
            ),
        ),
        "All hands of 6 of the 16 are equally likely: 16 choose 6 = 8008. Choose 2 of the 3 favourites, 3 ways, and "
        "the other 4 cards among the 13 that you do not love, 13 choose 4 = 715 ways: 3 · 715 = 2145 of 8008, which is "
        "15/56.",
        steps=lambda numbers: numbers["loved"],
        band=(3, 4),
    ),
    Reason(
        "12.b",
        "Half of the evolutions are dealt to you, half to Kraken. Is it likelier that your four favourites are split "
        "two and two than that four coins show two heads?",
        "Yes: each favourite that you get takes a place in your hand, so the next one goes to Kraken more easily.",
        (
            (
                "No, it is the same: each favourite is yours with one half.",
                "draws as independent",
                "Each single one is. But coins do not compete for places, and cards do.",
            ),
            (
                "No, it is less likely: good cards tend to come together in one hand.",
                "cards come in streaks",
                "A shuffled deck does not know which cards you like.",
            ),
            (
                "Yes, for the deal has to be fair.",
                "the deal evens out",
                "Nobody sees to that. All hands are equally likely, unfair ones too. There are just more that split "
                "well.",
            ),
        ),
        "After a favourite has gone to you, seven of the fifteen other places are yours: the next one is yours with "
        "7/15, less than one half. That pushes towards the middle.",
    ),
    Reason(
        "12.c",
        "Four monsters draw a challenge card each, one after the other, from 18 cards of which 3 are the strongest. "
        "Kong draws last, and nobody shows a card. How likely does he draw one of the strongest?",
        "3/18, as everybody: any of the 18 cards is as likely to be his as any other.",
        (
            (
                "Less than 3/18: the others may have taken them.",
                "last is worst",
                "They may, but they may also have taken weak ones. Both just balance.",
            ),
            (
                "3/15: when he draws, 15 cards are left.",
                "only the deck is smaller",
                "Of the 15 cards fewer than 3 may be strongest ones. Cards that nobody has seen might as well lie in "
                "the deck still.",
            ),
            (
                "More than the first one: the weak cards have been taken by then.",
                "late is best",
                "Just as many strong ones, in proportion, have been taken.",
            ),
        ),
        "Shuffle the deck and number the places 1 to 18: the first four places go to the four monsters. No place is "
        "special, so each holds a strongest card with 3/18 = 1/6.",
    ),
    Amount(
        "12.d",
        "You are the champion in a challenge. The challenger knows that your card is one of {both}, all equally "
        "likely: {strong} of them would beat his, {weak} would lose to it. A strong card you always reveal. If both "
        "reveal, the winner takes a mask worth 2 VP from the loser and gets the reward of his own card. Who reveals "
        "alone gets his reward only, and who hides gets nothing. The challenger's reward is worth {reward} VP, that "
        "of your weak card {bluff} VP. With which probability must you reveal a weak card (a bluff), so that the "
        "challenger is as well off revealing as hiding?",
        challenge(4, 5, 1, 2),
        some_challenge,
        how_often_to_bluff,
        (
            Misconception(
                "made oneself indifferent",
                "You looked for what makes your own two choices equally good. That tells how often the challenger "
                "reveals. Your bluffs must make his choices equally good.",
                lambda numbers: Fraction(numbers["bluff"], numbers["bluff"] + MASK),
            ),
            Misconception(
                "forgot the reward",
                "You weighed mask against mask. If you hide, or he wins, his reward is paid as well.",
                lambda numbers: Fraction(numbers["strong"], numbers["weak"]),
            ),
            Misconception(
                "as often as the card is strong",
                "That is how likely your card is strong. How often you bluff depends on what he wins and loses.",
                lambda numbers: Fraction(numbers["strong"], numbers["both"]),
            ),
        ),
        "Let b be the chance to bluff. If he hides he gets 0. If he reveals he loses 2 against a strong card, 4/9 of "
        "the time, and 5/9 of the time he gets 2 + 1 if you bluff and 1 if not. Equal to 0: -2 · 4 + 5 · (2b + 1) = 0, "
        "so 10b = 3 and b = 3/10.",
        steps=lambda numbers: numbers["both"],
        band=(5, 15),
    ),
    Reason(
        "12.e",
        "Why should the champion reveal a weak card at times, and not always and not never?",
        "If he never did, the challenger would always hide, and bluffing would pay; if he always did, the challenger "
        "would always reveal, and it would not.",
        (
            (
                "Because a bluff and an honest choice must bring the champion the same in every challenge.",
                "made oneself indifferent",
                "They do in equilibrium, but that is because of what the challenger does. The champion's own mix is "
                "there to leave him without a good answer.",
            ),
            (
                "It makes no difference how often, for both choices are equally good for him.",
                "indifferent means free",
                "For one challenge that is so. But if the challenger learns of it, a better answer exists to any other "
                "mix.",
            ),
            (
                "He should always reveal: the reward of a weak card is larger than that of a strong one.",
                "ignored the rival's answer",
                "Then the challenger reveals, too, and the champion loses his mask.",
            ),
        ),
        "Each plan has an answer that makes another plan better: he never bluffs, so the challenger hides, so he "
        "bluffs, so the challenger reveals, so he does not bluff. Only a mixture ends the circle.",
    ),
)
