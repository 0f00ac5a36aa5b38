"""A standing answer to the question whether to hold Tokyo."""

from typing import Any

import pytest

from kony_nb.play.standing import Standing
from kony_nb.rules.errors import BadOption
from tests.rules.table import P1, P2, P3
from tests.rules.tokyo.city import BAY, CITY, OUT, final, tokyo


def test_t_22_looked_at_after_the_damage() -> None:
    standing = Standing(yield_at=4)
    for lp, answer in ((10, None), (6, None), (5, "yield"), (2, "yield")):
        t = final("A11EEE", OUT, {"place": CITY, "lp": lp}, OUT)
        assert standing.answer(t.state, P2) is None
        t.play("resolve A")
        given = standing.answer(t.state, P2)
        assert (given and given.text) == answer, lp
        assert t[1].lp == lp - 1
        if given is not None:
            t.take(given)
            assert t[1].place == OUT
        else:
            assert t.asked == (P2, "yield")


def test_t_22_only_for_a_living_monster_that_is_asked() -> None:
    standing = Standing(yield_at=12)
    t = final("A11EEE", OUT, {"place": CITY, "lp": 1}, OUT)
    t.play("resolve A")
    assert not t[1].alive
    assert [standing.answer(t.state, seat) for seat in range(3)] == [None, None, None]
    t = final("A11EEE", OUT, CITY, BAY, OUT, OUT)
    t.play("resolve A")
    assert [seat for seat in range(5) if standing.answer(t.state, seat)] == [P2]
    t.play("hold")
    assert [seat for seat in range(5) if standing.answer(t.state, seat)] == [P3]


def test_without_a_number_one_is_asked_every_time() -> None:
    t = final("A11EEE", OUT, {"place": CITY, "lp": 2}, OUT)
    t.play("resolve A")
    assert Standing().answer(t.state, P2) is None


def test_where_the_answer_comes_before_the_damage_one_is_asked() -> None:
    t = final("A11EEE", OUT, {"place": CITY, "lp": 2, "cards": ["jets"]}, OUT)
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    assert Standing(yield_at=4).answer(t.state, P2) is None


def test_no_other_question_is_answered() -> None:
    standing = Standing(yield_at=12)
    t = tokyo({"place": CITY, "lp": 2}, OUT)
    assert standing.answer(t.state, P1) is None
    t = final("1A1111", {"place": CITY, "lp": 2}, {"place": OUT, "lp": 1})
    t.play("resolve A")
    assert t.asked == (-1, "over")
    assert standing.answer(t.state, P1) is None


@pytest.mark.parametrize("wrong", [0, -1, 13, 4.0, "4", True])
def test_a_wrong_number_is_refused(wrong: Any) -> None:
    with pytest.raises(BadOption, match="is not 1 to 12, or None"):
        Standing(yield_at=wrong)
