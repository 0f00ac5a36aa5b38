"""Yankee Stadium: 5 points and 5 LP, cheaper in the Bronx."""

from tests.rules.table import P1, P2, Table, cited, kinds, table

CARD, RULE = "yankee_stadium", "card.yankee_stadium"
CHEAPER, DEAR = ("bronx",), ("staten_island", "queens", "brooklyn", "upper")
OTHERS = (("brooklyn", "brooklyn"), ("staten_island", "staten_island"))


def buying(place: str, energy: int, lp: int = 4) -> Table:
    p1 = {"place": place, "energy": energy, "lp": lp}
    outer = "queens" if place != "queens" else "bronx"
    return table(p1, outer, outer, *OTHERS[place == "brooklyn"], phase="buy", market=[CARD])


def test_points_and_life() -> None:
    t = buying("staten_island", 9)
    events = t.play(f"buy {CARD}")
    assert (t[0].vp, t[0].energy, t[0].lp) == (5, 0, 9)
    assert [(e.kind, e.seat, e.n) for e in cited(events, RULE)] == [("vp", P1, 5), ("lp", P1, 5)]
    assert t.state.discards == (CARD,)
    assert t[0].cards == ()


def test_cheaper_only_there() -> None:
    for place in CHEAPER:
        t = buying(place, 8)
        events = t.play(f"buy {CARD}")
        assert (t[0].vp, t[0].energy, t[0].lp) == (5, 0, 9)
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [("ny.buy.discount", 1)]
    for place in DEAR:
        assert buying(place, 8).refused(f"buy {CARD}") == "core.buy.cost"
    assert buying(CHEAPER[0], 7).refused(f"buy {CARD}") == "core.buy.cost"


def test_heals_up_to_the_maximum() -> None:
    t = buying("staten_island", 9, lp=9)
    events = t.play(f"buy {CARD}")
    assert t[0].lp == 10
    assert [(e.seat, e.n) for e in cited(events, RULE) if e.kind == "lp"] == [(P1, 1)]


def test_twenty_points_win_at_the_end_of_the_turn() -> None:
    t = table({"place": "bronx", "energy": 8, "vp": 17}, "lower", phase="buy", market=[CARD])
    events = t.play(f"buy {CARD}")
    assert (t[0].vp, cited(events, RULE)[0].n) == (20, 3)
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P1)


def test_only_in_the_own_buy_phase() -> None:
    rolling = table({"place": "bronx", "energy": 15}, "lower", market=[CARD])
    assert rolling.refused(f"buy {CARD}") == "core.turn.order"
    other = table(
        {"place": "bronx", "energy": 15}, {"place": "lower", "energy": 0}, turn=P2, phase="buy", market=[CARD]
    )
    assert other.refused(f"buy {CARD}") == "core.buy.cost"
    assert other.all("vp") == [0, 0]
