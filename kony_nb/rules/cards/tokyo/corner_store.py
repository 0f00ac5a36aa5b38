"""Corner Store: a point for a shop."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.corner_store"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="corner_store",
    name="Corner Store",
    cost=3,
    kind="discard",
    effect="Gain 1 VP.",
    games=("tokyo",),
    gained=gained,
)
