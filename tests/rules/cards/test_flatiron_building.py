"""Flatiron Building: 2 points, cheaper in Manhattan."""

from tests.rules.table import table


def buying(place: str, energy: int):
    return table(
        {"place": place, "energy": energy},
        "bronx",
        "bronx",
        "queens",
        "queens",
        phase="buy",
        market=["flatiron_building"],
    )


def test_two_points() -> None:
    t = buying("brooklyn", 3)
    t.play("buy flatiron_building")
    assert (t[0].vp, t[0].energy) == (2, 0)
    assert t.state.discards == ("flatiron_building",)


def test_cheaper_in_every_zone_of_manhattan() -> None:
    for place in ("lower", "midtown", "upper", "lower_56"):
        t = buying(place, 2)
        t.play("buy flatiron_building")
        assert (t[0].vp, t[0].energy) == (2, 0)
    assert buying("brooklyn", 2).refused("buy flatiron_building") == "core.buy.cost"
