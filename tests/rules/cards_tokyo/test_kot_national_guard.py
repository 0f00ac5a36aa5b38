"""National Guard: 2 VP for 2 LP."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.national_guard"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 3, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["national_guard"])


def test_points_then_the_loss() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = cited(t.play("buy national_guard"), RULE)
        assert [(e.kind, e.n) for e in events] == [("vp", 2), ("damage", 2)]
        assert (t[0].vp, t.all("lp")) == (2, [8, 10, 10])
        assert t[0].place == place
        assert t.state.discards == ("national_guard",)


def test_twenty_points_and_alive_win() -> None:
    t = buying(vp=18, lp=3)
    t.play("buy national_guard")
    assert (t.state.result, t.state.winner, t[0].lp) == ("vp", P1, 1)


def test_twenty_points_and_dead_do_not() -> None:
    t = buying(vp=18, lp=2)
    events = t.play("buy national_guard")
    assert changes(cited(events, RULE), "vp") == [(P1, 2)]
    assert [e.seat for e in kinds(events, "eliminated")] == [P1]
    assert t.state.result == ""
    t.settle()
    assert t.state.turn == P2


def test_the_last_other_monster_wins_if_the_buyer_dies() -> None:
    me = {"place": "outside", "energy": 3, "vp": 18, "lp": 1}
    t = table(me, "outside", game="tokyo", phase="buy", market=["national_guard"])
    t.play("buy national_guard")
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_not_without_the_energy() -> None:
    assert buying(energy=2).refused("buy national_guard") == "core.buy.cost"
