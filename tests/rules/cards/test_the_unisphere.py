"""The Unisphere: 4 points, cheaper in Queens."""

from tests.rules.table import table


def buying(place: str, energy: int, **p1: object):
    p1 = {"place": place, "energy": energy, **p1}
    return table(p1, "bronx", phase="buy", market=["the_unisphere"])


def test_four_points() -> None:
    t = buying("lower", 5)
    t.play("buy the_unisphere")
    assert (t[0].vp, t[0].energy) == (4, 0)
    assert t.state.discards == ("the_unisphere",)


def test_cheaper_in_queens_only() -> None:
    t = buying("queens", 4)
    t.play("buy the_unisphere")
    assert (t[0].vp, t[0].energy) == (4, 0)
    for place in ("lower", "brooklyn", "staten_island"):
        assert buying(place, 4).refused("buy the_unisphere") == "core.buy.cost"


def test_the_dial_ends_at_twenty() -> None:
    t = buying("lower", 5, vp=18)
    t.play("buy the_unisphere")
    assert t[0].vp == 20
