"""Air Force One: for who destroyed a Jet; points, and every unit strikes."""

from tests.rules.table import P1, P2, P3, Table, building, cited, kinds, table

RULE = "card.air_force_one"
CITY = {
    "queens": building(units=("infantry", "jet")),
    "bronx": building(units=("tank",)),
    "manhattan": building(units=("infantry", "jet", "tank")),
    "brooklyn": building(units=("tank",)),
}


def buying(place: str = "bronx", p1: object = "queens", p3: object = "lower", **more: object) -> Table:
    me = {"place": place, "energy": 6, **more.pop("me", {})}
    situation = {"boroughs": CITY, "this_turn": {"destroyed": ["jet"]}, **more}
    return table(p1, me, p3, turn=P2, phase="buy", market=["air_force_one"], **situation)


def test_points_then_every_unit_strikes_its_borough() -> None:
    t = buying()
    events = t.play("buy air_force_one")
    assert t.all("vp") == [0, 4, 0]
    assert t.all("lp") == [8, 9, 7]
    wanted = [("vp", P2, 4), ("damage", P2, 1), ("damage", P3, 3), ("damage", P1, 2)]
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == wanted
    assert {e.other for e in kinds(events, "damage")} == {-1}
    t.settle()
    assert t.asked == (P2, "buy")


def test_only_after_a_jet() -> None:
    for destroyed in ([], ["tank"], ["high_rise_2"]):
        t = buying(this_turn={"destroyed": destroyed})
        assert t.refused("buy air_force_one") == RULE
    assert buying(me={"energy": 5}).refused("buy air_force_one") == "core.buy.cost"


def test_units_of_this_turn_strike_too() -> None:
    boroughs = {"queens": building(units=("jet",), fresh=("infantry",))}
    t = buying("queens", p1="staten_island", boroughs=boroughs, this_turn={"destroyed": ["jet", "high_rise_1"]})
    t.play("buy air_force_one")
    assert t.all("lp") == [10, 8, 10]


def test_in_manhattan() -> None:
    t = buying("lower", p3="staten_island")
    t.play("buy air_force_one")
    assert t.all("lp") == [8, 7, 10]


def test_the_statue_stays_and_nothing_is_dealt_by_the_buyer() -> None:
    t = buying(statue_holder=P3, me={"cards": ["webspinner"]})
    events = t.play("buy air_force_one")
    assert t.state.statue == P3
    assert not kinds(events, "statue")
    assert t.all("tokens") == [{}, {}, {}]
    assert t.state.ledger.dealt == ()


def test_no_unit_no_damage() -> None:
    t = buying(boroughs={})
    events = t.play("buy air_force_one")
    assert (t[1].vp, t.all("lp")) == (4, [10, 10, 10])
    assert [e.kind for e in cited(events, RULE)] == ["vp", "nothing"]


def test_the_buyer_can_die_of_it() -> None:
    t = buying(me={"lp": 1})
    t.play("buy air_force_one")
    assert t.all("alive") == [True, False, True]
    t.settle()
    assert t.asked == (P3, "roll")
    assert P1 in t.state.living
