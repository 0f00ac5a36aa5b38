"""Top of the World: the city pays the one who stands above it better."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import State

RULE = "card.top_of_the_world"
VP = 1


def idle(state: State, seat: int) -> bool:
    """Return whether the owner is outside the city."""
    return not in_city(state, seat)


def paid(state: State, seat: int, log: Log) -> None:
    """Gain points."""
    gain_vp(state, seat, VP, RULE, log)


add_card(
    id="top_of_the_world",
    name="Top of the World",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"Gain {VP} VP more when you enter the city, and when your turn begins in it.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Besides what the city pays, in every zone of Manhattan and in Tokyo Bay too.",),
    entered=paid,
    idle=idle,
    turn_start=paid,
)
