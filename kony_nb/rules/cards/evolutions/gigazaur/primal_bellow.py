"""Primal Bellow: two points of everybody else."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import others_lose_vp

RULE = "card.primal_bellow"

add_card(
    id="primal_bellow",
    name="Primal Bellow",
    monster="Gigazaur",
    kind="temporary",
    cost=0,
    effect="Every other monster loses 2 VP.",
    games=("tokyo",),
    rulings=("Never below 0; it can be played while another monster has any.",),
    **others_lose_vp(RULE, 2),
)
