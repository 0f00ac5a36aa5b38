"""Commuter Train: points for a train."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.commuter_train"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP."""
    gain_vp(state, seat, 2, RULE, log)


add_card(
    id="commuter_train",
    name="Commuter Train",
    cost=4,
    kind="discard",
    effect="Gain 2 VP.",
    games=("tokyo",),
    gained=gained,
)
