"""Broadway Star: points for the Superstar."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.broadway_star"


def superstar_taken(state: State, seat: int, before: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


def idle(state: State, seat: int) -> bool:
    """Return whether the owner does not hold the Superstar."""
    return state.superstar != seat


def turn_start(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="broadway_star",
    name="Broadway Star",
    cost=5,
    kind="keep",
    effect="Gain 1 VP whenever you take the Superstar, and 1 VP more each time your turn begins while you hold it.",
    rulings=("Stars that you roll while you hold it take nothing.", "An extra turn begins like any other."),
    superstar_taken=superstar_taken,
    idle=idle,
    turn_start=turn_start,
)
