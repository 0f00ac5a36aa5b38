"""Burrowing: an attack more in Tokyo, and a hole for who comes next."""

import pytest

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled
from tests.rules.table import P1, P2, P3, changes, cited, kinds
from tests.rules.together import owner

ID, RULE = "burrowing", "card.burrowing"


@pytest.mark.parametrize("place", [CITY, BAY])
def test_an_attack_more_in_tokyo(place: str) -> None:
    others = [BAY if place == CITY else CITY, OUT, OUT, OUT]
    t = rolled("AEEEEE", owner(place, ID), *others)
    assert [(e.kind, e.what) for e in cited(t.opening, RULE)] == [("add", "A")]
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 8, 8, 8]
    assert rolled("EEEEEE", owner(place, ID), *others).state.results == "AEEEEEE"


def test_not_outside_and_not_for_others() -> None:
    assert rolled("AEEEEE", owner(OUT, ID), CITY).state.results == "AEEEEE"
    assert rolled("AEEEEE", OUT, owner(CITY, ID)).state.results == "AEEEEE"


def test_who_comes_in_for_it_is_hurt_first() -> None:
    t = rolled("AHHHHH", OUT, owner(CITY, ID))
    t.play("resolve A")
    events = t.play("yield")
    told = [(e.kind, e.seat) for e in events if e.kind in ("damage", "move")]
    assert told == [("move", P2), ("damage", P1), ("move", P1)]
    assert [(e.n, e.other) for e in kinds(cited(events, RULE), "damage")] == [(1, P2)]
    assert (t[0].lp, t[0].place, t[0].vp) == (9, CITY, 1)


def test_who_dies_of_it_does_not_come_in() -> None:
    t = rolled("AEEEEE", owner(OUT, lp=1), owner(CITY, ID), OUT)
    t.play("resolve A", "yield")
    t.settle()
    assert not t[0].alive
    assert t.all("place") == [None, OUT, OUT]
    assert t.asked == (P2, "roll")


def test_armor_plating_walks_over_it() -> None:
    t = rolled("AEEEEE", owner(OUT, "armor_plating"), owner(CITY, ID))
    t.play("resolve A", "yield")
    t.settle()
    assert (t[0].lp, t[0].place) == (10, CITY)


def test_holding_hurts_nobody() -> None:
    t = rolled("AEEEEE", OUT, owner(CITY, ID))
    t.play("resolve A", "hold")
    assert t.all("lp") == [10, 9]


def test_with_the_bay_moving_up_who_comes_into_the_bay_is_hurt() -> None:
    t = rolled("AEEEEE", OUT, owner(CITY, ID), BAY, OUT, OUT)
    t.play("resolve A", "yield", "hold")
    assert t.all("place") == [BAY, OUT, CITY, OUT, OUT]
    assert t.all("lp") == [9, 9, 9, 10, 10]


def test_nobody_comes_in_nobody_is_hurt() -> None:
    t = rolled("AEEEEE", owner(CITY, "nova_breath"), owner(BAY, ID), OUT, OUT, OUT)
    t.play("resolve A", "yield")
    t.settle()
    assert t[0].lp == 10


def test_its_owner_dies_of_the_attack() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, ID, lp=2), OUT)
    events = t.play("resolve A")
    assert not changes(cited(events, RULE), "damage")
    assert (t[0].place, t[0].lp) == (CITY, 10)


def test_not_for_who_comes_into_an_empty_tokyo() -> None:
    t = rolled("AEEEEE", OUT, owner(OUT, ID), OUT)
    t.play("resolve A")
    t.settle()
    assert (t[0].place, t[0].lp) == (CITY, 10)


def test_a_mimic_of_it() -> None:
    assert rolled("EEEEEE", mimic(ID, CITY), owner(OUT, ID)).state.results == "AEEEEEE"
    t = rolled("AEEEEE", OUT, mimic(ID, CITY, ID), OUT)
    t.play("resolve A", "yield")
    t.settle()
    assert (t[0].lp, t[0].place) == (8, CITY)
    assert t.state.turn == P1
    assert t[P3].lp == 10
