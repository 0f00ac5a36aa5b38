"""The environment for agents: PettingZoo's own tests, the same choices as the referee's, and odd use."""

import copy
import pickle
import random
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.observation_layout import layout_of
from kony_nb.play.pettingzoo import KonyEnv, env, raw_env
from kony_nb.rules.actions import monster_id, vocabulary
from kony_nb.rules.errors import BadOption, IllegalAction
from kony_nb.rules.games import GAMES
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, state_key

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
STATES = 500
LIVELY = ("buy", "use", "flee", "destroy", "sweep")
# PettingZoo's tests know by name which of its own games have a dict with a mask for an observation, as its manual
# asks of games with illegal actions, and like agents to be numbered; ours are monsters.
OWN_TASTE = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format:UserWarning"),
]


def numbers(raw: Any, agent: str) -> list[int]:
    """Return the numbers that the mask of an agent allows."""
    return [int(n) for n in np.flatnonzero(raw.observe(agent)["action_mask"])]


def one(raw: Any, rng: random.Random) -> int | None:
    """Return what the selected agent may do, most often something lively; None if it has to leave."""
    legal = numbers(raw, raw.agent_selection)
    if not legal:
        return None
    lively = [n for n in legal if vocabulary()[n].verb in LIVELY]
    return rng.choice(lively if lively and rng.random() < 0.7 else legal)


def play(raw: Any, rng: random.Random) -> Iterator[tuple[str, float, bool, bool]]:
    """Play to the end of the episode and show what each agent learns before it acts."""
    for agent in raw.agent_iter():
        _, reward, terminated, truncated, _ = raw.last()
        yield agent, reward, terminated, truncated
        raw.step(one(raw, rng))


def wander(game: str, seed: int, monsters: int = 4, **more: Any) -> Iterator[KonyEnv]:
    """Play an episode and show the environment at every real choice."""
    raw, rng = raw_env(game, monsters, **more), random.Random(seed)
    raw.reset(seed=seed)
    for _, _, terminated, truncated in play(raw, rng):
        if not (terminated or truncated):
            yield raw


def standing(state: State, **more: Any) -> KonyEnv:
    """Return an environment that begins in a state."""
    raw = raw_env(state.options.game, [monster.name for monster in state.monsters], **more)
    raw._start = state
    raw.reset()
    return raw


def number(text: str) -> int:
    return next(choice.number for choice in vocabulary() if choice.text == text)


@pytest.mark.parametrize("taste", [pytest.param(None, marks=OWN_TASTE)], ids=[""])
@EVERY_GAME
@pytest.mark.parametrize("monsters", [2, 4, 6])
def test_it_passes_pettingzoos_own_tests(game: str, monsters: int, taste: None) -> None:
    api_test(env(game, monsters), num_cycles=200)
    api_test(raw_env(game, monsters), num_cycles=200)
    seed_test(lambda: env(game, monsters), num_cycles=100)


@EVERY_GAME
def test_the_mask_is_one_to_one_with_the_legal_actions_in_random_states(game: str) -> None:
    rng = random.Random(0)
    kinds, tried = set(), 0
    for seed in range(STATES):
        for raw in wander(game, seed, 2 + seed % 5, rules=("digest", "printed")[seed % 2]):
            if rng.random() > 0.1:
                continue
            tried += 1
            agent, legal = raw.agent_selection, legal_actions(raw.position)
            kinds.add(raw.infos[agent]["decision"])
            mask = raw.observe(agent)["action_mask"]
            secret = raw.infos[agent]["decision"] == "look"  # asked even where there is but one answer
            assert mask.sum() == len(legal) == len(set(legal)) >= 2 - secret
            assert {vocabulary()[n] for n in np.flatnonzero(mask)} == set(legal)
            assert all(not raw.observe(other)["action_mask"].any() for other in raw.agents if other != agent)
            before, refused = state_key(raw.position), rng.randrange(len(vocabulary()))
            if not mask[refused]:
                with pytest.raises(IllegalAction):
                    raw.step(refused)
            assert state_key(raw.position) == before
            for accepted in rng.sample(legal, min(2, len(legal))):
                copy.deepcopy(raw).step(accepted.number)
        if tried >= STATES:
            break
    assert tried >= STATES
    assert len(kinds) > 5


