"""Poison Quills: twos that sting."""

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled
from tests.rules.table import cited
from tests.rules.together import owner

ID, RULE = "poison_quills", "card.poison_quills"


def test_two_attacks_for_three_twos_and_the_twos_score() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("222EEE", owner(place, ID), other)
        assert [(e.kind, e.n, e.what) for e in cited(t.opening, RULE)] == [("add", 2, "AA")]
        t.play("resolve 2")
        assert t[0].vp == 2
        t.play("resolve A")
        assert t[1].lp == 8


def test_no_more_for_six_twos_and_none_for_two() -> None:
    assert rolled("222222", owner(OUT, ID), CITY).state.results == "222222AA"
    assert rolled("22EEEE", owner(OUT, ID), CITY).state.results == "22EEEE"


def test_on_top_of_attacks_rolled_and_they_take_one_to_tokyo() -> None:
    t = rolled("222AEE", owner(OUT, ID), OUT)
    assert t.state.results == "222AAAEE"
    t = rolled("222EEE", owner(OUT, ID), OUT)
    t.play("resolve A", "resolve 2")
    assert t[0].place == CITY


def test_not_the_own_side() -> None:
    t = rolled("222EEE", owner(CITY, ID), BAY, OUT, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 8, 8, 8]


def test_not_for_the_twos_of_others() -> None:
    assert rolled("222EEE", OUT, owner(CITY, ID)).state.results == "222EEE"


def test_a_mimic_adds_two_more() -> None:
    assert rolled("222EEE", mimic(ID, OUT, ID), CITY).state.results == "222AAAAEEE"
