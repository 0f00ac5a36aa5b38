"""Leveler: a point in each turn in which a building falls."""

from typing import Any

from tests.rules.table import P1, Table, building, changes, cited, table

RULE = "card.leveler"


def levelling(dice: str, borough: dict[str, Any], place: str = "queens", **more: Any) -> Table:
    where, other = ("manhattan", "brooklyn") if place == "lower" else (place, "lower")
    me = {"place": place, "cards": ["leveler"]}
    return table(me, other, phase="resolve", dice=dice, boroughs={where: borough}, **more)


def test_a_point_with_the_first_building_only() -> None:
    t = levelling("DDDEEE", building("high_rise_1", "high_rise_1", "power_plant_2"))
    t.play("resolve D")
    events = t.play("destroy queens.1")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]
    assert t[0].vp == 2
    events = t.play("destroy queens.3")
    assert not cited(events, RULE)
    assert t[0].vp == 2


def test_in_manhattan_and_for_buildings_that_pay_no_points() -> None:
    t = levelling("DDHHHH", building("hospital_2"), place="lower")
    events = t.play("resolve D")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]
    assert t[0].vp == 1


def test_again_in_the_next_turn_and_in_an_extra_turn() -> None:
    tiles = building("high_rise_1", "high_rise_1", "high_rise_1")
    t = levelling("DEEEEE", tiles, extra_turns=[["subway", "Kong"]], discards=["subway"])
    t.play("resolve D", "destroy queens.1", "stay", "end", "roll", "dice DEEEEE", "stop", "resolve D")
    events = t.play("destroy queens.2")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]
    assert t[0].vp == 4


def test_units_are_no_buildings() -> None:
    t = levelling("DDEEEE", building(units=("infantry",)))
    events = t.play("resolve D")
    assert not cited(events, RULE)
    assert t[0].vp == 1


def test_a_turn_in_which_it_acted_is_remembered() -> None:
    t = levelling("DEEEEE", building("high_rise_1"), this_turn={"once": ["leveler"]})
    assert t.state.ledger.once == ("leveler",)
    events = t.play("resolve D")
    assert not cited(events, RULE)
    assert t[0].vp == 1


def test_not_for_what_fell_before_it_was_bought() -> None:
    t = table({"place": "queens", "energy": 5}, "lower", phase="resolve", dice="DEEEEE", market=["leveler"],
              boroughs={"queens": building("high_rise_1")})
    t.play("resolve D", "stay")
    events = t.play("buy leveler")
    assert not cited(events, RULE)
    assert t[0].vp == 1


def test_not_for_others_and_its_owner_dies() -> None:
    t = table(
        "queens",
        {"place": "lower", "cards": ["leveler"]},
        phase="resolve",
        dice="DEEEEE",
        boroughs={"queens": building("high_rise_1")},
    )
    assert not cited(t.play("resolve D"), RULE)
    assert t.all("vp") == [1, 0]
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["leveler"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("leveler",)
