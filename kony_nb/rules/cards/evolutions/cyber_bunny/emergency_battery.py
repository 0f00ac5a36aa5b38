"""Emergency Battery: three energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

add_card(
    id="emergency_battery",
    name="Emergency Battery",
    monster="Cyber Bunny",
    kind="temporary",
    cost=0,
    effect="Gain 3 energy.",
    games=("tokyo",),
    **gains("card.emergency_battery", energy=3),
)
