"""Entering: when, where, what it pays, and that it is no choice."""

import pytest

from tests.rules.table import P1, P2, P3, changes, cited, kinds, trial_card
from tests.rules.tokyo.city import BAY, CITY, OUT, PROFILES, final, tokyo


def test_t_03_without_an_attack_nobody_enters() -> None:
    t = final("EEEH22", OUT, OUT, OUT)
    events = t.play("resolve E", "resolve H")
    assert [(e.kind, e.seat) for e in cited(events, "kot.enter.attack")] == [("nothing", P1)]
    assert t.all("place") == [OUT, OUT, OUT]
    assert t[0].vp == 0
    with_one = final("AEEH22", OUT, OUT, OUT)
    with_one.play("resolve A", "resolve E", "resolve H")
    assert with_one.all("place") == [CITY, OUT, OUT]
    assert with_one[0].vp == 1


def test_t_03_printed_enter_attack_or_not() -> None:
    for how in ({"rules": "printed"}, {"options": {"tokyo_entry": "always"}}):
        t = final("EEEH22", OUT, OUT, OUT, **how)
        events = t.play("resolve E", "resolve H")
        assert t.all("place") == [CITY, OUT, OUT]
        assert changes(cited(events, "kot.enter.vp"), "vp") == [(P1, 1)]
    t = final("EEEH22", OUT, OUT, OUT, rules="printed", options={"tokyo_entry": "attack"})
    t.play("resolve E", "resolve H")
    assert t[0].place == OUT


def test_an_added_attack_is_enough() -> None:
    with trial_card(id="trial_claw", games=("tokyo",), adds=lambda state, seat, results: "A") as card:
        t = final("EEEHH2", {"place": OUT, "cards": [card.id]}, OUT)
        assert t.state.results == "2AHHEEE"
        t.play("resolve 2", "resolve A", "resolve H")
        assert t[0].place == CITY


@pytest.mark.parametrize("rules", PROFILES)
def test_entering_is_forced_and_hits_nobody_from_inside(rules: str) -> None:
    t = final("AAEEE1", OUT, CITY, OUT, rules=rules)
    t.play("resolve A", "yield")
    assert t.all("place") == [OUT, OUT, OUT]
    events = t.play("resolve E")
    assert [(e.rule, e.seat, e.place) for e in kinds(events, "move")] == [("kot.enter.forced", P1, CITY)]
    assert changes(events, "vp") == [(P1, 1)]
    assert not kinds(events, "damage")
    assert t.all("lp") == [10, 8, 10]
    assert t.asked == (P1, "buy")


def test_the_city_before_the_bay_and_nobody_else_is_hit() -> None:
    t = final("AEEEEE", OUT, OUT, OUT, OUT, OUT)
    t.play("resolve A")
    assert t[0].place == CITY
    assert t.all("lp") == [10] * 5
    t = final("AEEEEE", OUT, CITY, OUT, OUT, OUT)
    t.play("resolve A", "hold")
    assert (t[0].place, t[0].vp) == (BAY, 1)


def test_full_tokyo_is_not_entered() -> None:
    t = final("AEEEEE", OUT, CITY, BAY, OUT, OUT)
    events = t.play("resolve A", "hold", "hold")
    assert t[0].place == OUT
    assert not kinds(events, "move")
    four = final("AEEEEE", OUT, CITY, OUT, OUT)
    four.play("resolve A", "hold")
    assert four[0].place == OUT


def test_one_point_once_for_entering_and_two_at_the_next_start() -> None:
    t = final("AEEEEE", OUT, OUT)
    t.play("resolve A", "end", "roll", "dice 112233", "stop", "resolve 1", "resolve 2", "end")
    assert t.asked == (P1, "roll")
    assert t[0].vp == 3


def test_a_dead_attacker_does_not_enter() -> None:
    """Burrowing of the monster that yielded hits who comes in, before it is in."""
    burrowing = {"place": CITY, "cards": ["burrowing"]}
    t = final("AEEEEE", {"place": OUT, "lp": 1}, burrowing, OUT)
    t.play("resolve A")
    events = t.play("yield")
    assert [(e.rule, e.seat, e.n) for e in kinds(events, "damage")] == [("card.burrowing", P1, 1)]
    assert t.all("place") == [None, OUT, OUT]
    assert not cited(events, "kot.enter.vp")
    assert t.asked == (P2, "roll")


def test_who_is_inside_does_not_enter_again() -> None:
    t = final("AEEEEE", BAY, CITY, OUT, OUT, OUT, rules="printed")
    events = t.play("resolve A")
    assert t[0].place == BAY
    assert not kinds(events, "move")


def test_entering_in_the_variant_for_two_pays_energy() -> None:
    t = final("A111HH", OUT, OUT, options={"tokyo_two_monsters": "energy"})
    t.play("resolve A", "resolve 1")
    assert (t[0].place, t[0].vp, t[0].energy) == (CITY, 1, 1)


@pytest.mark.parametrize("rules", PROFILES)
def test_the_variant_for_two(rules: str) -> None:
    energy = {"tokyo_two_monsters": "energy"}
    t = final("A111HH", OUT, OUT, rules=rules, options=energy)
    events = t.play("resolve A", "resolve 1")
    assert [(e.kind, e.seat, e.n) for e in cited(events, "kot.two.energy")] == [("energy", P1, 1)]
    assert (t[0].place, t[0].vp, t[0].energy) == (CITY, 1, 1)
    t = tokyo({"place": CITY, "vp": 3, "energy": 2}, OUT, phase="start", rules=rules, options=energy)
    assert [(e.kind, e.seat, e.n) for e in cited(t.opening, "kot.two.energy")] == [("energy", P1, 1)]
    assert (t[0].vp, t[0].energy) == (3, 3)
    points = tokyo({"place": CITY, "vp": 3, "energy": 2}, OUT, phase="start", rules=rules)
    assert (points[0].vp, points[0].energy) == (5, 2)
    three = tokyo({"place": CITY, "vp": 3}, OUT, OUT, phase="start", rules=rules, options=energy)
    assert (three[0].vp, three[0].energy) == (5, 0)
    left = tokyo({"place": CITY, "vp": 3}, OUT, {"alive": False}, phase="start", options=energy)
    assert (left[P1].vp, left[P3].vp) == (5, 0)
