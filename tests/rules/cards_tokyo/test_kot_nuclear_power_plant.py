"""Nuclear Power Plant: two VP and three LP."""

from tests.rules.table import P1, Table, changes, cited, table

RULE = "card.nuclear_power_plant"


def buying(place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 6, **p1}
    return table(me, "outside", game="tokyo", phase="buy", market=["nuclear_power_plant"])


def test_points_and_life_in_tokyo_too() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(place, lp=4)
        events = cited(t.play("buy nuclear_power_plant"), RULE)
        assert changes(events, "vp") == [(P1, 2)]
        assert changes(events, "lp") == [(P1, 3)]
        assert (t[0].vp, t[0].lp) == (2, 7)


def test_never_above_the_maximum() -> None:
    t = buying(lp=8)
    t.play("buy nuclear_power_plant")
    assert t[0].lp == 10


def test_it_heals_before_the_points_win() -> None:
    t = buying(lp=1, vp=18)
    t.play("buy nuclear_power_plant")
    assert (t.state.result, t.state.winner, t[0].lp) == ("vp", P1, 4)


def test_not_without_the_energy() -> None:
    assert buying(energy=5).refused("buy nuclear_power_plant") == "core.buy.cost"