@EVERY_GAME
def test_an_episode_is_the_game_with_its_seed(game: str) -> None:
    raw, rng = raw_env(game, 3, rules="printed"), random.Random(5)
    raw.reset(seed=5)
    mirror = Game.new(game, GAMES[game].monsters[:3], seed=5, rules="printed")
    choices = 0
    for agent in raw.agent_iter():
        while not mirror.over and len(mirror.legal_actions()) == 1:
            mirror.play(mirror.legal_actions()[0])
        assert state_key(raw.position) == state_key(mirror.state)
        chosen = one(raw, rng)
        if chosen is not None:
            assert monster_id(mirror.decision.seat) == agent
            mirror.play(vocabulary()[chosen])
            choices += 1
        raw.step(chosen)
    assert mirror.over
    assert choices > 20


@EVERY_GAME
@pytest.mark.parametrize("monsters", [2, 6])
def test_the_winner_gets_one_and_everybody_else_minus_one(game: str, monsters: int) -> None:
    early = 0
    for seed in range(12):
        raw = raw_env(game, monsters)
        raw.reset(seed=seed)
        total = dict.fromkeys(raw.agents, 0.0)
        left: list[str] = []
        for agent, reward, terminated, truncated in play(raw, random.Random(seed)):
            total[agent] += reward
            assert not truncated
            if terminated:
                left.append(agent)
                early += bool(raw.position.agenda)
                assert reward == (1 if raw.position.winner == raw.possible_agents.index(agent) else -1)
                assert raw.position.agenda or raw.infos[agent] == {
                    "result": raw.position.result,
                    "winner": raw.possible_agents[raw.position.winner] if raw.position.winner >= 0 else None,
                }
            else:
                assert reward == 0
        assert sorted(left) == sorted(raw.possible_agents)
        assert raw.agents == []
        assert sorted(total.values()) in ([-1] * (monsters - 1) + [1], [-1] * monsters)
    assert early or monsters == 2


def test_who_is_eliminated_leaves_at_once_and_the_others_play_on() -> None:
    state = scenario(
        {
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1},
                {"name": "Rob", "place": "queens"},
                {"name": "Mantis", "place": "lower"},
            ],
            "phase": "resolve",
            "dice": "OEEEHS",
            "boroughs": {"bronx": {"stacks": [[], [], []], "units": ["infantry"]}},
        }
    ).state
    raw = standing(state)
    assert raw.agent_selection == "kong"
    raw.step(number("resolve O"))

    assert raw.agent_selection == "kong"
    assert raw.terminations == {"kong": True, "rob": False, "mantis": False}
    assert raw.rewards == {"kong": -1, "rob": 0, "mantis": 0}
    assert raw.last()[1:4] == (-1, True, False)
    assert not raw.observe("kong")["action_mask"].any()
    assert not raw.observe("rob")["action_mask"].any()
    with pytest.raises(ValueError, match="None"):
        raw.step(number("end"))
    raw.step(None)
    assert raw.agents == ["rob", "mantis"]
    assert raw.agent_selection == "rob"
    assert numbers(raw, "rob")
    assert not numbers(raw, "kong")  # gone, but its seat can still be looked at


def test_nobody_gets_one_if_all_die_together() -> None:
    state = scenario(
        {
            "monsters": [{"name": "Kong", "place": "bronx", "lp": 1}, {"name": "Rob", "place": "queens", "lp": 1}],
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {"bronx": {"units": ["jet"]}, "queens": {"units": ["tank"]}},
        }
    ).state
    raw = standing(state)
    raw.step(number("resolve O"))

    assert raw.rewards == {"kong": -1, "rob": -1}
    assert raw.infos["rob"] == {"result": "nobody", "winner": None}


def test_a_limit_of_steps_truncates_without_a_reward() -> None:
    table = env(monsters=3, max_steps=7)
    for _ in range(2):  # the count begins anew
        table.reset()
        shown = list(play(table, random.Random(1)))
        assert [each[1:] for each in shown] == [(0, False, False)] * 7 + [(0, False, True)] * 3


