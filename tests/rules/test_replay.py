"""The same choices and outcomes give the same states and events, step by step."""

from fractions import Fraction

from kony_nb.rules.actions import Action
from kony_nb.rules.events import Event
from kony_nb.rules.games import GAMES
from kony_nb.rules.luck import Addressed
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import CHOICES, PROFILES, options
from kony_nb.rules.referee import apply, chance_outcomes, draw, is_chance, legal_actions, start
from kony_nb.rules.state import State, from_key, state_key


def first(game: str, n: int) -> State:
    return new_state(options(game), GAMES[game].monsters[:n])


def replay(script: list[Action], game: str, n: int) -> tuple[list[bytes], list[Event]]:
    state, log = start(first(game, n))
    keys, events = [state_key(state)], list(log)
    for chosen in script:
        state, log = apply(state, chosen)
        keys.append(state_key(state))
        events += log
    return keys, events


def played_twice(game: str) -> None:
    for n in (2, 4, 6):
        state, _ = start(first(game, n))
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
        once, again = replay(script, game, n), replay(script, game, n)
        assert once == again
        assert once[0][-1] == state_key(state)


def test_n_97_replay() -> None:
    played_twice("new_york")


def test_replay_in_tokyo() -> None:
    played_twice("tokyo")


def test_profiles() -> None:
    for game in GAMES:
        for rules in PROFILES:
            chosen = options(game, rules)
            for name, choice in CHOICES.items():
                if game in choice.games:
                    assert getattr(chosen, name) == getattr(choice, rules)
    digest, printed = options(), options(rules="printed")
    assert (digest.statue_of_liberty, printed.statue_of_liberty) == ("lp", "vp")
    one = options(rules="printed", overrides={"infantry_reward": "vp"})
    assert (one.infantry_reward, one.statue_of_liberty) == ("vp", "vp")
    assert one.changed == {"infantry_reward": "vp"}
