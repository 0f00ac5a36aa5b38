"""Tournaments: every policy in every seat, shares that sum to one, and wrong questions."""

import random

import pytest

from kony_nb.play.tournament import Tournament, tournament
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadComparison, BadOption, BadPolicy
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State
from tests.play.standing import raising


def test_greedy_wins_most_and_the_same_for_whoever_plays() -> None:
    tables = [tournament(["greedy", "random"], 80, monsters=4, workers=workers).to_csv() for workers in (0, 2)]
    found = tournament(["greedy", "random"], 80, monsters=4, workers=0)

    assert tables[0] == tables[1] == found.to_csv()
    assert found.share("greedy").low > 0.6
    assert sum(found.counts) <= found.games == 80


def test_each_policy_sits_in_every_seat_equally_often() -> None:
    seats: dict[str, list[int]] = {"a": [], "b": [], "c": []}

    def seen(name: str):
        def policy(state: State, seat: int, rng: random.Random | None) -> Action:
            if state.agenda[-1].kind == "place":
                seats[name].append(seat)
            return legal_actions(state)[0]

        return policy

    four = ["Kong", "Rob", "Sheriff", "Mantis"]
    found = tournament({name: seen(name) for name in seats}, 7, monsters=four, workers=0)

    assert found.games == 9
    assert found.policies == ("a", "b", "c")
    for there in seats.values():
        assert sorted(there) == sorted([0, 1, 2, 3] * 3)


def test_the_same_policy_twice_has_two_names_and_about_the_same_share() -> None:
    found = tournament(["random", "random"], 200, workers=0)

    assert found.policies == ("random", "random #2")
    low, high = found.share("random").low, found.share("random").high
    assert low < 0.5 < high


def test_parts_and_records() -> None:
    parts: list[Tournament] = []
    found = tournament(["greedy", "random"], 40, workers=0, progress=parts.append)

    assert [part.games for part in parts] == [16, 32, 40]
    assert found.record()["rows"] == found.table()
    stopped = tournament(["greedy", "random"], 40, workers=0, progress=lambda part: part.stop())
    assert (stopped.games, stopped.complete, stopped.stopped) == (16, False, "cancelled")
    assert str(stopped).splitlines()[0] == (
        "16 games of King of New York with 2 monsters, seed 0, cancelled before the end; in brackets intervals of 95 %"
    )
    shown = [line.split()[:2] for line in str(found).splitlines()[1:]]
    assert shown == [["policy", "wins"], ["greedy", f"{100 * found.share('greedy').value:.1f}"], shown[2]]


@pytest.mark.parametrize(
    ("asked", "error", "said"),
    [
        ({"policies": ["greedy"]}, BadComparison, "is no list of two or more"),
        ({"policies": "greedy"}, BadComparison, "is no list of two or more"),
        ({"policies": ["greedy", "clever"]}, BadPolicy, "policy clever: there is none of this name"),
        ({"policies": ["random", raising]}, BadPolicy, r"policy raising \(.*game \d+ of seed 0\): raised ZeroDiv"),
        ({"n": 0}, BadComparison, "n: 0 is not"),
        ({"monsters": 7}, BadComparison, "monsters: 7 is not 2 .so many policies. to 6"),
        ({"monsters": 1}, BadComparison, "monsters: 1 is not 2"),
        ({"monsters": ["Kong"]}, BadComparison, "is neither a number nor a list of 2 or more names"),
        ({"monsters": ["Kong", "Gamera"]}, BadOption, "Gamera"),
        ({"game": "chess"}, BadOption, "game: 'chess' is not one of"),
        ({"rules": "mine"}, BadOption, "rules: 'mine' is not one of"),
    ],
    ids=range(11),  # a function's own text has its address in it
)
def test_a_wrong_question_is_one_clear_error(asked: dict, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        tournament(**{"policies": ["greedy", "random"], "n": 20, "workers": 0, **asked})
