"""What agents see of evolutions: their own hand and deck, of the others' only how many."""

import random
from typing import Any

import numpy as np
import pytest

import kony_nb as kn
from kony_nb.play.observation_layout import layout_of
from kony_nb.play.observations import observation
from kony_nb.play.pettingzoo import env
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import State, Step, clone

MONSTERS = [
    {"name": "Kraken", "evolutions": {"hand": ["healing_rain"], "deck": []}},
    {"name": "Alienoid", "evolutions": {"discard": ["alien_scourge"], "deck": ["anger_batteries"]}},
    {"name": "Mega Shark", "evolutions": {"deck": ["white_death"]}},
]


def table(**more: Any) -> State:
    return clone(kn.scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": MONSTERS, **more}).state)


def seen(state: State, seat: int, part: str) -> dict[str, int]:
    """Return what is not zero in a part of the observation."""
    layout = layout_of(state.options.game)
    values = observation(state, seat)[dict(layout.parts)[part]]
    return {label: int(n) for label, n in zip(layout.labels[part], values, strict=True) if n}


def test_ones_own_hand_and_deck_and_how_many_the_others_hold() -> None:
    state = table()
    assert seen(state, 0, "hand") == {"healing_rain": 1}
    assert seen(state, 2, "own_deck") == {"white_death": 1}
    assert seen(state, 0, "own_deck") == seen(state, 2, "hand") == {}
    assert seen(state, 1, "seat2.evolutions") == {"hand": 1, "draws": 2}
    assert seen(state, 1, "seat1.evolutions") == {"deck": 1, "draws": 2}
    assert seen(state, 0, "seat1.spent") == {"alien_scourge": 1}
    assert seen(state, 0, "expansions") == {"power_up": 1}


def test_another_hand_of_the_same_size_looks_the_same() -> None:
    one, other = table(), table()
    other.monsters[0].hand = ("alien_scourge",)
    other.monsters[2].evolutions, one.monsters[2].packet = ("healing_rain",), ("healing_rain",)
    other.monsters[2].packet = ("white_death",)
    for seat, same in ((0, False), (1, True), (2, False)):
        assert np.array_equal(observation(one, seat), observation(other, seat)) is same


def test_who_is_asked_at_a_window_is_known_to_that_seat_alone() -> None:
    quiet, asked = table(), table()
    asked.agenda += (Step("window", -1, ("between_rolls", 1, 2)), Step("play", 0, ("between_rolls",)))
    assert seen(asked, 0, "asked") == {"play": 1}
    assert seen(asked, 0, "asked.words") == {"between_rolls": 1}
    for seat in (1, 2):
        assert np.array_equal(observation(asked, seat), observation(quiet, seat))


def test_what_was_drawn_is_known_to_that_seat_alone() -> None:
    drawn, other = table(), table()
    for state, card in ((drawn, "healing_rain"), (other, "white_death")):
        state.agenda.append(Step("keep_evolution", 0, ("evo.draw.hearts", "", card)))
    assert seen(drawn, 0, "asked.words") == {"healing_rain": 1}
    assert np.array_equal(observation(drawn, 1), observation(other, 1))


def test_marks_are_numbers_of_words() -> None:
    state = table()
    state.monsters[2].marks = {"white_death": "A"}
    faces = seen(state, 0, "seat2.marks")["white_death"]
    state.monsters[2].marks = {"white_death": "something else"}

    assert 0 < faces < seen(state, 0, "seat2.marks")["white_death"] <= 127


@pytest.mark.parametrize("game", GAMES)
def test_agents_play_with_evolutions(game: str) -> None:
    monsters = ["Kraken", "Alienoid", "Mega Shark"] if game == "tokyo" else ["Mega Shark", "Kong"]
    table = env(game, monsters, expansions=["power_up"], max_steps=400)
    rng = random.Random(game)
    high = np.array(layout_of(game).highest)
    played = 0
    for seed in range(3):
        table.reset(seed=seed)
        for _ in table.agent_iter():
            got, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            assert (got["observation"] <= high).all()
            allowed = np.flatnonzero(got["action_mask"])
            played += 1
            table.step(int(rng.choice(allowed)))
    assert played > 50


def test_so_many_monsters_with_evolutions() -> None:
    assert len(env("new_york", 6, expansions=["power_up"]).possible_agents) == 6
