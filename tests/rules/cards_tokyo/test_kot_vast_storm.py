"""Vast Storm: two VP, and half of the energy of all others."""

from tests.rules.table import P1, P2, P4, Table, changes, cited, table

RULE = "card.vast_storm"


def buying(*energy: int, place: str = "outside", **p1: object) -> Table:
    me = {"place": place, "energy": 6, **p1}
    others = [{"place": "outside", "energy": n} for n in energy]
    return table(me, *others, game="tokyo", phase="buy", market=["vast_storm"])


def test_points_and_half_of_their_energy_rounded_down() -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(5, 1, 8, 0, place=place, energy=9)
        events = cited(t.play("buy vast_storm"), RULE)
        assert t.all("energy") == [3, 3, 1, 4, 0]
        assert changes(events, "energy") == [(P2, -2), (P4, -4)]
        assert changes(events, "vp") == [(P1, 2)]
        assert t.state.discards == ("vast_storm",)


def test_in_tokyo_nobody_is_spared() -> None:
    t = table(
        {"place": "outside", "energy": 6}, {"place": "tokyo_city", "energy": 2}, game="tokyo", phase="buy",
        market=["vast_storm"],
    )
    t.play("buy vast_storm")
    assert t.all("energy") == [0, 1]


def test_the_dead_lose_nothing() -> None:
    t = table(
        {"place": "outside", "energy": 6}, {"alive": False}, {"place": "outside", "energy": 2}, game="tokyo",
        phase="buy", market=["vast_storm"],
    )
    t.play("buy vast_storm")
    assert t.all("energy") == [0, 0, 1]


def test_the_win_comes_after_the_storm() -> None:
    t = buying(4, vp=18)
    t.play("buy vast_storm")
    assert (t.state.result, t.state.winner, t[1].energy) == ("vp", P1, 2)


def test_not_without_the_energy() -> None:
    assert buying(4, energy=5).refused("buy vast_storm") == "core.buy.cost"
