"""What holds at every step of random games with 2 to 6 monsters and both profiles."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.rules.check import check
from kony_nb.rules.luck import Streamed
from kony_nb.rules.referee import decider, is_chance, legal_actions
from kony_nb.rules.state import state_key
from tests.game.randomly import GAMES, PROFILES, evolving_game, play_any, random_game, wander

SAMPLED = 40
games = st.builds(
    random_game,
    st.integers(0, 1_000_000),
    st.integers(2, 6),
    st.sampled_from(PROFILES),
    table=st.sampled_from(GAMES),
)
evolving = st.builds(
    evolving_game,
    st.integers(0, 1_000_000),
    st.integers(2, 6),
    st.sampled_from(PROFILES),
    st.integers(20, 250),
    st.sampled_from(GAMES),
    st.booleans(),
    st.sampled_from((None, 3)),
)
quick = settings(derandomize=True, max_examples=150)


@quick
@given(
    st.integers(0, 1_000_000),
    st.integers(2, 6),
    st.sampled_from(PROFILES),
    st.sampled_from(GAMES),
    st.randoms(use_true_random=False),
)
def test_every_game_ends_and_old_states_stay_untouched(
    seed: int, n: int, rules: str, table: str, rng: random.Random
) -> None:
    game = random_game(seed, n, rules, choices=0, table=table)
    keys: dict[int, bytes] = {}
    while not game.over:
        assert len(game.legal_actions()) >= 1
        play_any(game, rng)
        for node in game.path[len(keys) :]:
            keys[node.id] = state_key(node.state)
    assert game.decision is None
    assert game.legal_actions() == ()
    assert [state_key(node.state) for node in game.path] == list(keys.values())
    for node in game.path[:-1]:
        assert node.decides != is_chance(node.state)


@quick
@given(games | evolving, st.randoms(use_true_random=False))
def test_scenario_equals_the_state_at_every_step(game: Game, rng: random.Random) -> None:
    nodes = list(game.path)
    for node in rng.sample(nodes, min(SAMPLED, len(nodes))):
        game.goto_node(node.id)
        described = json.loads(json.dumps(game.to_scenario()))
        assert state_key(scenario(described).state) == state_key(node.state), described
        assert check(node.state) == []


@quick
@given(games)
def test_a_share_string_stands_there_again_with_the_same_luck(game: Game) -> None:
    game.goto(len(game.path) // 2)
    if game.decision is None:
        game.step()
    shared = scenario(game.share(all=True))  # without, a moment in the middle of a secret is told as one before it
    while not game.over:
        action = game.legal_actions()[-1]
        assert shared.play(action) == game.play(action)
    assert state_key(shared.state) == state_key(game.state)


@quick
@given(games | evolving)
def test_text_round_trip_gives_equal_states_and_events(game: Game) -> None:
    text = game.record()
    again = Game.from_record(text)
    assert again.record() == text
    assert [node.events for node in again.path] == [node.events for node in game.path]
    assert (again.seed, again.luck.seed, again.luck.deal) == (game.seed, game.luck.seed, game.luck.deal)
    assert again.at == game.at


@settings(derandomize=True, max_examples=150)
@given(
    st.integers(0, 1_000_000),
    st.integers(2, 6),
    st.sampled_from(PROFILES),
    st.sampled_from(GAMES),
    st.randoms(use_true_random=False),
)
def test_json_round_trip_gives_the_whole_tree(
    seed: int, n: int, rules: str, table: str, rng: random.Random
) -> None:
    game = random_game(seed, n, rules, choices=10, table=table)
    wander(game, rng, 120)
    keys = [state_key(node.state) for node in game.history.nodes]
    again = Game.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    assert [state_key(node.state) for node in again.history.nodes] == keys
    assert [node.id for node in again.line] == [node.id for node in game.line]
    assert [node.id for node in again.path] == [node.id for node in game.path]
    assert [[child.id for child in node.children] for node in again.history.nodes] == [
        [child.id for child in node.children] for node in game.history.nodes
    ]
    written = Game.from_record(game.record())
    assert [state_key(node.state) for node in written.line] == [state_key(node.state) for node in game.line]
    assert written.at == game.at


@settings(derandomize=True, max_examples=150)
@given(games, st.randoms(use_true_random=False))
def test_undo_reaches_the_start_and_goto_any_moment(game: Game, rng: random.Random) -> None:
    keys = [state_key(node.state) for node in game.path]
    for _ in range(20):
        n = rng.randrange(len(keys))
        game.goto(n)
        assert (game.at, state_key(game.state)) == (n, keys[n])
        assert len(game.line) == len(keys)
    game.goto(len(keys) - 1)
    asked = [node.id for node in game.path if node.decides]
    undone = []
    while any(node.decides for node in game.path[:-1]):
        game.undo()
        undone.append(game.node.id)
    assert undone == asked[::-1]
    for ident in asked[1:]:
        game.redo()
        assert game.node.id == ident
    game.redo()
    assert game.over
    assert [name for rank in game.ranking for name in rank if name in game.winners] == game.winners
    assert [state_key(node.state) for node in game.path] == keys


@settings(derandomize=True, max_examples=80)
@given(evolving, st.randoms(use_true_random=False))
def test_json_keeps_games_with_evolutions(game: Game, rng: random.Random) -> None:
    wander(game, rng, 40)
    again = Game.from_json(game.to_json())
    assert again.to_json() == game.to_json()
    assert [state_key(node.state) for node in again.history.nodes] == [
        state_key(node.state) for node in game.history.nodes
    ]


@settings(derandomize=True, max_examples=80)
@given(games | evolving, st.integers(0, 1_000_000))
def test_determinize_keeps_the_view(game: Game, seed: int) -> None:
    luck = Streamed(random.Random(seed))
    for node in game.path[:: max(1, len(game.path) // 12)]:
        for seat in range(len(game.names)):
            seen = view(node.state, seat)
            dealt = determinize(seen, luck)
            assert state_key(view(dealt, seat)) == state_key(seen)
            assert check(dealt) == []
            if decider(node.state) == seat:
                assert legal_actions(seen) == legal_actions(dealt) == legal_actions(node.state)
