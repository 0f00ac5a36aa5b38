"""Electro-Scratch: a life point of everybody else."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import damages_others

RULE = "card.electro_scratch"

add_card(
    id="electro_scratch",
    name="Electro-Scratch",
    monster="Cyber Kitty",
    kind="temporary",
    cost=0,
    effect="Every other monster loses 1 LP.",
    games=("tokyo",),
    rulings=("No attack: it hits in Tokyo and outside, and nobody may yield for it.",),
    **damages_others(RULE, 1),
)
