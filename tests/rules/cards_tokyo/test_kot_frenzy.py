"""Frenzy: another whole turn after this one."""

from tests.rules.table import P1, P2, P3, Table, changes, cited, kinds, table

RULE = "card.frenzy"


def buying(place: str = "outside") -> Table:
    me = {"place": place, "energy": 10}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["frenzy", "heal"])


def test_this_turn_is_finished_then_another_one_comes() -> None:
    t = buying()
    events = t.play("buy frenzy")
    assert [(e.seat, e.what) for e in cited(events, RULE)] == [(P1, "frenzy")]
    assert t.state.extra_turns == (("frenzy", P1),)
    t.settle()
    assert t.asked == (P1, "buy")
    t.play("buy heal", "end")
    assert (t.state.turn, t.state.ledger.extra, t.asked) == (P1, "frenzy", (P1, "roll"))
    assert t.state.extra_turns == ()
    t.play("roll", "dice 11223H", "stop", "resolve 1", "resolve 2", "resolve 3", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P2, "")


def test_what_acts_at_the_end_of_a_turn_acts_before_it() -> None:
    t = table(
        {"place": "outside", "energy": 7, "cards": ["solar_powered"]}, "outside", game="tokyo", phase="buy",
        market=["frenzy"],
    )
    events = t.play("buy frenzy") + t.settle() + t.play("end")
    assert changes(cited(events, "card.solar_powered"), "energy") == [(P1, 1)]
    assert t.state.ledger.extra == "frenzy"


def test_it_begins_like_any_turn() -> None:
    t = buying("tokyo_city")
    events = t.play("buy frenzy") + t.settle() + t.play("end")
    assert changes(cited(events, "kot.start.city"), "vp") == [(P1, 2)]
    assert (t[0].turns, t[0].vp, t.asked) == (2, 2, (P1, "roll"))


def test_bought_on_the_turn_of_another_it_comes_after_that_turn() -> None:
    t = table(
        {"place": "outside", "energy": 7, "cards": ["opportunist"]}, {"place": "outside", "energy": 2}, "outside",
        game="tokyo", turn=P2, phase="buy", market=["heal", "tank", "skyscraper"],
        deck_top=["frenzy", "corner_store", "energize"],
    )
    t.play("sweep", "buy frenzy")
    t.settle()
    assert t.asked == (P2, "buy")
    t.play("end")
    assert (t.state.turn, t.state.regular, t.state.ledger.extra) == (P1, P2, "frenzy")
    t.play("roll", "dice 11223H", "stop", "resolve 1", "resolve 2", "resolve 3", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P3, "")


def test_a_buyer_who_dies_takes_no_turn() -> None:
    t = table(
        {"place": "outside", "energy": 11, "lp": 3}, "outside", "outside", game="tokyo", phase="buy",
        market=["frenzy", "tank"],
    )
    t.play("buy frenzy")
    t.settle()
    events = t.play("buy tank") + t.settle()
    assert [e.seat for e in kinds(events, "eliminated")] == [P1]
    assert (t.state.extra_turns, t.state.turn) == ((), P2)


def test_not_without_the_energy() -> None:
    t = table({"place": "outside", "energy": 6}, "outside", game="tokyo", phase="buy", market=["frenzy"])
    assert t.refused("buy frenzy") == "core.buy.cost"
