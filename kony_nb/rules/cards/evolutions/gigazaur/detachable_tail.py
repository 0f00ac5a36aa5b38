"""Detachable Tail: no wounds for a turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import spares

ID = "detachable_tail"

add_card(
    id=ID,
    name="Detachable Tail",
    monster="Gigazaur",
    kind="temporary",
    cost=0,
    effect="You lose no LP for the rest of this turn.",
    games=("tokyo",),
    rulings=(
        "On any turn, when you are about to lose LP, also if that would eliminate you.",
        "Against attacks, cards and tokens. You were attacked all the same, and may yield.",
    ),
    **spares(ID),
)
