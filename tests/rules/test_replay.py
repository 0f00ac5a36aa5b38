"""The same choices and outcomes give the same states and events, step by step."""

from fractions import Fraction

from kony_nb.rules.actions import Action
from kony_nb.rules.events import Event
from kony_nb.rules.luck import Addressed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.new_york.game import MONSTERS
from kony_nb.rules.options import CHOICES, options
from kony_nb.rules.referee import apply, chance_outcomes, draw, is_chance, legal_actions, start
from kony_nb.rules.state import from_key, state_key


def replay(script: list[Action], n: int) -> tuple[list[bytes], list[Event]]:
    state, log = start(new_state(options(), list(MONSTERS[:n])))
    keys, events = [state_key(state)], list(log)
    for chosen in script:
        state, log = apply(state, chosen)
        keys.append(state_key(state))
        events += log
    return keys, events


def test_n_97_replay() -> None:
    for n in (2, 4, 6):
        state, _ = start(new_state(options(), list(MONSTERS[:n])))
        luck, script = Addressed(f"replay {n}"), []
        for at in range(400):
            if not state.agenda:
                break
            if is_chance(state):
                assert sum((p for _, p in chance_outcomes(state)), Fraction(0)) == 1
                chosen = draw(state, luck)
            else:
                legal = legal_actions(state)
                chosen = legal[at * 7 % len(legal)]
            before = state_key(state)
            after, _ = apply(state, chosen)
            assert state_key(state) == before
            state = from_key(state_key(after))
            assert state_key(state) == state_key(after)
            script.append(chosen)
        first, second = replay(script, n), replay(script, n)
        assert first == second
        assert first[0][-1] == state_key(state)


def test_profiles() -> None:
    digest, printed = options(), options(rules="printed")
    for name, choice in CHOICES.items():
        assert getattr(digest, name) == choice.digest
        assert getattr(printed, name) == choice.printed
    assert (digest.statue_of_liberty, printed.statue_of_liberty) == ("lp", "vp")
    one = options(rules="printed", overrides={"infantry_reward": "vp"})
    assert (one.infantry_reward, one.statue_of_liberty) == ("vp", "vp")
    assert one.changed == {"infantry_reward": "vp"}
