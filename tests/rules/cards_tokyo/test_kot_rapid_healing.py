"""Rapid Healing: life for energy, at any time."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, Table, changes, cited
from tests.rules.together import owner

ID, RULE = "rapid_healing", "card.rapid_healing"
USE = f"use {ID}"


def test_two_energy_for_a_life_point_as_often_as_paid() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = tokyo(owner(place, ID, lp=5, energy=5), other)
        events = t.play(USE, USE)
        assert [(e.kind, e.n) for e in cited(events, RULE)] == [("energy", -2), ("lp", 1)] * 2
        assert (t[0].lp, t[0].energy) == (7, 1)
        assert t.refused(USE) == RULE
        assert t.asked == (P1, "roll")


def test_at_any_decision_of_the_owner() -> None:
    for situation in ({}, {"dice": "11AAEE"}, {"phase": "resolve", "dice": "AAHEEE"}, {"phase": "buy"}):
        t = tokyo(owner(OUT, ID, lp=5, energy=2), CITY, **situation)
        asked = t.asked
        t.play(USE)
        assert (t[0].lp, t.asked) == (6, asked)


def test_not_at_the_maximum() -> None:
    t = tokyo(owner(OUT, ID, energy=5), CITY)
    assert t.refused(USE) == RULE
    t = tokyo(owner(OUT, ID, "even_bigger", lp=11, energy=5), CITY)
    t.play(USE)
    assert t[0].lp == 12


def test_not_at_the_decisions_of_others() -> None:
    t = tokyo(OUT, owner(CITY, ID, lp=5, energy=5))
    assert t.refused(USE) == RULE


def struck(dice: str, lp: int, energy: int, *cards: object) -> Table:
    t = rolled(dice, CITY, owner(OUT, ID, *cards, lp=lp, energy=energy), OUT)
    t.play("resolve A")
    return t


def test_asked_before_a_loss_that_would_kill() -> None:
    t = struck("AAEEEE", 2, 2)
    assert t.asked == (P2, "before_loss")
    assert t.legal == {"pass", USE}
    events = t.play(USE)
    assert changes(events, "damage")[0] == (P2, 2)
    assert (t[1].lp, t[1].alive) == (1, True)


def test_as_often_as_it_takes_and_not_once_more() -> None:
    t = struck("AAAAEE", 2, 9)
    t.play(USE, USE)
    assert t.asked == (P2, "before_loss")
    t.play(USE)
    assert (t[1].lp, t[1].energy) == (1, 3)


def test_not_asked_before_a_loss_that_does_not_kill_or_without_energy() -> None:
    t = struck("AAEEEE", 3, 9)
    assert (t[1].lp, t.asked) == (1, (P1, "buy"))
    assert not struck("AAEEEE", 2, 1)[1].alive
    assert struck("AEEEEE", 1, 9, "armor_plating")[1].lp == 1


def test_passing_is_death() -> None:
    t = struck("AAEEEE", 2, 2)
    t.play("pass")
    assert not t[1].alive


def test_when_asked_to_yield() -> None:
    t = rolled("AAEEEE", OUT, owner(CITY, ID, lp=5, energy=2))
    t.play("resolve A", USE, "hold")
    assert t[1].lp == 4


def test_a_mimic_of_it() -> None:
    t = tokyo(mimic(ID, lp=5, energy=2), owner(CITY, ID))
    t.play(f"use mimic.{ID}")
    assert (t[0].lp, t[0].energy) == (6, 0)
