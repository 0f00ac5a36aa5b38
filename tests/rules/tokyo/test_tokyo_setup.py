"""The set-up in Tokyo: who begins, where everybody stands, what is for sale."""

import pytest

from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.check import check
from tests.rules.table import P1, P2, P3, cited, kinds, new_table
from tests.rules.tokyo.city import OUT


@pytest.mark.parametrize("n", range(2, 7))
def test_everybody_outside_and_three_cards_for_sale(n: int) -> None:
    t = new_table(n, game="tokyo")
    assert t.all("place") == [OUT] * n
    assert None not in t.state.market
    assert {*t.state.deck, *(card or "" for card in t.state.market)} == set(deck_of("tokyo"))
    assert t.asked == (P1, "roll")
    assert (t.state.boroughs, t.state.tiles) == ({}, {})
    assert check(t.state) == []


def test_everybody_starts_outside() -> None:
    assert new_table(3, game="tokyo").all("place") == [OUT, OUT, OUT]


def test_the_first_seat_begins() -> None:
    t = new_table(3, game="tokyo")
    assert t.asked == (P1, "roll")
    assert t.state.turn == P1


def test_printed_most_attacks_begin() -> None:
    for how in ({"rules": "printed"}, {"options": {"tokyo_first_player": "most_attacks"}}):
        t = new_table(3, game="tokyo", **how)
        assert t.asked == (P1, "first_roll")
        assert t.refused("place queens") == "core.turn.order"
        t.play("roll")
        assert len(t.outcomes) == 462
        events = t.play("dice A11111", "roll", "dice AA1111", "roll", "dice AA2222")
        assert [e.what for e in kinds(events, "tie")] == ["1 2"]
        assert t.asked == (P2, "first_roll")
        events = t.play("roll", "dice 111111", "roll", "dice AAAAAA")
        assert [(e.rule, e.seat, e.n) for e in kinds(events, "first")] == [("core.setup.first-player", P3, 6)]
        assert t.asked == (P3, "roll")
        assert t.all("turns") == [0, 0, 1]
    t = new_table(3, game="tokyo", rules="printed", options={"tokyo_first_player": "seat_1"})
    assert t.asked == (P1, "roll")


def test_no_attack_at_all_is_a_tie_too() -> None:
    t = new_table(2, game="tokyo", rules="printed")
    events = t.play("roll", "dice 111111", "roll", "dice 222222")
    assert len(cited(events, "core.setup.tie")) == 1
    assert t.asked == (P1, "first_roll")
