"""The legal actions are sound and complete: every text of the vocabulary is tried in hundreds of random states."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from kony_nb.rules.actions import from_text, vocabulary
from kony_nb.rules.check import check
from kony_nb.rules.errors import IllegalAction
from kony_nb.rules.referee import apply, chance_outcomes, is_chance, legal_actions, why_not
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import State, clone, state_key
from tests.rules.wandering import PROFILES, walk

MIDDLE = {"new_york": ("flee", "destroy", "buy"), "tokyo": ("yield", "keep", "buy")}
FOREIGN = {"new_york": "kot.", "tokyo": "ny."}
GAMES = 50
"""Random games for each part; each gives one state in the middle of something and one from anywhere."""


def states(part: int, game: str = "new_york") -> list[State]:
    """Return random states, half of them in the middle of a flight, a destruction, a purchase or the like."""
    rng = random.Random(part)
    found = []
    for number in range(GAMES):
        seed = 1000 * part + number
        wanted = MIDDLE[game][number % len(MIDDLE[game])]
        anywhere: State | None = None
        middle: State | None = None
        matching = 0
        for seen, state in enumerate(walk(seed, 2 + number % 5, PROFILES[number % 2], game), 1):
            if rng.random() < 1 / seen:
                anywhere = clone(state)
            if state.agenda and state.agenda[-1].kind == wanted:
                matching += 1
                if rng.random() < 1 / matching:
                    middle = clone(state)
        found += [state for state in (anywhere, middle) if state is not None]
    return found


def try_everything(state: State, rng: random.Random) -> Counter[str]:
    """Try every text in a state and return how often each rule refused."""
    key = state_key(state)
    allowed = {action for action, _ in chance_outcomes(state)} | set(legal_actions(state))
    refusals: Counter[str] = Counter()
    for action in vocabulary():
        refusal = why_not(state, action)
        assert (refusal is None) == (action in allowed), action.text
        if refusal is None:
            continue
        assert refusal.reason
        assert refusal.action == action.text
        refusals[refusal.rule] += 1
        if rng.random() < 0.01:
            with pytest.raises(IllegalAction) as caught:
                apply(state, action)
            assert str(caught.value) == str(refusal)
    for action in allowed if len(allowed) < 100 else rng.sample(sorted(allowed, key=lambda a: a.number), 100):
        after, _ = apply(state, action)
        assert check(after) == []
    assert state_key(state) == key
    if is_chance(state):
        assert sum((chance for _, chance in chance_outcomes(state)), Fraction(0)) == 1
    elif state.agenda:
        assert allowed
    else:
        assert not allowed
    return refusals


@pytest.mark.parametrize(("game", "part"), [*(("new_york", part) for part in range(4)), ("tokyo", 4)])
def test_exactly_the_legal_actions_are_accepted(game: str, part: int) -> None:
    rng = random.Random(part)
    refusals: Counter[str] = Counter()
    every = states(part, game)
    assert len(every) > GAMES * 1.5
    assert sum(bool(state.agenda) and state.agenda[-1].kind in MIDDLE[game] for state in every) * 2 >= len(every)
    assert len(vocabulary()) >= 3000
    for state in every:
        refusals += try_everything(state, rng)
    for rule in refusals:
        assert find_rule(rule).text
        assert not rule.startswith(FOREIGN[game])


def test_texts_outside_the_vocabulary_are_refused() -> None:
    for state in states(9)[:10] + states(9, "tokyo")[:10]:
        for text in ("", "roll AAHESO", "keep X", "flee manhattan", "destroy queens.4", "buy superman", "yield bay"):
            refusal = why_not(state, text)
            assert refusal is not None
            assert refusal.rule == "core.action.unknown"


def test_texts_and_numbers_name_one_action_each() -> None:
    every = vocabulary()
    assert len({action.text for action in every}) == len(every)
    assert [action.number for action in every] == list(range(len(every)))
    assert all(from_text(action.text) is action for action in every)
    assert all(action.label for action in every)


@pytest.mark.parametrize("rules", PROFILES)
@pytest.mark.parametrize(
    ("game", "kinds"), [("new_york", {"dice", "first_dice", "expose", "reveal"}), ("tokyo", {"dice", "reveal"})]
)
def test_outcomes_sum_to_one_wherever_chance_waits(game: str, kinds: set[str], rules: str) -> None:
    sums: dict[str, int] = {}
    for seed in range(6):
        for state in walk(seed, 2 + seed % 5, rules, game):
            if is_chance(state):
                sums[state.agenda[-1].kind] = sums.get(state.agenda[-1].kind, 0) + 1
                assert sum((chance for _, chance in chance_outcomes(state)), Fraction(0)) == 1
            elif state.agenda:
                assert legal_actions(state)
    assert kinds <= set(sums)
