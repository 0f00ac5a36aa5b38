"""Overload: energy now, one less from the dice later."""

import pytest

from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table

RULE = "card.overload"


def rolled(dice: str, place: str = "bronx", **p1: object) -> Table:
    return table({"place": place, "cards": ["overload"], **p1}, "queens", phase="resolve", dice=dice)


def test_four_energy_when_gained() -> None:
    t = table("bronx", "lower", phase="buy", market=["overload"])
    events = t.play("buy overload")
    assert (t[0].energy, t[0].cards) == (4, ("overload",))
    assert changes(cited(events, RULE), "energy") == [(P1, 4)]


@pytest.mark.parametrize("place", ["bronx", "upper"])
def test_one_less_for_the_whole_face(place: str) -> None:
    t = rolled("EEEHHH", place)
    events = t.play("resolve E")
    assert t[0].energy == 2
    assert changes(events, "energy") == [(P1, 2)]
    assert [(e.rule, e.n, e.what) for e in kinds(cited(events, RULE), "nothing")] == [(RULE, 1, "E")]


def test_never_below_nothing() -> None:
    t = rolled("EHHHHH")
    events = t.play("resolve E")
    assert t[0].energy == 0
    assert changes(events, "energy") == [(P1, 0)]


def test_other_faces_are_whole() -> None:
    t = rolled("AEEHHH", lp=5)
    events = t.play("resolve H")
    assert t[0].lp == 8
    assert not cited(events, RULE)


def test_other_energy_is_whole() -> None:
    t = table({"place": "upper", "cards": ["overload"]}, "queens", phase="start")
    assert t[0].energy == 2
    p1 = {"place": "bronx", "cards": ["overload"]}
    t = table(p1, "lower", phase="resolve", dice="DDHHHH", boroughs={"bronx": building("power_plant_2")})
    events = t.play("resolve D")
    assert changes(events, "energy") == [(P1, 2)]


def test_others_lose_nothing() -> None:
    t = table({"place": "bronx", "cards": ["overload"]}, "queens", turn=P2, phase="resolve", dice="EEEEEE")
    assert t.all("energy") == [0, 6]
    assert not cited(t.opening, RULE)


def test_with_the_card_gone_all_count() -> None:
    p1 = {"place": "bronx", "energy": 5, "cards": ["overload"]}
    t = table(p1, "lower", phase="buy", market=["tesla_cannon"])
    t.play("buy tesla_cannon")
    assert t.state.discards == ("tesla_cannon", "overload")
    assert t[0].energy == 0


def test_its_owner_dies() -> None:
    p1 = {"place": "lower", "lp": 1, "cards": ["overload"]}
    t = table(p1, "bronx", "queens", turn=P2, phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("overload",)
    assert t[1].energy == 5


def test_not_outside_the_buy_phase() -> None:
    assert table("bronx", "lower", market=["overload"]).refused("buy overload") == "core.turn.order"
