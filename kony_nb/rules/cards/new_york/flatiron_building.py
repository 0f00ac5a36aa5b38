"""Flatiron Building: points, cheaper in Manhattan."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.flatiron_building"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP."""
    gain_vp(state, seat, 2, RULE, log)


add_card(
    id="flatiron_building",
    name="Flatiron Building",
    cost=3,
    kind="discard",
    effect="Gain 2 VP.",
    discount=("manhattan",),
    gained=gained,
)
