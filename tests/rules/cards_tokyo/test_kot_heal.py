"""Heal: two LP at once."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.heal"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 3, **p1}
    return table(me, {"place": "outside", "lp": 5}, game="tokyo", phase="buy", market=["heal"])


def test_two_life_points_in_tokyo_too() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place, lp=4)
        events = t.play("buy heal")
        assert changes(cited(events, RULE), "lp") == [(P1, 2)]
        assert t.all("lp") == [6, 5]
        assert t.state.discards == ("heal",)


def test_never_above_the_maximum() -> None:
    t = buying(lp=9)
    t.play("buy heal")
    assert t[0].lp == 10


def test_regeneration_adds_one() -> None:
    t = buying(lp=4, cards=["regeneration_tokyo"])
    t.play("buy heal")
    assert t[0].lp == 7


def test_not_without_the_energy() -> None:
    assert buying(energy=2).refused("buy heal") == "core.buy.cost"
