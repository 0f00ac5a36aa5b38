"""Gas Refinery: two VP, and three LP of every other monster."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table

RULE = "card.gas_refinery"


def buying(*others: object, place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 6, **p1}
    return table(me, *others, game="tokyo", phase="buy", market=["gas_refinery"])


def test_points_then_the_losses_of_all_others() -> None:
    for place, other in (("outside", "tokyo_city"), ("tokyo_city", "outside")):
        t = buying(other, "outside", place=place)
        events = cited(t.play("buy gas_refinery"), RULE)
        assert [(e.kind, e.seat, e.n) for e in events] == [("vp", P1, 2), ("damage", 1, 3), ("damage", 2, 3)]
        assert (t.all("lp"), t.all("vp")) == ([10, 7, 7], [2, 0, 0])
        t.settle()
        assert t.asked == (P1, "buy")


def test_the_win_comes_after_the_losses_and_the_dead() -> None:
    t = buying({"place": "tokyo_city", "lp": 3}, "outside", vp=18)
    events = t.play("buy gas_refinery")
    assert [e.kind for e in events if e.kind in ("damage", "eliminated", "win")] == [
        "damage", "damage", "eliminated", "win"
    ]
    assert (t.state.result, t.state.winner) == ("vp", P1)
    assert t.all("alive") == [True, False, True]


def test_the_last_one_standing_is_the_last_one_and_no_winner_by_points() -> None:
    t = buying({"place": "outside", "lp": 3}, vp=18)
    t.play("buy gas_refinery")
    assert (t.state.result, t.state.winner) == ("last", P1)


def test_one_event_for_who_gains_by_its_losses() -> None:
    t = buying({"place": "outside", "cards": ["were_only_making_it_stronger"]})
    events = t.play("buy gas_refinery")
    assert changes(cited(events, "card.were_only_making_it_stronger"), "energy") == [(P2, 1)]
    assert len(kinds(events, "damage")) == 1


def test_not_without_the_energy() -> None:
    assert buying("outside", energy=5).refused("buy gas_refinery") == "core.buy.cost"
