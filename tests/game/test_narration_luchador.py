"""Events of challenges and masks in words."""

import pytest

from kony_nb.game.narration import narrate
from kony_nb.rules.events import Event

NAMES = ["Kong", "Rob", "Mantis"]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("challenge", "luc.challenge.when", 0, other=1), "Kong challenges Rob"),
        (Event("ally", "luc.help.ally", 0, other=2), "Kong takes Mantis as ally"),
        (Event("decided", "luc.challenge.secret", 0), "Kong has decided in secret"),
        (Event("show_challenge", "luc.challenge.secret", 0, 6, "challenge.02"), "Kong reveals Bear Hug, strength 6"),
        (
            Event("show_challenge", "luc.challenge.ally-reveals", 2, 3, "challenge.16", 0),
            "Mantis reveals Thundering for Kong, bonus 3",
        ),
        (
            Event("win_challenge", "luc.challenge.both", 0, 9, "challenge.02 challenge.16", 1, now=4),
            "Kong wins the challenge against Rob with Thundering Bear Hug, 9 to 4: Both reveal",
        ),
        (
            Event("win_challenge", "luc.challenge.one", 0, 6, "challenge.02", 1),
            "Kong wins the challenge against Rob with Bear Hug: One reveals",
        ),
        (
            Event("unrevealed", "luc.challenge.none", 0, other=1),
            "neither Kong nor Rob reveals a card: Nobody reveals",
        ),
        (
            Event("mask", "luc.masks.collection", 0, 1, "collection", 1, now=2),
            "Kong puts 1 mask of Rob into its collection (now 2): The mask collection",
        ),
        (Event("mask", "luc.masks.attach", 0, 1, "attached", 1, now=0), "Kong attaches 1 mask of Rob to its figure"),
        (
            Event("lose_mask", "luc.masks.lose-order", 1, 1, "collection", now=0),
            "Rob gives up 1 mask of its collection (0 left)",
        ),
        (Event("lose_mask", "luc.masks.lose-order", 1, 1, "attached", now=0), "Rob gives up the mask of its figure"),
        (Event("masks_out", "luc.masks.out", 1, 2), "Rob leaves 2 masks to nobody: Masks that nobody takes"),
        (
            Event("no_challenge_card", "luc.challenge.no-card", 0),
            "Kong has no challenge card: Without a card no challenge",
        ),
        (
            Event("shuffle_challenges", "luc.deck.reshuffle", n=12),
            "the challenge deck is empty, 12 discarded cards become the deck",
        ),
        (Event("challenge_out", "luc.out", 1), "Rob's challenge card leaves the game unseen"),
    ],
)
def test_sentences(event: Event, words: str) -> None:
    assert narrate(event, NAMES) == words
