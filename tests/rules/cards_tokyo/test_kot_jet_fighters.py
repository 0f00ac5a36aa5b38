"""Jet Fighters: 5 VP for 4 LP."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.jet_fighters"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 5, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["jet_fighters"])


def test_points_then_the_loss() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = cited(t.play("buy jet_fighters"), RULE)
        assert [(e.kind, e.n) for e in events] == [("vp", 5), ("damage", 4)]
        assert (t[0].vp, t.all("lp")) == (5, [6, 10, 10])
        assert t[0].place == place
        assert t.state.discards == ("jet_fighters",)


def test_twenty_points_and_alive_win() -> None:
    t = buying(vp=15, lp=5)
    t.play("buy jet_fighters")
    assert (t.state.result, t.state.winner, t[0].lp) == ("vp", P1, 1)


def test_twenty_points_and_dead_do_not() -> None:
    t = buying(vp=15, lp=4)
    events = t.play("buy jet_fighters")
    assert changes(cited(events, RULE), "vp") == [(P1, 5)]
    assert [e.seat for e in kinds(events, "eliminated")] == [P1]
    assert t.state.result == ""
    t.settle()
    assert t.state.turn == P2


def test_the_last_other_monster_wins_if_the_buyer_dies() -> None:
    me = {"place": "outside", "energy": 5, "vp": 15, "lp": 1}
    t = table(me, "outside", game="tokyo", phase="buy", market=["jet_fighters"])
    t.play("buy jet_fighters")
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_not_without_the_energy() -> None:
    assert buying(energy=4).refused("buy jet_fighters") == "core.buy.cost"
