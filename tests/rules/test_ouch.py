"""Ouch: how far the units shoot, and the Statue of Liberty."""

from typing import Any

from tests.rules.table import P1, P2, P3, Table, building, changes, cited, kinds, table


def army(n: int) -> dict[str, Any]:
    return building(units=("infantry",) * n)


def test_one_ouch_hits_the_roller_only() -> None:
    t = table("bronx", "bronx", "lower", phase="resolve", dice="OEEEEE", boroughs={"bronx": army(2)})
    events = t.play("resolve O")
    assert t.all("lp") == [8, 10, 10]
    assert changes(cited(events, "ny.ouch.one"), "damage") == [(P1, 2)]


def test_n_67_two_ouch_hit_the_borough() -> None:
    boroughs = {"bronx": army(3), "queens": army(2)}
    t = table("bronx", "bronx", "queens", "lower", phase="resolve", dice="OOEEEE", boroughs=boroughs)
    events = t.play("resolve O")
    assert t.all("lp") == [7, 7, 10, 10]
    assert changes(cited(events, "ny.ouch.two"), "damage") == [(P1, 3), (P2, 3)]
    assert t.state.statue == -1


def citywide(**situation: Any) -> Table:
    boroughs = {"bronx": army(2), "brooklyn": army(3), "manhattan": army(1)}
    return table("bronx", "queens", "brooklyn", "lower", phase="resolve", dice="OOOEEE", boroughs=boroughs, **situation)


def test_n_68_three_ouch_hit_everybody_and_bring_the_statue() -> None:
    t = citywide()
    events = t.play("resolve O")
    assert changes(kinds(events, "damage"), "damage") == [(P1, 2), (P3, 3), (3, 1)]
    assert t.all("lp") == [10, 10, 7, 9]
    assert [(e.n, e.now) for e in kinds(events, "lp")] == [(2, 10)]
    assert (t.state.statue, t[0].vp) == (P1, 0)


def test_n_68_printed_the_statue_pays_points() -> None:
    t = citywide(rules="printed")
    t.play("resolve O")
    assert t.all("lp") == [8, 10, 7, 9]
    assert (t.state.statue, t[0].vp) == (P1, 3)


def elsewhere(rules: str, units: int) -> Table:
    return table(
        {"place": "bronx", "lp": 6},
        "queens",
        "lower",
        phase="resolve",
        dice="OOOEEE",
        boroughs={"queens": army(units)},
        rules=rules,
    )


def test_n_70_no_unit_at_home() -> None:
    t = elsewhere("digest", 2)
    t.play("resolve O")
    assert t.all("lp") == [9, 8, 10]
    assert t.state.statue == P1
    t = elsewhere("digest", 0)
    events = t.play("resolve O")
    assert t.all("lp") == [9, 10, 10]
    assert [e.rule for e in kinds(events, "nothing")] == ["ny.ouch.three"]
    assert t.state.statue == P1


def test_n_70_printed_no_unit_at_home() -> None:
    t = elsewhere("printed", 2)
    t.play("resolve O")
    assert t.all("lp") == [6, 8, 10]
    assert t[0].vp == 3
    t = elsewhere("printed", 0)
    t.play("resolve O")
    assert t.all("lp") == [6, 10, 10]
    assert (t[0].vp, t.state.statue) == (3, P1)


def test_n_71_two_ouch_in_manhattan() -> None:
    boroughs = {"manhattan": army(2)}
    t = table("upper", "lower_56", "bronx", "queens", "queens", phase="resolve", dice="OOEEEE", boroughs=boroughs)
    t.play("resolve O")
    assert t.all("lp") == [8, 8, 10, 10, 10]


def test_units_of_this_turn_shoot() -> None:
    boroughs = {"bronx": building(units=("jet",), fresh=("infantry",))}
    t = table("bronx", "lower", phase="resolve", dice="OEEEEE", boroughs=boroughs)
    t.play("resolve O")
    assert t[0].lp == 8
    t = table("bronx", "lower", phase="resolve", dice="DOEEEE", boroughs={"bronx": building("high_rise_1")})
    t.play("resolve D", "resolve O")
    assert t[0].lp == 9


def liberty(p1: Any = "bronx", p2: Any = "queens", *others: Any, **situation: Any) -> Table:
    return table(p1, p2, *others, phase="resolve", dice="OOOEEE", **situation)


