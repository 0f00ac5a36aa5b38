"""Seismic Ray: Destruction in another borough for an energy."""

from typing import Any

from tests.rules.table import P1, P2, Table, building, changes, cited, kinds, table

RULE = "card.seismic_ray"
HOME = building("high_rise_1")


def shaking(dice: str, boroughs: dict[str, Any], energy: int = 3, place: str = "queens", **more: Any) -> Table:
    other = "brooklyn" if place == "upper" else "lower"
    me = {"place": place, "energy": energy, "lp": 5, "cards": ["seismic_ray"]}
    return table(me, other, phase="resolve", dice=dice, boroughs=boroughs, **more)


def test_paid_once_and_all_destruction_is_used_there() -> None:
    t = shaking("DDDHHH", {"queens": HOME, "bronx": building("high_rise_1", "power_plant_2")})
    t.play("resolve D")
    assert t.asked == (P1, "aim")
    assert t.legal == {"pass", "use seismic_ray bronx"}
    events = t.play("use seismic_ray bronx")
    assert changes(cited(events, RULE), "energy") == [(P1, -1)]
    assert t.asked == (P1, "destroy")
    assert t.legal == {"destroy bronx.1", "destroy bronx.2"}
    events = t.play("destroy bronx.1")
    fallen = [(e.what, e.place) for e in kinds(events, "destroy")]
    assert fallen == [("high_rise_1", "bronx"), ("power_plant_2", "bronx")]
    assert t[0].energy == 3 - 1 + 2
    assert t[0].vp == 1
    assert t.state.boroughs["queens"].stacks[0] == ("high_rise_1",)


def test_the_duty_holds_there_and_nowhere_else() -> None:
    t = shaking("DDDDDE", {"queens": HOME, "bronx": building("high_rise_1", "high_rise_2", "high_rise_3")})
    t.play("resolve D", "use seismic_ray bronx")
    for text in ("pass", "stop", "use seismic_ray brooklyn"):
        assert t.refused(text) in ("ny.destroy.must", RULE)
    assert t.refused("destroy queens.1") == "ny.destroy.own-borough"
    t.play("destroy bronx.3")
    assert t.legal == {"destroy bronx.1", "destroy bronx.2"}
    events = t.play("destroy bronx.2")
    assert [e.n for e in cited(events, "ny.destroy.leftover")] == []
    assert t.asked[1] == "move"


def test_passing_stays_at_home() -> None:
    t = shaking("DHHHHH", {"queens": HOME, "bronx": building("high_rise_1")})
    t.play("resolve D")
    assert t.refused("destroy queens.1") == "ny.destroy.aim"
    events = t.play("pass")
    assert [(e.what, e.place) for e in kinds(events, "destroy")] == [("high_rise_1", "queens")]
    assert not cited(events, RULE)
    assert t[0].energy == 3


def test_only_where_something_within_reach_stands() -> None:
    boroughs = {
        "bronx": building("high_rise_3"),
        "brooklyn": building(units=("jet",)),
        "staten_island": building(fresh=("infantry",)),
        "manhattan": building(units=("infantry",)),
    }
    t = shaking("DDEEEE", boroughs)
    t.play("resolve D")
    assert t.legal == {"pass", "use seismic_ray manhattan"}
    assert t.refused("use seismic_ray bronx") == RULE
    t = shaking("DEEEEE", boroughs)
    events = t.play("resolve D")
    assert [e.n for e in cited(events, "ny.destroy.leftover")] == [1]
    assert t.asked[1] == "move"


def test_out_of_manhattan() -> None:
    t = shaking("DDHHHH", {"bronx": building("hospital_2")}, place="upper")
    t.play("resolve D", "use seismic_ray bronx")
    assert t[0].lp == 7
    assert t.state.boroughs["bronx"].fresh == ("jet",)


def test_without_energy_nothing_is_asked() -> None:
    boroughs = {"queens": HOME, "bronx": building("high_rise_1")}
    t = shaking("DHHHHH", boroughs, energy=0)
    events = t.play("resolve D")
    assert [e.place for e in kinds(events, "destroy")] == ["queens"]
    t = shaking("DEHHHH", boroughs, energy=0)
    t.play("resolve E", "resolve D", "use seismic_ray bronx")
    assert t[0].energy == 0
    assert t[0].vp == 1


def test_only_while_destruction_is_resolved() -> None:
    t = shaking("DEEEEE", {"bronx": building("high_rise_1")})
    assert t.refused("use seismic_ray bronx") == RULE
    t.play("resolve E")
    assert t.asked[1] == "aim"
    t.play("pass")
    assert t.refused("use seismic_ray bronx") == RULE


def test_not_for_others() -> None:
    t = table(
        {"place": "queens", "energy": 3},
        {"place": "lower", "energy": 3, "cards": ["seismic_ray"]},
        phase="resolve",
        dice="DDEEEE",
        boroughs={"bronx": building("high_rise_1")},
    )
    t.play("resolve D")
    assert t.refused("use seismic_ray bronx") == RULE
    assert t.asked[1] == "move"
    assert t[P2].energy == 3


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["seismic_ray"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("seismic_ray",)
