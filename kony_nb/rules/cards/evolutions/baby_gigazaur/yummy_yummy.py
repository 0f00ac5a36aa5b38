"""Yummy Yummy: life and energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

add_card(
    id="yummy_yummy",
    name="Yummy Yummy",
    monster="Baby Gigazaur",
    kind="temporary",
    cost=0,
    effect="Gain 2 LP and 1 energy.",
    games=("tokyo",),
    rulings=("In Tokyo too. At your maximum of LP you still gain the energy.",),
    **gains("card.yummy_yummy", lp=2, energy=1),
)
