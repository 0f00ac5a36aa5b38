"""Evacuation Orders: the others' fame runs away. King of Tokyo has it twice."""

from kony_nb.rules.cards.registry import add_card, add_copy
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.state import State

RULE = "card.evacuation_orders"


def gained(state: State, seat: int, log: Log) -> None:
    """Take 5 VP from every other monster."""
    for other in clockwise(state, tuple(other for other in state.living if other != seat)):
        lose_vp(state, other, 5, RULE, log)


add_card(
    id="evacuation_orders",
    name="Evacuation Orders",
    cost=7,
    kind="discard",
    effect="Every other monster loses 5 VP.",
    games=("tokyo",),
    rulings=("Nobody drops below 0 VP.",),
    gained=gained,
)
add_copy("evacuation_orders", "evacuation_orders_2")
