"""High Altitude Bombing: everybody loses three LP."""

from tests.rules.table import P1, P2, P3, Table, kinds, table

RULE = "card.high_altitude_bombing"


def buying(*others: object, place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 4, **p1}
    return table(me, *others, game="tokyo", phase="buy", market=["high_altitude_bombing"])


def test_everybody_the_buyer_too() -> None:
    for place, other in (("outside", "tokyo_city"), ("tokyo_city", "outside")):
        t = buying(other, "outside", place=place)
        events = t.play("buy high_altitude_bombing")
        assert [(e.rule, e.seat, e.n) for e in kinds(events, "damage")] == [(RULE, s, 3) for s in (0, 1, 2)]
        assert t.all("lp") == [7, 7, 7]
        t.settle()
        assert t.asked == (P1, "buy")
        assert t.all("place") == [place, other, "outside"]


def test_if_all_die_nobody_wins() -> None:
    t = buying({"place": "tokyo_city", "lp": 3}, {"place": "outside", "lp": 1}, lp=2)
    t.play("buy high_altitude_bombing")
    assert (t.state.result, t.state.winner, t.state.living) == ("nobody", -1, [])


def test_the_only_survivor_wins() -> None:
    t = buying({"place": "outside", "lp": 3}, "outside", lp=3)
    t.play("buy high_altitude_bombing")
    assert (t.state.result, t.state.winner) == ("last", P3)


def test_a_dead_buyer_ends_the_turn() -> None:
    t = buying("outside", "outside", lp=3)
    t.play("buy high_altitude_bombing")
    t.settle()
    assert t.state.living == [P2, P3]
    assert t.state.turn == P2


def test_not_without_the_energy() -> None:
    assert buying("outside", energy=3).refused("buy high_altitude_bombing") == "core.buy.cost"
