"""Corner Store: one VP."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.corner_store"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 3, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["corner_store"])


def test_one_points() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = t.play("buy corner_store")
        assert changes(cited(events, RULE), "vp") == [(P1, 1)]
        assert (t[0].vp, t[0].energy, t[0].cards) == (1, 0, ())
        assert t.state.discards == ("corner_store",)
        assert t.all("vp")[1:] == [0, 0]


def test_twenty_points_win_at_once() -> None:
    t = buying(vp=19)
    t.play("buy corner_store")
    assert (t.asked, t.state.result, t.state.winner) == ((-1, "over"), "vp", P1)
    t = buying(vp=18)
    t.play("buy corner_store")
    assert t.state.result == ""


def test_not_without_the_energy() -> None:
    assert buying(energy=2).refused("buy corner_store") == "core.buy.cost"


def test_not_while_dice_are_rolled() -> None:
    t = table({"place": "outside", "energy": 3}, "outside", game="tokyo", market=["corner_store"])
    assert t.refused("buy corner_store") == "core.turn.order"
