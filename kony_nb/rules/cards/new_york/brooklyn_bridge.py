"""Brooklyn Bridge: points, cheaper in Brooklyn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.brooklyn_bridge"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 VP."""
    gain_vp(state, seat, 4, RULE, log)


add_card(
    id="brooklyn_bridge",
    name="Brooklyn Bridge",
    cost=6,
    kind="discard",
    effect="Gain 4 VP.",
    discount=("brooklyn",),
    gained=gained,
)
