"""Herd Culler: a die becomes a one."""

from kony_nb.rules.actions import action
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, cited
from tests.rules.together import owner

ID, RULE = "herd_culler", "card.herd_culler"


def test_any_other_die_becomes_a_one() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("113AHE", owner(place, ID), other)
        assert t.asked == (P1, "change")
        assert t.legal == {"pass", *(f"use {ID} {face}1" for face in "3AHE")}
        assert t.refused("resolve A") == "core.resolve.changes-first"
        events = t.play(f"use {ID} 31")
        assert [(e.kind, e.what) for e in cited(events, RULE)] == [("change", "31")]
        assert t.state.results == "111AHE"
        assert t.asked == (P1, "resolve")


def test_once_a_turn_and_again_in_the_next() -> None:
    t = rolled("33EEEE", owner(OUT, ID), CITY)
    t.play(f"use {ID} 31")
    assert t.asked == (P1, "resolve")
    assert t.refused(f"use {ID} 31") == RULE
    t.play("resolve 3", "resolve 1", "end", "roll", "dice HHHHHH", "stop", "end", "roll", "dice 33EEEE", "stop")
    assert f"use {ID} 31" in t.legal


def test_it_can_be_left() -> None:
    t = rolled("33AHEE", owner(OUT, ID), CITY)
    t.play("pass")
    assert t.state.results == "33AHEE"


def test_ones_alone_are_not_asked_for() -> None:
    t = rolled("111111", owner(OUT, ID), CITY)
    assert t.asked == (P1, "buy")


def test_only_what_lies_there() -> None:
    t = rolled("33EEEE", owner(OUT, ID), CITY)
    assert t.refused(f"use {ID} A1") == "core.resolve.changes-first"
    assert t.refused(f"use {ID} 3A") == "core.action.unknown"


def test_not_between_the_rolls_and_not_for_others() -> None:
    t = tokyo(owner(OUT, ID), CITY, dice="33EEEE", rolls_left=1)
    assert t.refused(f"use {ID} 31") == RULE
    t = rolled("33EEEE", OUT, owner(CITY, ID))
    assert t.refused(f"use {ID} 31") == RULE


def test_the_button_names_no_other_price() -> None:
    assert action("use", ID, "31").label == "Herd Culler: turn three into one"


def test_a_mimic_changes_another_die() -> None:
    t = rolled("33AHEE", mimic(ID, OUT, ID), CITY)
    t.play(f"use {ID} 31", f"use mimic.{ID} 31")
    assert t.state.results == "11AHEE"
