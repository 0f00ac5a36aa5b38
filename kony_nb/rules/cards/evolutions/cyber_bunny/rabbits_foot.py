"""Rabbit's Foot: no wound for a turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import spares

ID = "rabbits_foot"

add_card(
    id=ID,
    name="Rabbit's Foot",
    monster="Cyber Bunny",
    kind="temporary",
    cost=0,
    effect="You lose no LP for the rest of this turn.",
    games=("tokyo",),
    rulings=(
        "You are asked when you are about to lose LP; that loss and all later ones of the turn are spared.",
        "Against attacks, cards and tokens, your own too. An attack that is spared still lets you yield.",
    ),
    **spares(ID),
)
