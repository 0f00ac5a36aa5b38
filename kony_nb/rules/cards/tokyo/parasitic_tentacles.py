"""Parasitic Tentacles: cards out of the others' hands."""

from kony_nb.rules.cards.registry import CARDS, add_card, power_cards
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import clamp_lp, end_copies, take_from
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.state import State

RULE = "card.parasitic_tentacles"


def sells(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the cards of the other monsters, with their prices."""
    return tuple(
        (card, CARDS[card].cost)
        for other, monster in enumerate(state.monsters)
        for card in power_cards(monster.cards)
        if other != seat
    )


def hands_over(state: State, seat: int, card: str, price: int, log: Log) -> None:
    """Pay the owner, and take the card with what lies on it."""
    owner = next(other for other, monster in enumerate(state.monsters) if card in monster.cards)
    if price:
        hand_over(state, seat, owner, price, RULE, log)
    counters = take_from(state, owner, card)
    monster = state.monsters[seat]
    monster.cards = (*monster.cards, card)
    if counters:
        monster.counters = {**monster.counters, card: counters}
    log.add("gain_card", RULE, seat, what=card, other=owner)
    clamp_lp(state, owner, log)
    end_copies(state, card, log)


add_card(
    id="parasitic_tentacles",
    name="Parasitic Tentacles",
    cost=4,
    kind="keep",
    effect="You may buy power cards that other monsters own; you pay them the energy.",
    games=("tokyo",),
    rulings=(
        "For the printed cost, less your own discounts.",
        "Counters come along; what a card does when it is gained does not happen; a Mimic of it ends.",
    ),
    sells=sells,
    hands_over=hands_over,
)
