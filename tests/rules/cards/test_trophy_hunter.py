"""Trophy Hunter: a point for each unit."""

from tests.rules.table import P1, Table, building, changes, cited, table

RULE = "card.trophy_hunter"


def hunting(dice: str, *units: str, place: str = "queens") -> Table:
    where, other = ("manhattan", "brooklyn") if place == "lower" else (place, "lower")
    me = {"place": place, "cards": ["trophy_hunter"]}
    return table(me, other, phase="resolve", dice=dice, boroughs={where: building("high_rise_3", units=units)})


def test_a_point_besides_what_each_kind_pays() -> None:
    for dice, unit, vp, energy in (("DDHHHH", "infantry", 2, 0), ("DDDDHH", "tank", 4, 0)):
        t = hunting(dice, unit)
        t.play("resolve D")
        if t.asked[1] == "destroy":
            events = t.play(f"destroy queens.{unit}")
            assert changes(cited(events, RULE), "vp") == [(P1, 1)]
        assert (t[0].vp, t[0].energy) == (vp, energy)
    t = hunting("DDDHHH", "jet")
    t.play("resolve D")
    events = t.play("destroy queens.jet")
    assert changes(cited(events, RULE), "vp") == [(P1, 1)]
    assert (t[0].vp, t[0].energy) == (1, 2)


def test_each_of_several() -> None:
    t = hunting("DDDDDD", "infantry", "infantry", "infantry")
    t.play("destroy queens.infantry")
    t.play("destroy queens.infantry")
    assert t[0].vp == 6


def test_in_manhattan() -> None:
    t = hunting("DDHHHH", "infantry", place="lower")
    t.play("resolve D")
    assert t[0].vp == 2


def test_buildings_are_no_units() -> None:
    t = hunting("DDDEEE")
    events = t.play("resolve D")
    assert not cited(events, RULE)
    assert t[0].vp == 3


def test_not_for_others_and_its_owner_dies() -> None:
    t = table(
        "queens",
        {"place": "lower", "cards": ["trophy_hunter"]},
        phase="resolve",
        dice="DDEEEE",
        boroughs={"queens": building(units=("infantry",))},
    )
    assert not cited(t.play("resolve D"), RULE)
    assert t.all("vp") == [1, 0]
    me = {"place": "bronx", "lp": 1, "cards": ["trophy_hunter"]}
    t = table("lower", me, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert t.state.discards == ("trophy_hunter",)
