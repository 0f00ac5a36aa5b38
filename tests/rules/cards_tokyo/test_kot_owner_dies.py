"""Whatever Keep card it has: who dies leaves nothing, and play goes on."""

import pytest

import kony_nb.rules.new_game
from kony_nb.rules.cards.registry import CARDS
from tests.rules.in_tokyo import CITY, OUT, mimic, rolled, tokyo
from tests.rules.table import P1, P2, Table
from tests.rules.together import owner

assert kony_nb.rules.new_game is not None

SAVES = ("it_has_a_child",)
KEEPS = sorted(
    card.id
    for card in CARDS.values()
    if "tokyo" in card.games and card.kind == "keep" and not card.lies_as and card.id not in SAVES
)
COPIED = [card for card in KEEPS if card not in ("mimic", "extra_head_2")]


def let_die(t: Table) -> None:
    """Resolve the attack, with nothing done against it."""
    t.play("resolve A")
    while t.asked[1] in ("yield", "before_loss"):
        t.play("hold" if t.asked[1] == "yield" else "pass")


@pytest.mark.parametrize("place", [OUT, CITY])
@pytest.mark.parametrize("card", KEEPS)
def test_the_card_is_discarded(card: str, place: str) -> None:
    t = rolled("AAAHEE", CITY if place == OUT else OUT, owner(place, card, lp=2), OUT)
    if t.asked == (P2, "probe"):
        t.play("pass")
    let_die(t)
    assert not t[P2].alive
    assert (t[P2].cards, t[P2].counters) == ((), {})
    assert t.state.discards == (card,)
    assert t.state.turn == P1


@pytest.mark.parametrize("card", COPIED)
def test_a_mimic_of_it_is_discarded_as_the_mimic(card: str) -> None:
    t = rolled("AAAHEE", CITY, mimic(card, lp=2), owner(OUT, card))
    while t.asked[1] == "probe":
        t.play("pass")
    let_die(t)
    assert not t[P2].alive
    assert (t[P2].cards, t.state.discards) == ((), ("mimic",))


@pytest.mark.parametrize("card", COPIED)
def test_a_turn_with_a_mimic_of_it(card: str) -> None:
    """Everything that is offered is taken once, in a whole turn that costs nobody a life."""
    t = tokyo(mimic(card, lp=8, energy=2), owner(OUT, card), CITY, phase="start")
    for _ in range(60):
        t.settle()
        if t.asked[0] < 0 or t.state.turn != P1:
            break
        offered = sorted(text for text in t.legal if text.startswith(f"use mimic.{card}"))
        t.play(offered[0] if offered else sorted(t.legal)[-1 if t.asked[1] in ("keep", "yield") else 0])
    assert t.state.turn != P1 or t.state.result
