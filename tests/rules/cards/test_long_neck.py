"""Long Neck: Jets for two."""

from typing import Any

from tests.rules.table import P2, Table, building, changes, cited, kinds, table

RULE = "card.long_neck"


def biting(dice: str, borough: dict[str, Any], place: str = "queens", where: str = "queens") -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    me = {"place": place, "cards": ["long_neck"]}
    return table(me, other, phase="resolve", dice=dice, boroughs={where: borough})


def test_a_jet_for_two() -> None:
    t = biting("DDEEEE", building(units=("jet",)))
    events = t.play("resolve D")
    assert [(e.seat, e.n, e.what, e.place) for e in cited(events, RULE)] == [(0, 2, "jet", "queens")]
    assert changes(cited(events, "ny.tiles.jet"), "energy") == [(0, 2)]
    assert t.units("queens") == ()


def test_what_is_left_goes_on() -> None:
    t = biting("DDDDHH", building(units=("jet", "jet")))
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "destroy")] == [(RULE, 2), (RULE, 2)]
    assert t[0].energy == 4


def test_one_is_not_enough() -> None:
    t = biting("DEEEEE", building(units=("jet",)))
    events = t.play("resolve D")
    assert not kinds(events, "destroy")
    assert [e.n for e in cited(events, "ny.destroy.leftover")] == [1]


def test_a_fresh_jet_is_safe_all_the_same() -> None:
    t = biting("DDEEEE", building("high_rise_1", "high_rise_2", fresh=("jet",)))
    t.play("resolve D")
    assert t.legal == {"destroy queens.1", "destroy queens.2"}
    assert t.refused("destroy queens.jet") == "ny.destroy.fresh"


def test_other_units_and_buildings_cost_what_they_cost() -> None:
    t = biting("DDDEEE", building("high_rise_3", units=("infantry", "tank")))
    t.play("resolve D")
    assert t.legal == {"destroy queens.1", "destroy queens.infantry"}
    assert t.refused("destroy queens.tank") == "ny.destroy.whole"
    events = t.play("destroy queens.infantry")
    assert [(e.rule, e.n) for e in kinds(events, "destroy")] == [("ny.destroy.whole", 2)]


def test_in_manhattan() -> None:
    t = biting("DDHHHH", building(units=("jet",)), "lower", "manhattan")
    t.play("resolve D")
    assert t[0].energy == 2
    assert t.units("manhattan") == ()


def test_not_for_others() -> None:
    t = table(
        "queens",
        {"place": "lower", "cards": ["long_neck"]},
        phase="resolve",
        dice="DDEEEE",
        boroughs={"queens": building(units=("jet",))},
    )
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["long_neck"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("long_neck",)
