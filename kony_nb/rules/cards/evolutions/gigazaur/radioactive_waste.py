"""Radioactive Waste: energy and a little life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

RULE = "card.radioactive_waste"

add_card(
    id="radioactive_waste",
    name="Radioactive Waste",
    monster="Gigazaur",
    kind="temporary",
    cost=0,
    effect="Gain 2 energy and 1 LP.",
    games=("tokyo",),
    rulings=("In Tokyo too, and at full LP for the energy alone.",),
    **gains(RULE, energy=2, lp=1),
)
