"""Mothership Support: an energy for a life point, each turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import buys_life, ready

add_card(
    id="mothership_support",
    name="Mothership Support",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="Once in each of your turns you may pay 1 energy to gain 1 LP.",
    games=("tokyo",),
    rulings=("At any decision of yours in your turn, in Tokyo too, and below your maximum only.",),
    moments=buys_life("card.mothership_support", fee=1),
    **ready(),
)
