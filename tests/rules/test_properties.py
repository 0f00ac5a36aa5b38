"""Random games of 2 to 6 monsters with any options: every state is sound, every choice is real, every game ends."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kony_nb.rules.agenda import KINDS, advance
from kony_nb.rules.check import check
from kony_nb.rules.events import SILENT, Events
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import CHOICES, PROFILES, options
from kony_nb.rules.referee import apply, chance_outcomes, draw, is_chance, legal_actions, step
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import State, clone, from_key, state_key

GAMES_PLAYED = 1500
LONGEST = 20_000
GAME = st.sampled_from(tuple(GAMES))
SINGLE = {
    game: st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(choice.values) for name, choice in CHOICES.items()
            if game in choice.games and not choice.expansion}
    )
    for game in GAMES
}


def first_state(game: str, monsters: int, rules: str, single: dict[str, str]) -> State:
    state = new_state(options(game, rules, single), GAMES[game].monsters[:monsters])
    advance(state, SILENT)
    return state


@settings(max_examples=GAMES_PLAYED)
@given(
    game_and_single=GAME.flatmap(lambda game: st.tuples(st.just(game), SINGLE[game])),
    seed=st.integers(0, 2**32),
    monsters=st.integers(2, 6),
    rules=st.sampled_from(PROFILES),
    buying=st.sampled_from((0.0, 0.5, 0.9)),
)
def test_every_state_is_sound_and_every_game_ends(
    game_and_single: tuple[str, dict[str, str]], seed: int, monsters: int, rules: str, buying: float
) -> None:
    rng = random.Random(seed)
    luck = Streamed(rng)
    state = first_state(game_and_single[0], monsters, rules, game_and_single[1])
    for _ in range(LONGEST):
        assert check(state) == []
        if not state.agenda:
            break
        if is_chance(state):
            chosen = draw(state, luck)
        else:
            legal = legal_actions(state)
            bought = [action for action in legal if action.verb in ("buy", "use")]
            chosen = rng.choice(bought if bought and rng.random() < buying else legal)
        step(state, chosen, SILENT)
    assert state.result in ("vp", "last", "card", "nobody")


@settings(max_examples=GAMES_PLAYED // 10)
@given(game=GAME, seed=st.integers(0, 2**32), monsters=st.integers(2, 6), rules=st.sampled_from(PROFILES))
def test_states_in_states_out(game: str, seed: int, monsters: int, rules: str) -> None:
    """`apply` and `step` agree, events cite rules, states can be written and read, old ones stay as they were."""
    rng = random.Random(seed)
    luck = Streamed(rng)
    state = first_state(game, monsters, rules, {})
    old: list[tuple[State, bytes]] = []
    cited: set[str] = set()
    while state.agenda:
        key = state_key(state)
        assert state_key(from_key(key)) == key
        old.append((state, key))
        if is_chance(state):
            chosen = draw(state, luck)
            assert chosen in [action for action, _ in chance_outcomes(state)]
        else:
            chosen = rng.choice(legal_actions(state))
        in_place, log = clone(state), Events()
        legal = step(in_place, chosen, log)
        state, events = apply(state, chosen)
        assert state_key(in_place) == state_key(state)
        assert log == events
        assert legal == legal_actions(state)
        cited |= {event.rule for event in events}
    for earlier, key in old:
        assert state_key(earlier) == key
    for rule in cited:
        assert find_rule(rule).id == rule
        assert not rule.startswith({"new_york": "kot.", "tokyo": "ny."}[game])


@pytest.mark.parametrize("game", GAMES)
def test_with_luck_given_play_goes_from_choice_to_choice(game: str) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        luck = Streamed(rng)
        state = new_state(options(game), GAMES[game].monsters[: 2 + seed % 5])
        legal = advance(state, SILENT, luck)
        while state.agenda:
            assert len(legal) > 1 or KINDS[state.agenda[-1].kind].private
            assert legal == legal_actions(state)
            assert check(state) == []
            legal = step(state, rng.choice(legal), SILENT, luck)
        assert legal == ()
        assert state.result
