"""Deep Lungs: a long breath for the city."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.deep_lungs"
LP = 1
MORE = 2
"""Life points by which the maximum rises."""


def entered(state: State, seat: int, log: Log) -> None:
    """Gain life points."""
    heal(state, seat, LP, RULE, log)


add_card(
    id="deep_lungs",
    name="Deep Lungs",
    monster="Mega Shark",
    kind="permanent",
    cost=0,
    effect=f"Your maximum is {MORE} LP higher. When you enter the city, gain {LP} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Never more than 12 LP. When it leaves you, LP above your maximum are gone.",),
    max_lp=MORE,
    entered=entered,
)
