"""Every card of the game has tests of its own, and entries that say what is needed."""

from pathlib import Path

from kony_nb.rules.actions import from_text
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.rulebook import find_rule
from kony_nb.views.cards import cards


def test_a_file_for_each_card() -> None:
    files = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")} - {"every_card"}
    assert files == {card.id for card in CARDS.values() if "new_york" in card.games and not card.monster}


def test_entries_are_complete() -> None:
    for card in CARDS.values():
        rule = find_rule(card.rule)
        assert card.effect in rule.text
        assert card.kind in (("temporary", "permanent") if card.monster else ("keep", "discard", "goal"))
        assert card.cost >= 0
        offers = (
            card.anytime,
            card.changes,
            card.may_add,
            card.aims,
            card.converts,
            card.spends,
            card.probes,
            card.free_rerolls,
            card.arguments,
        )
        assert (card.use is None) == (not any(offers))
        assert all(from_text(f"use {card.id} {arg}") for arg in card.arguments)


def test_every_card_has_its_row_in_the_index() -> None:
    rows = {row["id"]: row for row in cards(game="new_york").rows}
    here = [card for card in CARDS.values() if "new_york" in card.games and not card.monster]
    assert set(rows) == {card.id for card in here}
    assert all(rows[card.id]["effect"] == card.effect for card in here)
    assert len([card for card in here if card.kind == "keep"]) == 46
    assert len([card for card in here if card.kind == "discard"]) == 18
