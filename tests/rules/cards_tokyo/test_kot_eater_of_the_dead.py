"""Eater of the Dead: points for whoever falls."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, P4, changes, cited
from tests.rules.together import owner

ID, RULE = "eater_of_the_dead", "card.eater_of_the_dead"
WEAK = {"place": OUT, "lp": 1}


def test_three_points_for_each_that_falls() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), WEAK, WEAK, OUT)
    events = t.play("resolve A")
    assert changes(cited(events, RULE), "vp") == [(P1, 3), (P1, 3)]


def test_on_the_turns_of_others_whoever_did_it() -> None:
    t = rolled("AEEEEE", CITY, WEAK, owner(OUT, ID))
    t.play("resolve A")
    assert t.all("vp") == [0, 0, 3]
    t = tokyo({**WEAK, "tokens": {"poison": 1}}, CITY, owner(OUT, ID), phase="end")
    t.play("end")
    assert t[2].vp == 3


def test_not_while_somebody_is_only_hurt() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), {"place": OUT, "lp": 2}, OUT)
    t.play("resolve A")
    assert t[0].vp == 0


def test_who_is_saved_counts_too() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), owner(OUT, "it_has_a_child", lp=1))
    t.play("resolve A")
    assert (t[0].vp, t[1].lp, t[1].alive) == (3, 10, True)


def test_not_for_who_falls_itself() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID, lp=1), WEAK, OUT)
    events = t.play("resolve A")
    assert not cited([e for e in events if e.kind == "vp"], RULE)
    t = rolled("AEEEEE", CITY, owner(OUT, ID, "it_has_a_child", lp=1, vp=7), OUT)
    t.play("resolve A")
    assert t[1].vp == 0


def test_the_last_one_standing_has_won_already() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), WEAK)
    t.play("resolve A")
    assert (t.state.result, t.state.winner, t[0].vp) == ("last", P1, 0)


def test_it_wins_before_the_next_face() -> None:
    t = rolled("AEEEEE", CITY, WEAK, owner(OUT, ID, vp=17))
    t.play("resolve A")
    assert (t.state.result, t.state.winner) == ("vp", P3)


def test_two_owners_clockwise_from_the_active_one() -> None:
    t = rolled("AEEEEE", OUT, mimic(ID), {"place": CITY, "lp": 1}, owner(OUT, ID), OUT)
    events = t.play("resolve A")
    assert changes(cited(events, RULE), "vp") == [(P2, 3), (P4, 3)]
