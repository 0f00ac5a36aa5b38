"""Random games of 2 to 6 monsters with any options: every state is sound, every choice is real, every game ends."""

import os
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from kony_nb.rules.agenda import advance
from kony_nb.rules.check import check
from kony_nb.rules.events import SILENT, Events
from kony_nb.rules.luck import Streamed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.rules.options import CHOICES, options
from kony_nb.rules.referee import apply, chance_outcomes, draw, is_chance, legal_actions, step
from kony_nb.rules.rulebook import find_rule
from kony_nb.rules.state import State, clone, from_key, state_key

GAMES = int(os.environ.get("KONY_NB_GAMES", "2500"))
LONGEST = 20_000
SINGLE = st.fixed_dictionaries({}, optional={name: st.sampled_from(choice.values) for name, choice in CHOICES.items()})


def first_state(monsters: int, rules: str, single: dict[str, str]) -> State:
    state = new_state(options(rules=rules, overrides=single), list(MONSTERS[:monsters]))
    advance(state, SILENT)
    return state


@settings(max_examples=GAMES)
@given(
    seed=st.integers(0, 2**32),
    monsters=st.integers(2, 6),
    rules=st.sampled_from(("digest", "printed")),
    single=SINGLE,
    buying=st.sampled_from((0.0, 0.5, 0.9)),
)
def test_every_state_is_sound_and_every_game_ends(
    seed: int, monsters: int, rules: str, single: dict[str, str], buying: float
) -> None:
    rng = random.Random(seed)
    luck = Streamed(rng)
    state = first_state(monsters, rules, single)
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


@settings(max_examples=GAMES // 10)
@given(seed=st.integers(0, 2**32), monsters=st.integers(2, 6), rules=st.sampled_from(("digest", "printed")))
def test_states_in_states_out(seed: int, monsters: int, rules: str) -> None:
    """`apply` and `step` agree, events cite rules, states can be written and read, old ones stay as they were."""
    rng = random.Random(seed)
    luck = Streamed(rng)
    state = first_state(monsters, rules, {})
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


def test_with_luck_given_play_goes_from_choice_to_choice() -> None:
    for seed in range(10):
        rng = random.Random(seed)
        luck = Streamed(rng)
        state = new_state(options(), list(MONSTERS[: 2 + seed % 5]))
        legal = advance(state, SILENT, luck)
        while state.agenda:
            assert len(legal) > 1
            assert legal == legal_actions(state)
            assert check(state) == []
            legal = step(state, rng.choice(legal), SILENT, luck)
        assert legal == ()
        assert state.result
