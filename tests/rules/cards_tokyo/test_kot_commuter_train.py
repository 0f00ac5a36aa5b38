"""Commuter Train: two VP."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.commuter_train"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 4, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["commuter_train"])


def test_two_points() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = t.play("buy commuter_train")
        assert changes(cited(events, RULE), "vp") == [(P1, 2)]
        assert (t[0].vp, t[0].energy, t[0].cards) == (2, 0, ())
        assert t.state.discards == ("commuter_train",)
        assert t.all("vp")[1:] == [0, 0]


def test_twenty_points_win_at_once() -> None:
    t = buying(vp=18)
    t.play("buy commuter_train")
    assert (t.asked, t.state.result, t.state.winner) == ((-1, "over"), "vp", P1)
    t = buying(vp=17)
    t.play("buy commuter_train")
    assert t.state.result == ""


def test_not_without_the_energy() -> None:
    assert buying(energy=3).refused("buy commuter_train") == "core.buy.cost"


def test_not_while_dice_are_rolled() -> None:
    t = table({"place": "outside", "energy": 4}, "outside", game="tokyo", market=["commuter_train"])
    assert t.refused("buy commuter_train") == "core.turn.order"
