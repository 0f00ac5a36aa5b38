"""Skyscraper: points for a tower."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.skyscraper"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 VP."""
    gain_vp(state, seat, 4, RULE, log)


add_card(
    id="skyscraper",
    name="Skyscraper",
    cost=6,
    kind="discard",
    effect="Gain 4 VP.",
    games=("tokyo",),
    gained=gained,
)
