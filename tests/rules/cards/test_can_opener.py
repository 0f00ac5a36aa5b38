"""Can Opener: Tanks for three."""

from typing import Any

from tests.rules.table import P2, Table, building, changes, cited, kinds, table

RULE = "card.can_opener"


def opening(dice: str, borough: dict[str, Any], place: str = "queens", where: str = "queens") -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    me = {"place": place, "cards": ["can_opener"]}
    return table(me, other, phase="resolve", dice=dice, boroughs={where: borough})


def test_a_tank_for_three() -> None:
    t = opening("DDDEEE", building(units=("tank",)))
    events = t.play("resolve D")
    assert [(e.seat, e.n, e.what, e.place) for e in cited(events, RULE)] == [(0, 3, "tank", "queens")]
    assert changes(cited(events, "ny.tiles.tank"), "vp") == [(0, 3)]
    assert t.units("queens") == ()


def test_two_are_not_enough() -> None:
    t = opening("DDEEEE", building(units=("tank",)))
    events = t.play("resolve D")
    assert not kinds(events, "destroy")
    assert [e.n for e in cited(events, "ny.destroy.leftover")] == [2]


def test_two_tanks_for_six() -> None:
    t = opening("DDDDDD", building(units=("tank", "tank")))
    events = t.opening
    assert [(e.rule, e.n) for e in kinds(events, "destroy")] == [(RULE, 3), (RULE, 3)]
    assert changes(events, "vp") == [(0, 3), (0, 3)]


def test_other_units_cost_what_they_cost() -> None:
    t = opening("DDEEEE", building(units=("infantry", "jet")))
    events = t.play("resolve D")
    assert [(e.rule, e.n, e.what) for e in kinds(events, "destroy")] == [("ny.destroy.whole", 2, "infantry")]
    assert t.units("queens") == ("jet",)


def test_a_fresh_tank_is_safe_all_the_same() -> None:
    t = opening("DDDEEE", building(fresh=("tank",)))
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_in_manhattan_but_not_elsewhere() -> None:
    t = opening("DDDHHH", building(units=("tank",)), "lower", "manhattan")
    t.play("resolve D")
    assert t[0].vp == 3
    t = opening("DDDHHH", building(units=("tank",)), "lower", "queens")
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_not_for_others() -> None:
    t = table(
        "queens",
        {"place": "lower", "cards": ["can_opener"]},
        phase="resolve",
        dice="DDDEEE",
        boroughs={"queens": building(units=("tank",))},
    )
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["can_opener"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("can_opener",)
