"""High Noon: to stay when one could go."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.high_noon"
VP = 1


def held(state: State, seat: int, log: Log) -> None:
    """Gain points."""
    gain_vp(state, seat, VP, RULE, log)


add_card(
    id="high_noon",
    name="High Noon",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect=f"Each time you are attacked in the city and stay although you could leave, gain {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Only where you have the choice: not if you may not, or cannot, leave.",),
    held=held,
)
