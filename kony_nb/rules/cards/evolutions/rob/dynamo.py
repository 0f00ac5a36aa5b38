"""Dynamo: it turns a little longer."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import pays_for

ENERGY = 1

add_card(
    id="dynamo",
    name="Dynamo",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect=f"When you resolve energy, gain {ENERGY} energy more.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Once for the face, however many results; not for energy from elsewhere.",),
    **pays_for("card.dynamo", "E", 1, energy=ENERGY),
)
