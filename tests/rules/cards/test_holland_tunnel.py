"""Holland Tunnel: 6 points, and energy for everybody."""

from tests.rules.table import P1, P2, P3, Table, cited, kinds, table

RULE = "card.holland_tunnel"


def buying(place: str, energy: int) -> Table:
    p3 = {"place": "queens", "energy": 1}
    return table("queens", {"place": place, "energy": energy}, p3, turn=P2, phase="buy", market=["holland_tunnel"])


def test_points_and_energy_for_all_clockwise() -> None:
    t = buying("bronx", 9)
    events = t.play("buy holland_tunnel")
    assert t.all("vp") == [0, 6, 0]
    assert t.all("energy") == [3, 3, 4]
    wanted = [("vp", P2, 6), ("energy", P2, 3), ("energy", P3, 3), ("energy", P1, 3)]
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == wanted
    assert t.state.discards == ("holland_tunnel",)


def test_cheaper_in_every_zone_of_manhattan() -> None:
    for place in ("lower", "midtown", "upper"):
        t = buying(place, 8)
        events = t.play("buy holland_tunnel")
        assert t[1].energy == 3
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [("ny.buy.discount", 1)]
    assert buying("bronx", 8).refused("buy holland_tunnel") == "core.buy.cost"


def test_the_dead_gain_nothing() -> None:
    t = table({"place": "bronx", "energy": 9}, "queens", {"alive": False}, phase="buy", market=["holland_tunnel"])
    t.play("buy holland_tunnel")
    assert t.all("energy") == [3, 3, 0]


def test_not_outside_the_buy_phase() -> None:
    t = table({"place": "bronx", "energy": 9}, "lower", phase="resolve", dice="EEEEHH", market=["holland_tunnel"])
    assert t.refused("buy holland_tunnel") == "core.resolve.all"