def test_n_72_the_statue_gives_three_life_points() -> None:
    t = liberty({"place": "bronx", "vp": 5, "lp": 6})
    t.play("resolve O")
    assert (t[0].vp, t[0].lp) == (6, 9)  # the point is for entering Manhattan
    t = liberty({"place": "bronx", "vp": 5, "lp": 6}, "lower")
    t.play("resolve O")
    assert (t[0].vp, t[0].lp) == (5, 9)


def test_n_72_printed_the_statue_gives_three_points() -> None:
    t = liberty({"place": "bronx", "vp": 5, "lp": 6}, "lower", rules="printed")
    t.play("resolve O")
    assert (t[0].vp, t[0].lp) == (8, 6)


def steal(rules: str, lp: int = 10) -> Table:
    p1 = {"place": "bronx", "vp": 2, "lp": 4}
    return liberty(p1, {"place": "lower", "vp": 7, "lp": lp}, statue_holder=P2, rules=rules)


def test_n_73_the_statue_changes_hands() -> None:
    t = steal("digest")
    events = t.play("resolve O")
    assert t.all("lp") == [7, 7]
    assert t.all("vp") == [2, 7]
    assert changes(cited(events, "ny.statue.value"), "lp") == [(P2, -3), (P1, 3)]
    assert [(e.seat, e.other) for e in kinds(events, "statue")] == [(P1, P2)]


def test_n_73_printed_the_statue_changes_hands() -> None:
    t = steal("printed")
    events = t.play("resolve O")
    assert t.all("vp") == [5, 4]
    assert t.all("lp") == [4, 10]
    assert changes(cited(events, "ny.statue.value"), "vp") == [(P2, -3), (P1, 3)]


def test_n_75_losing_the_statue_can_eliminate() -> None:
    t = liberty("bronx", {"place": "lower", "vp": 1, "lp": 3}, statue_holder=P2)
    events = t.play("resolve O")
    assert not t[1].alive
    assert not kinds(events, "damage")
    assert (t.asked, t.state.result, t.state.winner) == ((-1, "over"), "last", P1)
    t = liberty("bronx", {"place": "lower", "vp": 1, "lp": 5}, statue_holder=P2)
    t.play("resolve O")
    assert (t[1].lp, t[1].vp) == (2, 1)
    assert t.asked == (0, "move")


def test_n_75_printed_points_never_below_zero() -> None:
    t = liberty("bronx", {"place": "lower", "vp": 1, "lp": 3}, statue_holder=P2, rules="printed")
    t.play("resolve O")
    assert (t[1].vp, t[1].lp) == (0, 3)
    assert t[0].vp == 3


def test_n_76_a_roller_who_dies_takes_nothing() -> None:
    t = liberty({"place": "bronx", "lp": 2}, "queens", "lower", statue_holder=P2, boroughs={"bronx": army(3)})
    events = t.play("resolve O")
    assert not t[0].alive
    assert t.state.statue == P2
    assert t[1].lp == 10
    assert not kinds(events, "statue")


def test_the_holder_keeps_it() -> None:
    t = liberty({"place": "bronx", "lp": 5}, "lower", statue_holder=P1)
    events = t.play("resolve O")
    assert (t[0].lp, t.state.statue) == (5, P1)
    assert cited(events, "ny.statue.keep")


def test_a_holder_who_falls_to_the_same_roll_pays_nothing_more() -> None:
    p2 = {"place": "queens", "lp": 1}
    t = liberty({"place": "bronx", "lp": 5}, p2, "lower", statue_holder=P2, boroughs={"queens": army(1)})
    events = t.play("resolve O")
    assert [(e.seat, e.other) for e in kinds(events, "statue")] == [(-1, P2), (P1, -1)]
    assert changes(cited(events, "ny.statue.value"), "lp") == [(P1, 3)]
    assert t[0].lp == 8


def test_losing_the_statue_is_no_damage() -> None:
    p2 = {"place": "lower", "lp": 9, "cards": [{"id": "carapace", "counters": 1}]}
    t = liberty("bronx", p2, "queens", statue_holder=P2)
    events = t.play("resolve O", "pass")  # a card that heals may be used first; none reduces the loss
    assert not kinds(events, "damage")
    assert t[1].lp == 6
    assert t.asked == (0, "move")
