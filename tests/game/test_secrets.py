"""Non-interference: what a seat may not know makes no difference to anything that it gets to see."""

import os
import random
from collections.abc import Callable

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY, determinize, public, view
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.describe import describe
from kony_nb.rules.luck import Addressed
from kony_nb.rules.state import State, state_key
from tests.game.randomly import evolving_game
from tests.game.secretly import Pair, received, told

STEPS = 12
TELLING = 6
"""Steps after which records, logs and share strings are compared: they tell of all steps before."""


def compare(pair: Pair, steps: int) -> int:
    """Play a pair on and compare what is seen of it after every step, and all that is told; return the comparisons."""
    compared = 0
    while compared < steps and pair.settle(moment):
        moment(pair)
        if compared % TELLING == TELLING - 1:
            agree(pair, told)
        compared += 1
        if pair.games[0].over or not pair.play():
            break
    return compared


def moment(pair: Pair) -> None:
    """Assert that both games look the same at this moment."""
    agree(pair, received)


def agree(pair: Pair, what: Callable[[Game, int], dict[str, object]]) -> None:
    """Assert that both games give the one who looks the same."""
    first, second = (what(game, pair.seat) for game in pair.games)
    for name, seen in first.items():
        assert seen == second[name], (name, pair.seat)


def standing(state: State, seed: int) -> Game | None:
    """Return a game that begins with a state, if a scenario describes it."""
    found = describe(state)
    return None if found is None else Game.begin({**found, "seed": seed})


def pairs(seed: int, want: int) -> int:
    """Compare pairs of games that were dealt twice from what a seat saw at moments of a random game."""
    rng = random.Random(seed)
    game = evolving_game(seed, choices=rng.randrange(80, 180), masked=seed % 2 == 1)
    made = 0
    for node in rng.sample(game.path, len(game.path)):
        seat = rng.randrange(len(game.names))
        if describe(node.state) is None or not node.state.monsters[seat].alive:
            continue
        seen = view(node.state, seat)
        dealt = [determinize(seen, Addressed(f"{seed} {made} {k}")) for k in range(2)]
        first, second = (standing(state, seed) for state in dealt)
        if first is None or second is None:
            continue
        assert compare(Pair((first, second), seat, rng), STEPS)
        made += 1
        if made == want:
            break
    return made


@pytest.mark.parametrize("seed", range(20))
def test_a_seat_sees_the_same_whatever_it_does_not_know(seed: int) -> None:
    assert pairs(seed, 8)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1000, 1010) if os.environ.get("KONY_NB_ALL_SECRETS") == "1" else (1000, 1008))
def test_a_seat_sees_the_same_in_many_more_games(seed: int) -> None:
    assert sum(pairs(1000 * seed + k, 12) for k in range(30)) > 200


@pytest.mark.parametrize("seed", range(16))
def test_everybody_sees_the_same_whatever_was_dealt(seed: int) -> None:
    """From the first moment, through draft and set-up, until an evolution that was not kept comes to light."""
    rng = random.Random(seed)
    draft, masked = seed % 2 == 0, seed % 3 == 0
    first = evolving_game(seed, choices=0, draft=draft, deal_seed=1, masked=masked)
    second = evolving_game(seed, choices=0, draft=draft, deal_seed=2, masked=masked)
    games = tuple(Game.begin({**game.start, "seed": seed, "deal_seed": game.luck.deal}) for game in (first, second))
    assert compare(Pair((games[0], games[1]), NOBODY, rng), 40) > 2
    assert first.record() != second.record()


def in_a_challenge(first: str, second: str) -> Game:
    """Return a game in which the challenger and the champion decide unseen, with these cards."""
    strongest, weakest = "challenge.01", "challenge.18"
    cards = {"strong": (strongest, weakest), "weak": (weakest, strongest)}[first]
    monsters = [
        {"name": "Gigazaur", "challenge": cards[0]},
        {"name": "Kraken", "place": "tokyo_city", "challenge": cards[1]},
        {"name": "Kong", "challenge": "challenge.09"},
    ]
    said = {"game": "tokyo", "expansions": ["luchador"], "phase": "resolve", "dice": "AA1133", "monsters": monsters}
    return scenario({**said, "then": ["resolve A", "hold", "challenge kraken", "pass", "pass", second]})


def test_the_reveal_of_a_challenge_is_a_secret_until_both_have_decided() -> None:
    games = [in_a_challenge(cards, decided) for cards in ("strong", "weak") for decided in ("reveal", "hide")]
    for seat in (NOBODY, 2):
        seen = [{**received(game, seat), **told(game, seat)} for game in games]
        assert all(other == seen[0] for other in seen[1:])
    champion = [{**received(game, 1), **told(game, 1)} for game in games[:2]]
    assert champion[0] == champion[1]
    words = games[0].record(public=True) + games[0].share()
    assert "reveal" not in games[0].record(public=True)
    assert "challenge.01" not in words


@pytest.mark.parametrize("seed", range(12))
def test_a_share_string_deals_what_is_hidden_again(seed: int) -> None:
    rng = random.Random(seed)
    game = evolving_game(seed, choices=120, masked=seed % 2 == 1)
    shared = 0
    for node in rng.sample(game.path, 60):
        if describe(public(node.state)) is not None:
            game.goto_node(node.id)
            again = scenario(game.share())
            while again.state.agenda[-1].kind == "play":  # who was dealt an evolution may be asked first
                again.play("pass")
            assert state_key(public(again.state)) == state_key(public(node.state))
            shared += 1
    assert shared
