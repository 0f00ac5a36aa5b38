"""Attack in Tokyo: who is hit, how hard, and when nobody is; no hearts in Tokyo."""

import pytest

from tests.rules.table import P1, P2, P3, changes, cited, kinds
from tests.rules.tokyo.city import BAY, CITY, OUT, PROFILES, final


def test_from_outside_city_and_bay_are_hit_in_full() -> None:
    t = final("AA11EE", OUT, OUT, BAY, OUT, CITY)
    events = t.play("resolve A")
    assert t.all("lp") == [10, 10, 8, 10, 8]
    assert changes(events, "damage") == [(P3, 2), (4, 2)]
    assert {e.rule for e in kinds(events, "damage")} == {"kot.attack.from-outside"}


def test_from_the_city_everybody_outside_but_not_the_bay() -> None:
    t = final("AA11EE", CITY, OUT, BAY, OUT, OUT)
    events = t.play("resolve A")
    assert t.all("lp") == [10, 8, 10, 8, 8]
    assert {e.rule for e in kinds(events, "damage")} == {"kot.attack.from-tokyo"}
    assert t.asked == (P1, "resolve")


def test_from_the_bay_everybody_outside_but_not_the_city() -> None:
    t = final("A111EE", BAY, OUT, CITY, OUT, OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 10, 9, 9]
    assert t.asked == (P1, "resolve")


def test_two_outside_do_not_hit_each_other() -> None:
    t = final("AA11EE", OUT, OUT, CITY)
    t.play("resolve A", "hold")
    assert t.all("lp") == [10, 10, 8]


@pytest.mark.parametrize("rules", PROFILES)
def test_an_attack_at_empty_tokyo_hits_nobody_and_leads_in(rules: str) -> None:
    t = final("AAAEEE", OUT, OUT, OUT, rules=rules)
    events = t.play("resolve A")
    assert [(e.seat, e.n) for e in cited(events, "kot.attack.empty")] == [(P1, 3)]
    assert not kinds(events, "attack")
    assert t.all("lp") == [10, 10, 10]
    assert t.all("place") == [CITY, OUT, OUT]
    assert t[0].vp == 1


def test_alone_in_tokyo_against_the_dead_too() -> None:
    t = final("AAAEEE", CITY, {"alive": False}, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P3, 3)]


def test_no_more_than_there_is() -> None:
    t = final("AAAAEE", OUT, {"place": CITY, "lp": 2}, OUT)
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 2)]
    assert t.all("alive") == [True, False, True]


@pytest.mark.parametrize("place", [CITY, BAY])
@pytest.mark.parametrize("rules", PROFILES)
def test_hearts_do_not_heal_in_tokyo(place: str, rules: str) -> None:
    other = BAY if place == CITY else CITY
    t = final("HHH1EE", {"place": place, "lp": 4}, other, OUT, OUT, OUT, rules=rules)
    events = t.play("resolve H")
    assert [(e.kind, e.n) for e in cited(events, "kot.heal.tokyo")] == [("nothing", 3)]
    assert t[0].lp == 4


def test_t_26_no_hearts_in_the_bay() -> None:
    t = final("HHH1EE", {"place": BAY, "lp": 4}, CITY, OUT, OUT, OUT)
    events = t.play("resolve H")
    assert t[0].lp == 4
    assert [e.kind for e in cited(events, "kot.heal.tokyo")] == ["nothing"]


def test_hearts_heal_outside_and_after_the_attack_too() -> None:
    t = final("AAHHH1", {"place": OUT, "lp": 5}, CITY, OUT)
    t.play("resolve A", "yield")
    assert t.all("place") == [OUT, OUT, OUT]
    events = t.play("resolve H")  # the last face follows by itself, and then the attacker enters
    assert t[0].lp == 8
    assert [e.n for e in cited(events, "core.heal.gain")] == [3]
    assert t.all("place") == [CITY, OUT, OUT]
