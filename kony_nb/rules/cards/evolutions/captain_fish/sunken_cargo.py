"""Sunken Cargo: energy and a life point from the bottom of the sea."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

ENERGY = 2

add_card(
    id="sunken_cargo",
    name="Sunken Cargo",
    monster="Captain Fish",
    kind="temporary",
    cost=0,
    effect=f"Gain 1 LP and {ENERGY} energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("In the city too: only heart dice do not heal there.",),
    **gains("card.sunken_cargo", lp=1, energy=ENERGY),
)
