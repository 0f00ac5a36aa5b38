"""Bots: always legal, the greedy one clearly better than chance, both the same for the same seed."""

import random
from math import sqrt

import pytest

from kony_nb.play.evolutions import worth_of
from kony_nb.play.policies import greedy, playout, random_legal
from kony_nb.rules.luck import Addressed, Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.referee import apply, decider, draw, is_chance, legal_actions, start
from kony_nb.rules.state import State, state_key

NAMES = {
    "new_york": ["Kong", "Mantis", "Rob", "Sheriff", "Drakonis", "Captain Fish"],
    "tokyo": ["Kraken", "Gigazaur", "The King", "Pandakai", "Alienoid", "Meka Dragon"],
}
in_both = pytest.mark.parametrize("game", NAMES)


def table(n: int, game: str = "new_york") -> State:
    return new_state(options(game), NAMES[game][:n])


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


@pytest.mark.parametrize(("game", "margin"), [("new_york", 1.6), ("tokyo", 3.2)])
def test_greedy_wins_more_often_than_random_bots_with_a_clear_margin(game: str, margin: float) -> None:
    n, seats = 200, 4
    wins = 0
    for number in range(n):
        policies = [random_legal] * seats
        policies[number % seats] = greedy
        end = playout(table(seats, game), policies, Streamed(random.Random(number)), random.Random(f"bots {number}"))
        wins += end.winner == number % seats
    share = wins / n
    low = share - 2.58 * sqrt(share * (1 - share) / n)  # 99 %

    assert low > margin / seats, f"{wins} of {n}, seeds 0 to {n - 1}; a random bot wins 1 in {seats}"


@in_both
def test_a_playout_is_the_same_for_the_same_seed_and_leaves_the_state_alone(game: str) -> None:
    state = table(4, game)
    before = state_key(state)
    ends = {state_key(playout(state, greedy, Addressed(3), random.Random(5))) for _ in range(2)}

    assert len(ends) == 1
    assert state_key(state) == before


@in_both
def test_without_a_rng_the_first_of_equal_choices_is_taken(game: str) -> None:
    luck, equal = Addressed(3), 0
    state, _ = start(table(3, game))
    while state.agenda:
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            seat, legal = decider(state), legal_actions(state)
            worth = worth_of(state, seat, legal)
            chosen = greedy(state, seat)
            assert chosen is legal[worth.index(max(worth))]
            equal += worth.count(max(worth)) > 1
        state, _ = apply(state, chosen)

    assert equal
