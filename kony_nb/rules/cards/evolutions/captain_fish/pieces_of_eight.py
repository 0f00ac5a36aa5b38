"""Pieces of Eight: a point for a good haul of energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import pays_for

LEAST = 2
"""Energy results that it takes."""

add_card(
    id="pieces_of_eight",
    name="Pieces of Eight",
    monster="Captain Fish",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} energy, gain 1 VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("1 VP, however many results; the energy comes besides.",),
    **pays_for("card.pieces_of_eight", "E", LEAST, vp=1),
)
