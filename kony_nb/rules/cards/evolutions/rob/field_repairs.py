"""Field Repairs: energy mends the machine."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import buys_life

FEE = 1
"""Energy for a life point."""

add_card(
    id="field_repairs",
    name="Field Repairs",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect=f"Once in your turn you may pay {FEE} energy to gain 1 LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("At any decision of yours, in the city too, and below your maximum only.",),
    moments=buys_life("card.field_repairs", FEE),
)
