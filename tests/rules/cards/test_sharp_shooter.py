"""Sharp Shooter: Jets anywhere, a point for each, and the obligation where one has begun."""

from typing import Any

from tests.rules.table import P2, Table, building, changes, cited, kinds, table


def shooting(dice: str, boroughs: dict[str, Any], place: str = "queens", **more: Any) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table(
        {"place": place, "cards": ["sharp_shooter"]}, other, phase="resolve", dice=dice, boroughs=boroughs, **more
    )


def test_a_jet_elsewhere_pays_and_a_point_more() -> None:
    t = shooting("DDDEEE", {"bronx": building(units=("jet",))})
    t.play("resolve D")
    assert t.legal == {"pass", "destroy bronx.jet"}
    events = t.play("destroy bronx.jet")
    assert t.units("bronx") == ()
    assert changes(cited(events, "card.sharp_shooter"), "vp") == [(0, 1)]
    assert changes(cited(events, "ny.tiles.jet"), "energy") == [(0, 2)]


def test_the_point_comes_at_home_too_but_for_jets_only() -> None:
    t = shooting("DDDEEE", {"queens": building(units=("jet",))})
    t.play("resolve D")
    assert t[0].vp == 1
    t = shooting("DDEEEE", {"queens": building(units=("infantry",))})
    events = t.play("resolve D")
    assert not cited(events, "card.sharp_shooter")


def test_nobody_is_obliged_to_begin_elsewhere() -> None:
    t = shooting("DDDEEE", {"bronx": building(units=("jet",))})
    t.play("resolve D", "pass")
    assert t.units("bronx") == ("jet",)
    assert t[0].vp == 0


def test_at_home_one_must_but_may_shoot_elsewhere_first() -> None:
    t = shooting("DDDEEE", {"queens": building("high_rise_3"), "bronx": building(units=("jet",))})
    t.play("resolve D")
    assert t.legal == {"destroy queens.1", "destroy bronx.jet"}
    assert t.refused("pass") == "ny.destroy.must"


def test_once_begun_the_obligation_holds_there() -> None:
    two = {"bronx": building(units=("jet", "jet"))}
    t = shooting("DDDDDD", two)
    assert "pass" in t.legal
    events = t.play("destroy bronx.jet")
    assert [e.what for e in kinds(events, "destroy")] == ["jet", "jet"]
    assert t.units("bronx") == ()
    elsewhere = {"bronx": building(units=("jet",)), "brooklyn": building(units=("jet",))}
    t = shooting("DDDDDD", elsewhere)
    t.play("destroy bronx.jet")
    assert t.legal == {"pass", "destroy brooklyn.jet"}


def test_only_jets_that_can_fall() -> None:
    t = shooting("DDDDEE", {"bronx": building("high_rise_1", units=("infantry", "tank"))})
    events = t.play("resolve D")
    assert not kinds(events, "destroy")
    t = shooting("DDEEEE", {"bronx": building(units=("jet",))})
    events = t.play("resolve D")
    assert not kinds(events, "destroy")
    t = shooting("DDDEEE", {"bronx": building(fresh=("jet",))})
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_into_and_out_of_manhattan() -> None:
    t = shooting("DDDEEE", {"manhattan": building(units=("jet",))})
    t.play("resolve D")
    assert "destroy manhattan.jet" in t.legal
    t = shooting("DDDEEE", {"bronx": building(units=("jet",))}, place="lower")
    t.play("resolve D")
    assert "destroy bronx.jet" in t.legal


def test_not_for_others() -> None:
    t = table(
        "lower",
        {"place": "queens", "cards": ["sharp_shooter"]},
        phase="resolve",
        dice="DDDEEE",
        boroughs={"bronx": building(units=("jet",))},
    )
    events = t.play("resolve D")
    assert not kinds(events, "destroy")


def test_its_owner_dies() -> None:
    t = table(
        "lower", {"place": "bronx", "lp": 1, "cards": ["sharp_shooter"]}, "queens", phase="resolve", dice="AEEEEE"
    )
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("sharp_shooter",)
