"""Secret Laboratory: cards cost less."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import ready

add_card(
    id="secret_laboratory",
    name="Secret Laboratory",
    monster="Cyber Bunny",
    kind="permanent",
    cost=0,
    effect="Power cards cost you 1 energy less.",
    games=("tokyo",),
    rulings=("Not below 0, together with other discounts. A sweep costs what it always does.",),
    cheaper=1,
    **ready(),
)
