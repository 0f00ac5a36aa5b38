"""Hunter: life points from Infantry."""

from typing import Any

from tests.rules.table import P1, Table, building, changes, cited, kinds, table

RULE = "card.hunter"


def hunting(dice: str, units: tuple[str, ...], place: str = "queens", lp: int = 5, **more: Any) -> Table:
    where, other = ("manhattan", "brooklyn") if place == "lower" else (place, "lower")
    me = {"place": place, "lp": lp, "cards": ["hunter"]}
    return table(me, other, phase="resolve", dice=dice, boroughs={where: building(units=units)}, **more)


def test_a_life_point_for_each_infantry_besides_its_pay() -> None:
    t = hunting("DDDDEE", ("infantry", "infantry"))
    events = t.play("resolve D")
    assert changes(cited(events, RULE), "lp") == [(P1, 1), (P1, 1)]
    assert changes(cited(events, "ny.tiles.infantry"), "vp") == [(P1, 1), (P1, 1)]
    assert (t[0].lp, t[0].vp) == (7, 2)


def test_in_manhattan() -> None:
    t = hunting("DDEEEE", ("infantry",), place="lower")
    t.play("resolve D")
    assert t[0].lp == 6


def test_printed_infantry_heals_twice() -> None:
    t = hunting("DDEEEE", ("infantry",), rules="printed")
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "lp")] == [("ny.tiles.infantry", 1), (RULE, 1)]
    assert t[0].lp == 7


def test_no_more_than_the_maximum() -> None:
    t = hunting("DDEEEE", ("infantry",), lp=10)
    events = t.play("resolve D")
    assert changes(cited(events, RULE), "lp") == [(P1, 0)]
    assert t[0].lp == 10


def test_not_for_other_tiles() -> None:
    t = hunting("DDDEEE", ("jet",))
    assert not cited(t.play("resolve D"), RULE)
    t = hunting("DDDDEE", ("tank",))
    assert not cited(t.play("resolve D"), RULE)
    me = {"place": "queens", "lp": 5, "cards": ["hunter"]}
    t = table(me, "lower", phase="resolve", dice="DEEEEE", boroughs={"queens": building("high_rise_1")})
    assert not cited(t.play("resolve D"), RULE)
    assert t[0].lp == 5


def test_not_for_others_and_its_owner_dies() -> None:
    t = table(
        {"place": "queens", "lp": 5},
        {"place": "lower", "lp": 5, "cards": ["hunter"]},
        phase="resolve",
        dice="DDEEEE",
        boroughs={"queens": building(units=("infantry",))},
    )
    assert not cited(t.play("resolve D"), RULE)
    assert t.all("lp") == [5, 5]
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["hunter"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("hunter",)
