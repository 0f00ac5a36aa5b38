"""Boarding Party: a purchase of another monster goes to the Captain."""

from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import buy, price_for
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.boarding_party"
VP = 1
"""Victory points besides."""


def about_to_be_bought(state: State, seat: int) -> str:
    """Return the card that another monster than the seat's is about to buy, "" if none is."""
    step = next((step for step in reversed(state.agenda) if step.kind == "purchase"), None)
    return step.args[0] if step is not None and step.seat != seat else ""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the card lies in the market, and the owner of this evolution can pay for it."""
    card = about_to_be_bought(state, seat)
    if card not in state.market or CARDS[card].refuses_buyer is not None:
        return False
    price = price_for(state, seat, card)
    return price is not None and price <= state.monsters[seat].energy


def gained(state: State, seat: int, log: Log) -> None:
    """Buy the card in place of the other monster, which pays nothing."""
    card = about_to_be_bought(state, seat)
    at = max(at for at, step in enumerate(state.agenda) if step.kind == "purchase")
    del state.agenda[at]
    gain_vp(state, seat, VP, RULE, log)
    buy(state, seat, card, log)


add_card(
    id="boarding_party",
    name="Boarding Party",
    monster="Captain Fish",
    kind="temporary",
    cost=0,
    effect=f"When another monster is about to buy a card of the market, buy it in its place and gain {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "You pay what it costs you, with the discounts of your own place and cards. The other monster pays nothing "
        "and may go on buying.",
        "Not for a card that only a certain deed of this turn allows to buy, and none that lies elsewhere than in "
        "the market.",
    ),
    timing=("purchase",),
    playable=playable,
    gained=gained,
)
