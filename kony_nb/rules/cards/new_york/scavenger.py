"""Scavenger: Keep cards out of the discards."""

from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.state import State


def sells(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the Keep cards among the discards, each for 1 energy less."""
    return tuple((card, max(0, CARDS[card].cost - 1)) for card in state.discards if CARDS[card].kind == "keep")


def hands_over(state: State, seat: int, card: str, price: int, log: Log) -> None:
    """Take the card out of the discards, and pay and gain it like any other."""
    discards = list(state.discards)
    discards.remove(card)
    state.discards = tuple(discards)
    if price:
        pay(state, seat, price, "core.buy.cost", log)
    gain_card(state, seat, card, log)


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
    hands_over=hands_over,
)
