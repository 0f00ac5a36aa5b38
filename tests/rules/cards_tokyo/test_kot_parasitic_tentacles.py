"""Parasitic Tentacles: cards of others, for energy that they get."""

from tests.rules.table import P1, P2, Table, changes, cited, kinds, table, trial_card

CARD, RULE = "parasitic_tentacles", "card.parasitic_tentacles"
MIMIC = {"id": "mimic", "copies": CARD}


def buying(energy: int, *others: object, place: str = "outside", cards: tuple[object, ...] = (CARD,)) -> Table:
    me = {"place": place, "energy": energy, "cards": list(cards)}
    return table(me, *others, game="tokyo", phase="buy", deck=[])


def holding(*cards: object, place: str = "outside", **more: object) -> dict[str, object]:
    return {"place": place, "cards": list(cards), **more}


def test_a_card_of_another_for_its_price() -> None:
    for mine, other in (("outside", "tokyo_city"), ("tokyo_city", "outside")):
        t = buying(6, holding("spiked_tail", "wings", place=other, energy=1), place=mine)
        assert t.legal == {"end", "buy spiked_tail", "buy wings"}
        events = t.play("buy spiked_tail")
        assert (t[0].cards, t[1].cards) == ((CARD, "spiked_tail"), ("wings",))
        assert t.all("energy") == [1, 6]
        assert changes(cited(events, RULE), "energy") == [(P1, -5), (P2, 5)]
        assert [(e.seat, e.what, e.other) for e in kinds(events, "gain_card")] == [(P1, "spiked_tail", P2)]
        assert t.state.discards == ()
        assert t.state.ledger.bought == ("spiked_tail",)
        assert t.asked == (P1, "buy")


def test_not_without_the_energy() -> None:
    t = buying(4, holding("spiked_tail"))
    assert t.refused("buy spiked_tail") == "core.buy.cost"


def test_not_its_own_cards_nor_what_nobody_has() -> None:
    t = buying(20, holding("spiked_tail"), cards=(CARD, "jets"))
    assert t.refused("buy jets") == "core.buy.cost"
    assert t.refused("buy wings") == "core.buy.cost"
    assert t.refused(f"buy {CARD}") == "core.buy.cost"


def test_the_buyers_discounts_count_and_the_owner_gets_what_is_paid() -> None:
    with trial_card(id="rebate", games=("tokyo",), cheaper=1):
        t = buying(4, holding("spiked_tail"), cards=(CARD, "rebate"))
        events = t.play("buy spiked_tail")
        assert t.all("energy") == [0, 4]
        assert [(e.rule, e.n) for e in kinds(events, "discount")] == [("card.rebate", 1)]
        t = buying(3, {"place": "outside", "energy": 9, "cards": ["rebate"]})
        assert "buy rebate" in t.legal
        t.play("buy rebate")
        assert t.all("energy") == [3, 9]


def test_counters_come_along() -> None:
    t = buying(4, holding({"id": "smoke_cloud", "counters": 2}))
    t.play("buy smoke_cloud")
    assert t.all("counters") == [{"smoke_cloud": 2}, {}]


def test_effects_of_gaining_do_not_act() -> None:
    t = buying(8, holding("mimic", "spiked_tail"))
    t.play("buy mimic")
    assert (t[0].cards, t.asked) == ((CARD, "mimic"), (P1, "buy"))


def test_a_mimic_of_the_card_ends() -> None:
    t = buying(5, holding("spiked_tail"), holding({"id": "mimic", "copies": "spiked_tail"}))
    events = t.play("buy spiked_tail")
    assert t[2].cards == ("mimic",)
    assert [(e.seat, e.what) for e in kinds(events, "copy")] == [(2, "mimic")]


def test_a_mimic_keeps_what_it_acts_as_when_it_is_bought() -> None:
    t = buying(8, holding("spiked_tail"), holding({"id": "mimic", "copies": "spiked_tail"}))
    assert t.refused("buy mimic") == "core.buy.cost"
    t.play("buy mimic.spiked_tail")
    assert (t[0].cards, t[0].energy, t[2].energy) == ((CARD, "mimic.spiked_tail"), 0, 8)


def test_the_owners_maximum_falls_with_the_card() -> None:
    with trial_card(id="hide", games=("tokyo",), max_lp=2):
        t = buying(0, holding("hide", lp=12))
        t.play("buy hide")
        assert t.all("lp") == [10, 10]
        assert t[0].cards == (CARD, "hide")


def test_the_market_is_there_as_always_and_nothing_is_filled() -> None:
    me = {"place": "outside", "energy": 5, "cards": [CARD]}
    t = table(
        me, holding("solar_powered"), game="tokyo", phase="buy", market=["corner_store", "energize", "frenzy"]
    )
    t.play("buy solar_powered")
    assert t.asked == (P1, "buy")
    t.play("buy corner_store")
    assert (t[0].vp, t[0].energy, t[1].energy) == (1, 0, 2)


def test_the_tentacles_themselves_by_a_mimic_of_them() -> None:
    t = buying(4, holding(CARD), cards=(MIMIC,))
    t.play(f"buy {CARD}")
    assert t.all("cards") == [("mimic", CARD), ()]


def test_a_mimic_of_one_s_own_sells_each_card_once() -> None:
    t = buying(6, holding("spiked_tail"), cards=(CARD, MIMIC))
    assert t.legal == {"end", "buy spiked_tail"}


def test_only_in_its_owners_buy_phase() -> None:
    me = {"place": "outside", "energy": 9, "cards": [CARD]}
    t = table(me, holding("spiked_tail"), game="tokyo")
    assert t.refused("buy spiked_tail") == "core.turn.order"
    t = table(me, holding("spiked_tail", energy=9), game="tokyo", turn=P2, phase="buy")
    assert t.legal == {"end"}
    assert table(me, holding("spiked_tail"), game="tokyo", phase="end").legal == {"end"}


def test_its_owner_dies() -> None:
    t = table(
        {"place": "tokyo_city", "lp": 1, "cards": [CARD]}, "outside", "outside", game="tokyo", turn=P2,
        phase="resolve", dice="A11223",
    )
    t.play("resolve A")
    assert t.state.discards == (CARD,)
