"""Raptorial Arms: a hard blow is harder."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import deals_more

LEAST = 3
"""Damage from which the blow is harder."""

add_card(
    id="raptorial_arms",
    name="Raptorial Arms",
    monster="Mantis",
    kind="permanent",
    cost=0,
    effect=f"Your attacks of {LEAST} or more deal 1 more to each monster that they hit.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("What your cards make of the attack counts, for each monster by itself.",),
    **deals_more(1, LEAST),
)
