"""Central Park: points and life, cheaper in Manhattan."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, heal
from kony_nb.rules.state import State

RULE = "card.central_park"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP and heal 2."""
    gain_vp(state, seat, 2, RULE, log)
    heal(state, seat, 2, RULE, log)


add_card(
    id="central_park",
    name="Central Park",
    cost=5,
    kind="discard",
    effect="Gain 2 VP and heal 2.",
    discount=("manhattan",),
    rulings=("Heals in Manhattan too: only heart dice do not.",),
    gained=gained,
)
