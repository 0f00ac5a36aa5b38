"""Roar over the Rooftops: nobody looks at the others any more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import others_lose_vp

VP = 2

add_card(
    id="roar_over_the_rooftops",
    name="Roar over the Rooftops",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"Each other monster loses {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Who has less loses what it has.",),
    **others_lose_vp("card.roar_over_the_rooftops", VP),
)
