"""Drink the Hudson: energy, a point and life, cheaper along the river."""

from tests.rules.table import P1, P2, Table, cited, kinds, table

CARD, RULE = "drink_the_hudson", "card.drink_the_hudson"
CHEAPER, DEAR = ("lower", "midtown", "upper", "lower_56", "brooklyn", "staten_island"), ("bronx", "queens")
OTHERS = (("brooklyn", "brooklyn"), ("staten_island", "staten_island"))


def buying(place: str, energy: int, lp: int = 4) -> Table:
    p1 = {"place": place, "energy": energy, "lp": lp}
    outer = "queens" if place != "queens" else "bronx"
    return table(p1, outer, outer, *OTHERS[place == "brooklyn"], phase="buy", market=[CARD])


def test_points_and_life() -> None:
    t = buying("bronx", 12)
    events = t.play(f"buy {CARD}")
    assert (t[0].vp, t[0].energy, t[0].lp) == (1, 13, 6)
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == [("energy", P1, 13), ("vp", P1, 1), ("lp", P1, 2)]
    assert t.state.discards == (CARD,)
    assert t[0].cards == ()


def test_cheaper_only_there() -> None:
    for place in CHEAPER:
        t = buying(place, 11)
        events = t.play(f"buy {CARD}")
        assert (t[0].vp, t[0].energy, t[0].lp) == (1, 13, 6)
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [("ny.buy.discount", 1)]
    for place in DEAR:
        assert buying(place, 11).refused(f"buy {CARD}") == "core.buy.cost"
    assert buying(CHEAPER[0], 10).refused(f"buy {CARD}") == "core.buy.cost"


def test_heals_up_to_the_maximum() -> None:
    t = buying("bronx", 12, lp=9)
    events = t.play(f"buy {CARD}")
    assert t[0].lp == 10
    assert [(e.seat, e.n) for e in cited(events, RULE) if e.kind == "lp"] == [(P1, 1)]


def test_the_energy_can_be_spent_at_once() -> None:
    t = table({"place": "bronx", "energy": 12}, "lower", phase="buy", market=[CARD, "extra_head", "curse"])
    t.play(f"buy {CARD}", "buy extra_head", "buy curse")
    assert t[0].cards == ("extra_head", "curse")
    assert t[0].energy == 2


def test_only_in_the_own_buy_phase() -> None:
    rolling = table({"place": "bronx", "energy": 15}, "lower", market=[CARD])
    assert rolling.refused(f"buy {CARD}") == "core.turn.order"
    other = table(
        {"place": "bronx", "energy": 15}, {"place": "lower", "energy": 0}, turn=P2, phase="buy", market=[CARD]
    )
    assert other.refused(f"buy {CARD}") == "core.buy.cost"
    assert other.all("vp") == [0, 0]
