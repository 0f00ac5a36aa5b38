"""What a challenge with random cards brings the challenger if both reveal: by enumeration, and played."""

import random
from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

from kony_nb.rules.actions import action
from kony_nb.rules.events import SILENT
from kony_nb.rules.luchador.cards import CHALLENGES
from kony_nb.rules.referee import step
from kony_nb.rules.state import State, clone
from tests.rules.luchador.ring import attacked, card
from tests.rules.table import NAMES, P1, P2

CHANCES = {
    (False, False): Fraction(135, 306),
    (True, False): Fraction(3411, 4896),
    (False, True): Fraction(918, 4896),
    (True, True): Fraction(31842, 73440),
}
PLAYED = 2000
ERRORS = 4


def enumerated(challengers: bool, champions: bool) -> Fraction:
    """Return the chance over all ordered draws of different cards: own strengths, then the allies' bonuses."""
    wins = every = 0
    for drawn in permutations([(c.strength, c.bonus) for c in CHALLENGES.values()], 2 + challengers + champions):
        (own, _), (against, _), *allies = drawn
        own += allies[0][1] if challengers else 0
        against += allies[-1][1] if champions else 0
        wins += own > against
        every += 1
    return Fraction(wins, every)


@pytest.mark.parametrize("allies", CHANCES)
def test_by_enumeration(allies: tuple[bool, bool]) -> None:
    assert enumerated(*allies) == CHANCES[allies]


def wins(start: State, cards: list[str], allies: tuple[bool, bool]) -> bool:
    """Play one challenge in which both reveal, and tell whether the challenger has got the mask."""
    state = clone(start)
    for monster, held in zip(state.monsters, cards, strict=True):
        monster.challenge = held
    state.challenge_deck = tuple(sorted(set(CHALLENGES) - set(cards)))
    texts = [("challenge", NAMES[P2].lower())]
    free = 2
    for called, ally in zip(allies, ("rob", "sheriff"), strict=True):
        texts += [("help",), *[("help",)] * free, ("pick", ally)] if called else [("pass",)]
        free -= called
    texts += [("reveal",), ("reveal",)]
    for text in texts:
        step(state, action(*text), SILENT)
    return state.monsters[P1].collection == 1


@pytest.mark.parametrize("allies", CHANCES)
def test_played_by_the_referee(allies: tuple[bool, bool]) -> None:
    rng = random.Random(str(allies))
    start = attacked(*[card(n) for n in (6, 5, 4, 3)], monsters=4).state
    won = sum(wins(start, rng.sample([*CHALLENGES], 4), allies) for _ in range(PLAYED))
    p = float(CHANCES[allies])
    assert abs(won / PLAYED - p) < ERRORS * sqrt(p * (1 - p) / PLAYED)
