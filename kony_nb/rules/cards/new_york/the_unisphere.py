"""The Unisphere: points, cheaper in Queens."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.the_unisphere"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 VP."""
    gain_vp(state, seat, 4, RULE, log)


add_card(
    id="the_unisphere",
    name="The Unisphere",
    cost=5,
    kind="discard",
    effect="Gain 4 VP.",
    discount=("queens",),
    gained=gained,
)
