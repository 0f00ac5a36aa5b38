"""Columbia University: points, and the next Keep card for free."""

from tests.rules.table import P1, P2, Table, kinds, table

RULE = "card.columbia_university"


def buying(*top: str, market: tuple[str, ...] = ("columbia_university",), place: str = "bronx", **p1: object) -> Table:
    me = {"place": place, "energy": 6, **p1}
    rest = ["flatiron_building", "the_unisphere"]
    return table(me, "queens", "queens", phase="buy", market=[*market, *rest][:3], deck_top=list(top))


def test_points_and_the_card_that_takes_its_own_place() -> None:
    t = buying("regeneration", "tesla_cannon")
    events = t.play("buy columbia_university")
    assert (t[0].vp, t[0].energy) == (2, 0)
    assert t[0].cards == ("regeneration",)
    assert t.state.market == ("tesla_cannon", "flatiron_building", "the_unisphere")
    assert [(e.rule, e.seat, e.what) for e in kinds(events, "gain_card")] == [(RULE, P1, "regeneration")]
    assert t.state.pending == ()


def test_cheaper_in_manhattan() -> None:
    t = buying("regeneration", "tesla_cannon", place="upper")
    t.play("buy columbia_university")
    assert t[0].energy == 1


def test_a_discard_card_leaves_it_waiting_across_a_sweep() -> None:
    t = buying("tesla_cannon", "new_york_marathon", "subterranean_cable", "curse", "webspinner", energy=9)
    t.play("buy columbia_university")
    assert t.state.pending == (("columbia_university", P1),)
    assert t.state.market[0] == "tesla_cannon"
    t.play("sweep")
    assert t[0].cards == ("curse",)
    assert t.state.market == ("new_york_marathon", "subterranean_cable", "webspinner")
    assert t.state.pending == ()


def test_it_waits_for_the_reveals_of_others() -> None:
    p2 = {"place": "bronx", "energy": 5}
    t = table(
        "lower",
        p2,
        "queens",
        turn=P2,
        phase="buy",
        market=["the_unisphere", "tesla_cannon"],
        deck_top=["subterranean_cable", "extra_head", "new_york_marathon"],
        pending=[["columbia_university", "Kong"]],
    )
    t.play("buy the_unisphere")
    assert t[0].cards == ("extra_head",)
    assert t[1].cards == ()
    assert t.state.market == ("subterranean_cable", "tesla_cannon", "new_york_marathon")


def test_cards_already_there_are_not_taken() -> None:
    t = buying("tesla_cannon", market=("columbia_university", "curse"))
    t.play("buy columbia_university")
    assert t[0].cards == ()
    assert "curse" in t.state.market


def test_two_owners_take_one_after_the_other() -> None:
    p2 = {"place": "bronx", "energy": 5}
    t = table(
        "lower",
        p2,
        "queens",
        turn=P2,
        phase="buy",
        market=["the_unisphere", "tesla_cannon", "flatiron_building"],
        deck_top=["extra_head", "curse", "new_york_marathon"],
        pending=[["columbia_university", "Rob"], ["columbia_university", "Kong"]],
    )
    t.play("buy the_unisphere")
    assert t[2].cards == ("extra_head",)
    assert t[0].cards == ("curse",)


def test_effects_of_gaining_act() -> None:
    t = buying("natural_selection", "tesla_cannon", lp=3)
    t.play("buy columbia_university")
    assert (t[0].lp, t[0].energy) == (7, 4)


def test_it_lapses_with_its_owner() -> None:
    t = table(
        {"place": "lower", "lp": 1},
        "bronx",
        "queens",
        turn=P2,
        phase="resolve",
        dice="AEEEEE",
        pending=[["columbia_university", "Kong"]],
    )
    t.play("resolve A")
    assert t.state.pending == ()
