"""Reserve Cell: energy that was put by."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

ENERGY = 3

add_card(
    id="reserve_cell",
    name="Reserve Cell",
    monster="Rob",
    kind="temporary",
    cost=0,
    effect=f"Gain {ENERGY} energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("On any turn, at any moment in which you are asked.",),
    **gains("card.reserve_cell", energy=ENERGY),
)
