"""Apartment Building: points for a home."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.apartment_building"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 3 VP."""
    gain_vp(state, seat, 3, RULE, log)


add_card(
    id="apartment_building",
    name="Apartment Building",
    cost=5,
    kind="discard",
    effect="Gain 3 VP.",
    games=("tokyo",),
    gained=gained,
)
