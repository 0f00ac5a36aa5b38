"""Skyscraper: four VP."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.skyscraper"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 6, **p1}
    return table(me, "outside", "outside", game="tokyo", phase="buy", market=["skyscraper"])


def test_four_points() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place)
        events = t.play("buy skyscraper")
        assert changes(cited(events, RULE), "vp") == [(P1, 4)]
        assert (t[0].vp, t[0].energy, t[0].cards) == (4, 0, ())
        assert t.state.discards == ("skyscraper",)
        assert t.all("vp")[1:] == [0, 0]


def test_twenty_points_win_at_once() -> None:
    t = buying(vp=16)
    t.play("buy skyscraper")
    assert (t.asked, t.state.result, t.state.winner) == ((-1, "over"), "vp", P1)
    t = buying(vp=15)
    t.play("buy skyscraper")
    assert t.state.result == ""


def test_not_without_the_energy() -> None:
    assert buying(energy=5).refused("buy skyscraper") == "core.buy.cost"


def test_not_while_dice_are_rolled() -> None:
    t = table({"place": "outside", "energy": 6}, "outside", game="tokyo", market=["skyscraper"])
    assert t.refused("buy skyscraper") == "core.turn.order"
