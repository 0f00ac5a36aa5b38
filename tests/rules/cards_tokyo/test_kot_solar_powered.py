"""Solar Powered: one energy at the end of the turn for who has none."""

from tests.rules.table import P1, P2, Table, changes, cited, table, trial_card

CARD, RULE = "solar_powered", "card.solar_powered"


def ending(energy: int, place: str = "outside", cards: tuple[object, ...] = (CARD,), **more: object) -> Table:
    me = {"place": place, "energy": energy, "cards": list(cards)}
    return table(me, "outside", game="tokyo", phase="buy", **more)


def test_one_energy_for_none() -> None:
    for place in ("outside", "tokyo_city"):
        t = ending(0, place)
        assert changes(cited(t.play("end"), RULE), "energy") == [(P1, 1)]
        assert t[0].energy == 1


def test_nothing_for_who_has_some() -> None:
    t = ending(1)
    assert not cited(t.play("end"), RULE)
    assert t[0].energy == 1


def test_what_was_spent_in_this_turn_is_gone() -> None:
    t = ending(3, market=["corner_store"])
    t.play("buy corner_store")
    t.settle()
    t.play("end")
    assert t[0].energy == 1


def test_not_at_the_end_of_another_turn() -> None:
    t = table({"place": "outside", "cards": [CARD]}, "outside", game="tokyo", turn=P2, phase="buy")
    assert not cited(t.play("end"), RULE)


def test_it_is_a_gain_like_any_other() -> None:
    with trial_card(id="more_energy", games=("tokyo",), energy_bonus=1):
        t = ending(0, cards=(CARD, "more_energy"))
        t.play("end")
        assert t[0].energy == 2


def test_of_two_only_one_acts() -> None:
    t = ending(0, cards=(CARD, {"id": "mimic", "copies": CARD}))
    t.play("end")
    assert t.asked == (P1, "order")
    t.play(f"pick mimic.{CARD}")
    assert (t[0].energy, t.state.turn) == (1, P2)


def test_a_mimic_of_it_can_be_changed_at_the_start_of_the_turn() -> None:
    me = {"place": "outside", "energy": 1, "cards": [{"id": "mimic", "copies": CARD}]}
    t = table(me, {"place": "outside", "cards": [CARD, "spiked_tail"]}, game="tokyo", phase="start")
    assert t.asked == (P1, "copy")
    t.play("pick spiked_tail")
    assert (t[0].cards, t[0].energy) == (("mimic.spiked_tail",), 0)


def test_its_owner_dies() -> None:
    me = {"place": "outside", "lp": 1, "energy": 4, "cards": [CARD]}
    t = table(me, "outside", "outside", game="tokyo", phase="buy", market=["high_altitude_bombing"])
    events = t.play("buy high_altitude_bombing") + t.settle()
    assert not [e for e in cited(events, RULE) if e.kind == "energy"]
    assert CARD in t.state.discards
