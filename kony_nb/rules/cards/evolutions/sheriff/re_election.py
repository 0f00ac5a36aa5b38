"""Re-Election: the public votes for the Sheriff."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

VP = 2

add_card(
    id="re_election",
    name="Re-Election",
    monster="Sheriff",
    kind="temporary",
    cost=0,
    effect=f"Gain {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("On any turn, at any moment in which you are asked.",),
    **gains("card.re_election", vp=VP),
)
