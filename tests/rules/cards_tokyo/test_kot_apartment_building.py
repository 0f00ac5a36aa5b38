"""Apartment Building: three VP."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.apartment_building"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 5, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["apartment_building"])


def test_three_points() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = t.play("buy apartment_building")
        assert changes(cited(events, RULE), "vp") == [(P1, 3)]
        assert (t[0].vp, t[0].energy, t[0].cards) == (3, 0, ())
        assert t.state.discards == ("apartment_building",)
        assert t.all("vp")[1:] == [0, 0]


def test_twenty_points_win_at_once() -> None:
    t = buying(vp=17)
    t.play("buy apartment_building")
    assert (t.asked, t.state.result, t.state.winner) == ((-1, "over"), "vp", P1)
    t = buying(vp=16)
    t.play("buy apartment_building")
    assert t.state.result == ""


def test_not_without_the_energy() -> None:
    assert buying(energy=4).refused("buy apartment_building") == "core.buy.cost"


def test_not_while_dice_are_rolled() -> None:
    t = table({"place": "outside", "energy": 5}, "outside", game="tokyo", market=["apartment_building"])
    assert t.refused("buy apartment_building") == "core.turn.order"
