"""Cashback Hack: what another monster pays comes out here."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import price_for
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.cashback_hack"
MOST = 4
"""The most energy that it brings."""


def booty(state: State, seat: int) -> int:
    """Return what the purchase of another monster that is about to happen would bring the seat."""
    step = next((step for step in reversed(state.agenda) if step.kind == "purchase"), None)
    if step is None or step.seat == seat:
        return 0
    return min(MOST, price_for(state, step.seat, *step.args) or 0)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether something is about to be paid."""
    return booty(state, seat) > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Gain as much."""
    gain_energy(state, seat, booty(state, seat), RULE, log)


add_card(
    id="cashback_hack",
    name="Cashback Hack",
    monster="Rob",
    kind="temporary",
    cost=0,
    effect=f"When another monster is about to buy a card, gain the energy that it pays, at most {MOST}.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("It comes from the supply: the buyer pays no more than it does anyway.",),
    timing=("purchase",),
    playable=playable,
    gained=gained,
)
