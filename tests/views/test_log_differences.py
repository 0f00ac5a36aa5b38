"""Two logs side by side: after a line that differs the same lines are the same again."""

import pytest

import kony_nb as kn
from kony_nb.lessons.telling import ruled
from kony_nb.rules.errors import KonyError
from kony_nb.views.log_differences import log_differences


def told(rules: str) -> list[str]:
    game = kn.scenario(
        {
            "monsters": [{"name": "Kong", "place": "bronx", "lp": 5}, {"name": "Rob", "place": "lower"}],
            "boroughs": {"bronx": {"units": ["infantry"]}},
            "phase": "resolve",
            "dice": "DDEEHH",
            "rules": rules,
        }
    )
    events = [event for text in ("resolve D", "resolve E") for event in game.play(text)]
    return ruled(events, game.names)


def test_lines_after_a_difference_are_marked_only_where_they_differ() -> None:
    table = log_differences(told("digest"), told("printed"), names=("digest", "printed"))
    marked = [row["digest"] for row in table if row[""]]

    assert [row["printed"] for row in table] == told("printed")
    assert marked == [
        "Kong gains 1 VP (now 1): Infantry [ny.tiles.infantry]",
        "Kong gains 2 LP (now 7): Hearts [core.heal.gain]",
    ]
    assert table.caption == "2 lines differ between digest and printed"


def test_a_line_more_moves_nothing() -> None:
    one, other = ["a", "b", "c", "d", "e"], ["a", "x", "b", "c", "d", "e"]
    table = log_differences(one, other)

    assert [row[""] for row in table] == ["", "only B", "", "", "", ""]
    assert [row["A"] for row in table if row["A"]] == one
    assert [row[""] for row in log_differences(other, one)] == ["", "only A", "", "", "", ""]


def test_the_same_log_twice_and_none() -> None:
    assert log_differences(["a", "a"], ["a", "a"]).caption == "No line differs between A and B"
    assert list(log_differences([], [])) == []
    with pytest.raises(KonyError, match="two different names"):
        log_differences([], [], names=("A", "A"))
