"""Evacuation Orders: five VP of every other monster; there are two of them."""

import pytest

from kony_nb.rules.cards.registry import deck_of
from tests.rules.table import P1, P2, P3, Table, changes, cited, table

RULE = "card.evacuation_orders"
BOTH = ("evacuation_orders", "evacuation_orders_2")


def buying(card: str, *vp: int, place: str = "outside", energy: int = 7, **more: object) -> Table:
    me = {"place": place, "energy": energy, "vp": 6}
    others = [{"place": "outside", "vp": n} for n in vp]
    return table(me, *others, game="tokyo", phase="buy", market=[card], **more)


@pytest.mark.parametrize("card", BOTH)
def test_all_others_lose_five_not_below_zero(card: str) -> None:
    for place in ("outside", "tokyo_city"):
        t = buying(card, 9, 3, 5, place=place)
        events = t.play(f"buy {card}")
        assert t.all("vp") == [6, 4, 0, 0]
        assert changes(cited(events, RULE), "vp") == [(P2, -5), (P3, -3), (3, -5)]
        assert t.state.discards == (card,)


def test_two_in_the_deck() -> None:
    assert [card for card in deck_of("tokyo") if card.startswith("evacuation")] == list(BOTH)
    me = {"place": "outside", "energy": 14}
    t = table(me, {"place": "outside", "vp": 12}, game="tokyo", phase="buy", market=list(BOTH))
    t.play(f"buy {BOTH[0]}")
    t.settle()
    t.play(f"buy {BOTH[1]}")
    assert t[1].vp == 2


def test_who_has_risen_to_twenty_is_below_again() -> None:
    t = buying(BOTH[0], 20, rules="digest", options={"tokyo_win": "end_of_turn"})
    assert t[1].reached == 1
    t.play(f"buy {BOTH[0]}")
    assert (t[1].vp, t[1].reached) == (15, 0)
    t.settle()
    t.play("end")
    assert t.state.result == ""


def test_the_dead_and_the_buyer_lose_nothing() -> None:
    t = table(
        {"place": "outside", "energy": 7, "vp": 8}, {"alive": False, "vp": 7}, {"place": "outside", "vp": 7},
        game="tokyo", phase="buy", market=["evacuation_orders"],
    )
    t.play("buy evacuation_orders")
    assert t.all("vp") == [8, 7, 2]


def test_not_without_the_energy() -> None:
    t = buying(BOTH[1], 9, energy=6)
    assert t.refused(f"buy {BOTH[1]}") == "core.buy.cost"
    assert t.state.turn == P1