def test_the_raw_environment_refuses_an_illegal_action_and_goes_on() -> None:
    raw = raw_env()
    raw.reset(seed=1)
    before = state_key(raw.position)
    with pytest.raises(IllegalAction, match=r"^buy fury: .*\[") as refused:
        raw.step(number("buy fury"))
    assert refused.value.rule
    assert state_key(raw.position) == before
    raw.step(numbers(raw, raw.agent_selection)[0])
    assert state_key(raw.position) != before


@pytest.mark.parametrize("wrong", [-1, len(vocabulary()), 10**30, 1.5, "1", "end", None, True, [1]])
def test_the_raw_environment_says_what_a_number_is(wrong: Any) -> None:
    raw = raw_env()
    raw.reset(seed=1)
    before = state_key(raw.position), raw.agent_selection
    with pytest.raises(IllegalAction, match=f"from 0 to {len(vocabulary()) - 1}"):
        raw.step(wrong)
    assert (state_key(raw.position), raw.agent_selection) == before


def test_an_illegal_action_loses_in_the_usual_wrappers() -> None:
    table = env(monsters=3)
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(number("buy fury"))

    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards == {agent: -1 if agent == loser else 0 for agent in table.possible_agents}
    for _ in range(3):
        table.step(None)
    assert table.agents == []
    table.reset(seed=1)
    assert len(table.agents) == 3
    assert len(list(play(table, random.Random(1)))) > 10


@pytest.mark.parametrize("wrong", [-1, len(vocabulary()), 1.5, None])
def test_a_number_outside_the_vocabulary_is_asserted_in_the_usual_wrappers(wrong: Any) -> None:
    table = env()
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        table.step(wrong)


def test_numpy_numbers_are_numbers() -> None:
    raw, same = raw_env(), raw_env()
    raw.reset(seed=np.int64(4))
    same.reset(seed=4)
    n = numbers(raw, raw.agent_selection)[-1]
    raw.step(np.int32(n))
    same.step(n)

    assert state_key(raw.position) == state_key(same.position)


def test_nothing_happens_before_the_start_and_after_the_end(caplog: pytest.LogCaptureFixture) -> None:
    raw, table = raw_env(), env()
    with pytest.raises(IllegalAction, match=r"reset\(\)"):
        raw.step(0)
    assert raw.agents == list(raw.agent_iter()) == []
    for call in (lambda: table.step(0), lambda: table.observe("kong"), table.render, table.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    raw.reset(seed=2)
    list(play(raw, random.Random(2)))
    over = state_key(raw.position)
    for action in (None, 0):
        with pytest.raises(IllegalAction, match=r"core\.game\.over"):
            raw.step(action)
    table.reset(seed=2)
    list(play(table, random.Random(2)))
    table.step(None)

    assert "terminated" in caplog.text
    assert state_key(raw.position) == state_key(table.unwrapped.position) == over


@EVERY_GAME
def test_the_same_seed_gives_the_same_episode_and_none_gives_the_next(game: str) -> None:
    def starts(raw: KonyEnv, *seeds: int | str | None) -> list[bytes]:
        found = []
        for seed in seeds:
            raw.reset(seed=seed)
            found.append(state_key(raw.position))
        return found

    first = starts(raw_env(game, seed=7), None, None, None)
    assert len(set(first)) == 3
    assert starts(raw_env(game), 7, None, None) == first
    assert starts(raw_env(game), 3, 7, 7) == starts(raw_env(game), 3, 7, "7") != starts(raw_env(game), 3, None, None)


def test_reset_in_the_middle_of_leaving_begins_anew() -> None:
    table = env(monsters=3, max_steps=5)
    table.reset(seed=3)
    seen = table.observe(table.agent_selection)
    while not any(table.truncations.values()):
        table.step(one(table, random.Random(1)))
    table.step(None)
    table.reset(seed=3)

    assert len(table.agents) == 3
    assert np.array_equal(table.observe(table.agent_selection)["observation"], seen["observation"])
    assert len(list(play(table, random.Random(1)))) == 8


@pytest.mark.parametrize("through", [copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))])
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("steps", [0, 25])
def test_a_copy_goes_on_alike_and_apart(through: Any, make: Any, steps: int) -> None:
    table, rng = make(monsters=3), random.Random(9)
    table.reset(seed=9)
    for _ in range(steps):
        table.step(one(table, rng))
    before = state_key(table.unwrapped.position)
    twin = through(table)
    told = list(play(twin, random.Random(10)))

    assert state_key(table.unwrapped.position) == before
    assert list(play(table, random.Random(10))) == told


