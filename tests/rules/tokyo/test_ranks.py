"""Ranks: the winner, who is still there, and the fallen, those who fell together as equals."""

from typing import Any

from kony_nb.game.scenario import scenario
from kony_nb.rules.phases.elimination import ranks
from tests.rules.table import NAMES, P1, P4, table
from tests.rules.tokyo.city import CITY, OUT, final


def test_t_20_who_dies_in_the_same_attack_shares_a_rank() -> None:
    low = {"place": OUT, "lp": 1}
    t = final("A11EEE", CITY, low, low, OUT)
    t.play("resolve A")
    assert t.all("fell") == [0, 1, 1, 0]
    assert ranks(t.state) == [[0, 3], [1, 2]]


def test_earlier_deaths_rank_lower() -> None:
    t = final("A11EEE", CITY, {"place": OUT, "lp": 1}, {"alive": False}, OUT)
    t.play("resolve A")
    assert ranks(t.state) == [[P1, P4], [1], [2]]


def test_in_new_york_too() -> None:
    low = {"place": "queens", "lp": 1}
    t = table("lower", low, {"alive": False}, low, "bronx", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert ranks(t.state) == [[0, 4], [1, 3], [2]]


def test_ranking_by_name() -> None:
    monsters: list[dict[str, Any]] = [
        {"name": NAMES[0], "place": OUT, "vp": 19},
        {"name": NAMES[1], "place": CITY},
        {"name": NAMES[2], "alive": False, "fell": 2},
        {"name": NAMES[3], "alive": False, "fell": 2},
        {"name": NAMES[4], "alive": False},
    ]
    game = scenario({"game": "tokyo", "monsters": monsters, "phase": "resolve", "dice": "111EEH"})
    assert game.ranking == [["Kong", "Mantis"], ["Rob", "Sheriff"], ["Captain Fish"]]
    game.play("resolve 1")
    assert game.winners == ["Kong"]
    assert game.ranking == [["Kong"], ["Mantis"], ["Rob", "Sheriff"], ["Captain Fish"]]
    game.undo()
    assert game.ranking[0] == ["Kong", "Mantis"]


def test_when_nobody_wins_the_last_to_fall_are_first() -> None:
    game = scenario(
        {
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1},
                {"name": "Rob", "place": "queens", "lp": 1},
                {"name": "Mantis", "alive": False},
            ],
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {"bronx": {"units": ["jet"]}, "queens": {"units": ["tank"]}},
        }
    )
    game.play("resolve O")
    assert game.winners == []
    assert game.ranking == [["Kong", "Rob"], ["Mantis"]]
