"""Rooting for the Underdog: a point at the end of the turn for who alone is last."""

from tests.rules.table import P1, P2, Table, changes, cited, table

CARD, RULE = "rooting_for_the_underdog", "card.rooting_for_the_underdog"


def ending(*vp: int, place: str = "outside", cards: tuple[object, ...] = (CARD,), **more: object) -> Table:
    first, *others = vp
    me = {"place": place, "vp": first, "cards": list(cards)}
    return table(me, *[{"place": "outside", "vp": n} for n in others], game="tokyo", phase="buy", **more)


def test_the_last_one_gains_a_point() -> None:
    for place in ("outside", "tokyo_city"):
        t = ending(3, 4, 7, place=place)
        assert changes(cited(t.play("end"), RULE), "vp") == [(P1, 1)]
        assert t[0].vp == 4


def test_not_who_shares_the_last_place_or_is_ahead() -> None:
    for vp in ((3, 3, 7), (4, 3, 7), (0, 0)):
        t = ending(*vp)
        assert not cited(t.play("end"), RULE)
        assert t[0].vp == vp[0]


def test_the_dead_are_not_counted() -> None:
    t = table(
        {"place": "outside", "vp": 2, "cards": [CARD]}, {"alive": False, "vp": 1}, {"place": "outside", "vp": 5},
        game="tokyo", phase="buy",
    )
    t.play("end")
    assert t[0].vp == 3


def test_not_at_the_end_of_another_turn() -> None:
    me = {"place": "outside", "cards": [CARD]}
    t = table(me, {"place": "outside", "vp": 3}, {"place": "outside", "vp": 3}, game="tokyo", turn=P2, phase="buy")
    assert not cited(t.play("end"), RULE)
    assert t[0].vp == 0


def test_with_a_mimic_the_second_point_only_to_who_is_still_last() -> None:
    mimic = {"id": "mimic", "copies": CARD}
    for other, vp in ((5, 2), (1, 1)):
        t = ending(0, other, cards=(CARD, mimic))
        t.play("end", f"pick {CARD}")
        assert t[0].vp == vp


def test_a_mimic_of_it_can_be_changed_at_the_start_of_the_turn() -> None:
    me = {"place": "outside", "vp": 5, "energy": 1, "cards": [{"id": "mimic", "copies": CARD}]}
    t = table(me, {"place": "outside", "cards": [CARD, "solar_powered"]}, game="tokyo", phase="start")
    assert t.asked == (P1, "copy")
    t.play("pick solar_powered")
    assert (t[0].cards, t[0].energy) == (("mimic.solar_powered",), 0)


def test_the_last_point_wins() -> None:
    t = table(
        {"place": "outside", "vp": 19, "cards": [CARD]}, {"place": "outside", "vp": 20}, game="tokyo", phase="buy",
        options={"tokyo_win": "end_of_turn"},
    )
    t.play("end")
    assert (t.state.result, t.state.winner) == ("vp", P2)


def test_its_owner_dies() -> None:
    t = table(
        {"place": "outside", "lp": 3, "energy": 4, "cards": [CARD]}, {"place": "outside", "vp": 9},
        {"place": "outside", "vp": 9}, game="tokyo", phase="buy", market=["high_altitude_bombing"],
    )
    events = t.play("buy high_altitude_bombing") + t.settle()
    assert not changes(cited(events, RULE), "vp")
    assert (t.state.living, t.state.turn) == ([1, 2], P2)