def test_a_copy_can_be_made_before_the_start() -> None:
    twin = pickle.loads(pickle.dumps(env(seed=4)))
    twin.reset()
    table = env(seed=4)
    table.reset()

    assert twin.unwrapped.position == table.unwrapped.position


@EVERY_GAME
def test_it_renders_the_board_as_text_if_asked(game: str) -> None:
    table = env(game, 2, render_mode="ansi")
    table.reset(seed=1)
    text = table.render()

    assert all(name in text for name in GAMES[game].monsters[:2])
    silent = raw_env(game, 2)
    silent.reset(seed=1)
    assert silent.render() is None
    assert silent.metadata["render_modes"] == ["ansi"]


def test_close_may_be_called_at_any_time() -> None:
    table = env()
    table.close()
    table.reset(seed=1)
    table.close()
    table.step(one(table, random.Random(1)))
    table.close()


def test_agents_spaces_and_infos() -> None:
    table = env(monsters=["captain fish", "Kong"])
    assert table.possible_agents == ["captain_fish", "kong"]
    assert str(table) == "kony_nb_v0"
    table.reset(seed=1)
    agent = table.agent_selection
    assert set(table.infos[agent]) == {"decision", "rule"}
    assert [info for each, info in table.infos.items() if each != agent] == [{}]
    for each in table.possible_agents:
        assert table.observation_space(each) is table.observation_space(each)
        assert table.observation_space(each).contains(table.observe(each))
        assert table.action_space(each).n == len(vocabulary())
    assert table.observation_space("kong")["observation"].shape == (len(layout_of("new_york").highest),)


@pytest.mark.parametrize("ask", ["observe", "observation_space", "action_space"])
def test_an_agent_that_does_not_play_is_named(ask: str) -> None:
    raw = raw_env(monsters=2)
    raw.reset()
    with pytest.raises(BadOption, match="'rob' is not one of captain_fish, drakonis"):
        getattr(raw, ask)("rob")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"monsters": 1}, "monsters: 1 cannot play, 2 to 6 can"),
        ({"monsters": 7}, "2 to 6 can"),
        ({"monsters": -1}, "2 to 6 can"),
        ({"monsters": True}, "2 to 6 can"),
        ({"monsters": 2.0}, "monsters"),
        ({"monsters": ["Kong"]}, "at least 2"),
        ({"monsters": ["Kong", "Kong"]}, "plays already"),
        ({"game": "chess"}, "game: 'chess' is not one of new_york"),
        ({"game": ["new_york"]}, "is not one of new_york"),
        ({"rules": "house"}, "rules"),
        ({"options": {"x": 1}}, "options.x"),
        ({"expansions": ["moon"]}, "moon"),
        ({"seed": 1.5}, "seed: 1.5 is not a whole number"),
        ({"max_steps": 0}, "max_steps: 0 is not a whole number"),
        ({"max_steps": True}, "max_steps"),
        ({"render_mode": "human"}, "render_mode: 'human' is not one of ansi"),
    ],
)
def test_what_the_game_does_not_have_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        env(**wrong)


def test_a_wrong_seed_leaves_the_episode_as_it_is() -> None:
    raw = raw_env()
    raw.reset(seed=1)
    raw.step(numbers(raw, raw.agent_selection)[0])
    before = state_key(raw.position)
    with pytest.raises(BadOption, match="seed"):
        raw.reset(seed=1.5)
    assert state_key(raw.position) == before
    assert raw.seed == 1


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium"])
def test_without_the_library_it_says_what_to_install(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kony_nb.play.pettingzoo")
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{library} is not installed.*kony-nb\[rl\]"):
        import_module("kony_nb.play.pettingzoo")
