"""Acid Attack: an attack in every turn."""

import pytest

from tests.rules.in_tokyo import BAY, CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, P3, changes, cited
from tests.rules.together import owner

ID, RULE = "acid_attack", "card.acid_attack"


def test_one_more_than_rolled() -> None:
    t = rolled("AAEEEE", owner(OUT, ID), CITY)
    assert [(e.kind, e.what) for e in cited(t.opening, RULE)] == [("add", "A")]
    events = t.play("resolve A")
    assert changes(events, "damage") == [(P2, 3)]


def test_with_no_attack_rolled_too_and_it_may_be_answered() -> None:
    t = rolled("EEEEEE", owner(OUT, ID), CITY)
    assert changes(t.play("resolve A"), "damage") == [(P2, 1)]
    assert t.asked == (P2, "yield")
    t.play("yield")
    t.settle()
    assert t.all("place") == [CITY, OUT]


def test_it_enters_an_empty_tokyo() -> None:
    t = rolled("EEEEEE", owner(OUT, ID), OUT)
    t.play("resolve A")
    t.settle()
    assert (t[0].place, t[0].vp) == (CITY, 1)


@pytest.mark.parametrize("place", [CITY, BAY])
def test_from_tokyo_it_hits_those_outside_only(place: str) -> None:
    t = rolled("EEEEEE", owner(place, ID), OUT, OUT, OUT, BAY if place == CITY else CITY)
    t.play("resolve A")
    assert t.all("lp") == [10, 9, 9, 9, 10]


def test_not_in_the_turns_of_others() -> None:
    t = rolled("HHHEEE", OUT, owner(CITY, ID))
    assert t.state.results == "HHHEEE"


def test_it_cannot_be_rolled_again() -> None:
    t = tokyo(owner(OUT, ID), CITY, dice="EEEEEE", rolls_left=1)
    assert t.refused("keep AEEEEE") == "core.roll.keep"
    t.play("stop")
    assert t.state.results == "AEEEEEE"


def test_a_mimic_adds_another_one() -> None:
    t = rolled("EEEEEE", mimic(ID), owner(OUT, ID), CITY)
    assert changes(t.play("resolve A"), "damage") == [(P3, 1)]
    t = rolled("EEEEEE", mimic(ID, OUT, ID), CITY)
    assert changes(t.play("resolve A"), "damage") == [(P2, 2)]
    assert t.state.ledger.attacks == 2
    assert t.state.turn == P1
