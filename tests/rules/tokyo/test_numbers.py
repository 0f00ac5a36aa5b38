"""Numbers: three of a kind score."""

import pytest

from kony_nb.rules.tokyo.numbers import scores
from tests.rules.table import P1, changes, cited, kinds
from tests.rules.tokyo.city import OUT, final


def test_three_of_a_kind_score_their_number_and_each_further_die_one_more() -> None:
    table = {(number, n): scores(number, n) for number in (1, 2, 3) for n in range(9)}
    assert table == {
        (number, n): 0 if n < 3 else number + (n - 3) for number in (1, 2, 3) for n in range(9)
    }


def test_t_02_numbers() -> None:
    for dice, vp in (("2222EE", 3), ("33AHE1", 0), ("111111", 4), ("333333", 6)):
        t = final(dice, {"place": "tokyo_city", "vp": 0}, OUT)
        for face in dict.fromkeys(dice):
            if t.asked == (P1, "resolve"):
                t.play(f"resolve {face}")
        assert t[0].vp == vp, dice
        assert t.asked == (P1, "buy")


def test_the_event_names_the_rule() -> None:
    t = final("2223EE", OUT, OUT)
    events = t.play("resolve 2", "resolve 3")
    assert [(e.kind, e.seat, e.n) for e in cited(events, "kot.numbers.set")] == [("vp", P1, 2)]
    assert [(e.kind, e.n, e.what) for e in cited(events, "kot.numbers.few")] == [("nothing", 1, "3")]


def test_one_or_two_bring_nothing() -> None:
    t = final("1133EH", OUT, OUT)
    events = t.play("resolve 1", "resolve 3")
    assert changes(events, "vp") == []
    assert [(e.n, e.what) for e in cited(events, "kot.numbers.few")] == [(2, "1"), (2, "3")]
    assert t[0].vp == 0


@pytest.mark.parametrize(("first", "second"), ["13", "31"])
def test_two_triples_both_score_in_the_players_order(first: str, second: str) -> None:
    t = final("111333", OUT, OUT)
    assert t.legal == {"resolve 1", "resolve 3"}
    events = t.play(f"resolve {first}")
    assert [e.what for e in kinds(events, "resolve")] == [first, second]
    assert changes(events, "vp") == [(P1, int(first)), (P1, int(second))]
    assert t[0].vp == 4


def test_numbers_of_a_monster_in_tokyo_score_too() -> None:
    t = final("222EEH", "tokyo_city", OUT)
    t.play("resolve 2")
    assert t[0].vp == 2
