"""Bots: always legal, the greedy one clearly better than chance, both the same for the same seed."""

import random
from math import sqrt

import pytest

from kony_nb.play.policies import greedy, playout, random_legal
from kony_nb.rules.luck import Addressed, Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import apply, decider, draw, is_chance, legal_actions, start
from kony_nb.rules.state import State, state_key

NAMES = ["Kong", "Mantis", "Rob", "Sheriff", "Drakonis", "Captain Fish"]


def table(n: int) -> State:
    return new_state(options(), NAMES[:n])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("policy", [greedy, random_legal])
def test_a_bot_chooses_a_legal_action_until_the_game_ends(policy, seats: int) -> None:
    rng, luck = random.Random(seats), Addressed(seats)
    state, _ = start(table(seats))
    while state.agenda:
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            chosen = policy(state, decider(state), rng)
            assert chosen in legal_actions(state)
        state, _ = apply(state, chosen)
    assert state.result in ("vp", "last", "card", "nobody")


def test_greedy_wins_more_often_than_random_bots_with_a_clear_margin() -> None:
    n, seats = 200, 4
    wins = 0
    for game in range(n):
        policies = [random_legal] * seats
        policies[game % seats] = greedy
        end = playout(table(seats), policies, Streamed(random.Random(game)), random.Random(f"bots {game}"))
        wins += end.winner == game % seats
    share = wins / n
    low = share - 2.58 * sqrt(share * (1 - share) / n)  # 99 %

    assert low > 1.6 / seats, f"{wins} of {n}, seeds 0 to {n - 1}; a random bot wins 1 in {seats}"


def test_a_playout_is_the_same_for_the_same_seed_and_leaves_the_state_alone() -> None:
    state = table(4)
    before = state_key(state)
    ends = {state_key(playout(state, greedy, Addressed(3), random.Random(5))) for _ in range(2)}

    assert len(ends) == 1
    assert state_key(state) == before


def test_without_a_rng_the_first_of_equal_choices_is_taken() -> None:
    ends = {state_key(playout(table(3), greedy, Addressed(3))) for _ in range(2)}

    assert len(ends) == 1
