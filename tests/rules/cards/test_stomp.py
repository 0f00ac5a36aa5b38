"""Stomp: a Destruction more in every turn."""

from tests.rules.table import P1, P2, Table, building, cited, kinds, table

RULE = "card.stomp"


def stomping(dice: str, place: str = "queens", **more: object) -> Table:
    other = "brooklyn" if place == "lower" else "lower"
    return table({"place": place, "cards": ["stomp"]}, other, phase="resolve", dice=dice, **more)


def test_a_destruction_more() -> None:
    t = stomping("DHHHSO", boroughs={"queens": building("high_rise_2")})
    assert [(e.kind, e.seat, e.n, e.what) for e in cited(t.opening, RULE)] == [("add", P1, 1, "D")]
    assert t.state.results == "HHHDDSO"
    t.play("resolve D")
    assert t[0].vp == 2


def test_without_a_destruction_die_and_in_manhattan() -> None:
    t = stomping("HHHSSO", place="lower", boroughs={"manhattan": building("high_rise_1")})
    assert t.state.results == "HHHDSSO"
    t.play("resolve D")
    assert t[0].vp == 1


def test_it_must_be_resolved() -> None:
    t = stomping("HHHSSO")
    assert "resolve D" in t.legal
    events = t.play("resolve D")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("ny.destroy.leftover", 1)]


def test_it_is_no_die() -> None:
    t = table({"place": "queens", "cards": ["stomp"]}, "lower", dice="HHHSSO", rolls_left=1)
    assert t.refused("keep HD") == "core.roll.keep"
    t.play("stop")
    assert (t.state.dice, t.state.results) == ("HHHSSO", "HHHDSSO")


def test_not_for_others() -> None:
    t = table("queens", {"place": "lower", "cards": ["stomp"]}, phase="resolve", dice="HHHSSO")
    assert t.state.results == "HHHSSO"
    assert t.refused("use stomp") == RULE


def test_its_owner_dies() -> None:
    t = table("lower", {"place": "bronx", "lp": 1, "cards": ["stomp"]}, "queens", phase="resolve", dice="AEEEEE")
    t.play("resolve A")
    assert not t[P2].alive
    assert t.state.discards == ("stomp",)
