"""Herbivore: a point for peace."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, changes, cited
from tests.rules.together import owner

ID, RULE = "herbivore", "card.herbivore"


def test_a_point_for_a_turn_without_harm() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("EEEEHH", owner(place, ID), other)
        events = t.play("resolve E", "end")
        assert changes(cited(events, RULE), "vp") == [(P1, 1)]


def test_none_after_an_attack() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), OUT)
    t.play("resolve A")
    assert not cited(t.play("end"), RULE)


def test_an_attack_that_took_nothing_is_no_harm() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), owner(OUT, "armor_plating"))
    t.play("resolve A", "end")
    assert t[0].vp == 1
    t = rolled("AEEEEE", owner(OUT, ID), OUT)
    t.play("resolve A", "end")
    assert t[0].vp == 2


def test_the_damage_of_its_cards_is_harm() -> None:
    t = rolled("AEEEEE", owner(CITY, ID, "fire_breathing"), owner(OUT, "armor_plating"))
    t.play("resolve A")
    assert not cited(t.play("end"), RULE)
    t = rolled("AEEEEE", owner(OUT, ID, "fire_breathing"), OUT)
    t.play("resolve A")
    assert not cited(t.play("end"), RULE)


def test_not_at_the_end_of_other_turns() -> None:
    t = tokyo(OUT, owner(CITY, ID), phase="end")
    assert not cited(t.play("end"), RULE)


def test_it_wins_at_the_end_of_the_turn() -> None:
    t = tokyo(owner(OUT, ID, vp=19), CITY, phase="end")
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_a_mimic_pays_too() -> None:
    t = tokyo(mimic(ID, OUT), owner(CITY, ID), phase="end")
    t.play("end")
    assert t[0].vp == 1
