"""Armor Plating: scratches do not count."""

from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, changes, cited
from tests.rules.together import owner

ID, RULE = "armor_plating", "card.armor_plating"


def test_a_loss_of_one_is_none() -> None:
    for place, other in ((OUT, CITY), (CITY, OUT)):
        t = rolled("AEEEEE", other, owner(place, ID))
        events = t.play("resolve A")
        assert t[1].lp == 10
        assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == [("reduce", P2, 1)]


def test_a_greater_loss_is_whole() -> None:
    t = rolled("AAEEEE", CITY, owner(OUT, ID))
    events = t.play("resolve A")
    assert t[1].lp == 8
    assert not cited(events, RULE)


def test_an_added_attack_is_part_of_the_attack() -> None:
    t = rolled("AEEEEE", owner(CITY, "acid_attack"), owner(OUT, ID))
    t.play("resolve A")
    assert t[1].lp == 8
    t = rolled("EEEEEE", owner(CITY, "acid_attack"), owner(OUT, ID))
    t.play("resolve A")
    assert t[1].lp == 10


def test_who_loses_nothing_may_yield_unless_that_needs_a_loss() -> None:
    t = rolled("AEEEEE", OUT, owner(CITY, ID))
    t.play("resolve A")
    assert t.asked == (P2, "yield")
    t = rolled("AEEEEE", OUT, owner(CITY, ID), options={"leaving_needs": "loss"})
    t.play("resolve A")
    assert t.asked == (P1, "buy")


def test_poison_of_one_token_but_not_of_two() -> None:
    for tokens, lp in ((1, 10), (2, 8)):
        t = tokyo({**owner(OUT, ID), "tokens": {"poison": tokens}}, CITY, phase="end")
        t.play("end")
        assert t[0].lp == lp


def test_not_for_others() -> None:
    t = rolled("AEEEEE", owner(CITY, ID), OUT)
    assert changes(t.play("resolve A"), "damage") == [(P2, 1)]


def test_a_mimic_protects_too() -> None:
    t = rolled("AEEEEE", CITY, owner(OUT, ID), mimic(ID), OUT)
    t.play("resolve A")
    assert t.all("lp") == [10, 10, 10, 9]
