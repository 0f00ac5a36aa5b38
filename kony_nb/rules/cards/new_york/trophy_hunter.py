"""Trophy Hunter: a point for each unit."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.tiles import UNITS
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.trophy_hunter"


def destroyed(state: State, seat: int, what: str, log: Log) -> None:
    """Gain 1 VP for a unit."""
    if what in UNITS:
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id="trophy_hunter",
    name="Trophy Hunter",
    cost=5,
    kind="keep",
    effect="Gain 1 VP for each unit you destroy.",
    rulings=("On top of what the unit pays. Buildings are no units.",),
    destroyed=destroyed,
)
