"""Scavenger: Keep cards out of the discards."""

from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.state import State


def sells(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the Keep cards among the discards, each for 1 energy less."""
    return tuple((card, max(0, CARDS[card].cost - 1)) for card in state.discards if CARDS[card].kind == "keep")


add_card(
    id="scavenger",
    name="Scavenger",
    cost=3,
    kind="keep",
    effect="When you buy you may also buy Keep cards from the discards, for 1 energy less.",
    rulings=(
        "Cards discarded or swept in this turn are for sale at once.",
        "The lower price holds for the discards only, never below 0.",
        "What a card does when it is gained, it does again.",
    ),
    sells=sells,
)
