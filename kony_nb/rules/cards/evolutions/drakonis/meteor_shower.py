"""Meteor Shower: it falls on everybody else."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import damages_others

STONES = 1
"""Life points that each of them loses."""

add_card(
    id="meteor_shower",
    name="Meteor Shower",
    monster="Drakonis",
    kind="temporary",
    cost=0,
    effect=f"Each other monster loses {STONES} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Wherever they are. It is no attack: nobody may leave the city for it.",),
    **damages_others("card.meteor_shower", STONES),
)
