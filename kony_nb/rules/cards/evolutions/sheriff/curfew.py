"""Curfew: fewer dice for all the others, until the Sheriff is back."""

from kony_nb.rules.cards.registry import add_card

FEWER = 1
"""Dice that each of them is short of."""

add_card(
    id="curfew",
    name="Curfew",
    monster="Sheriff",
    kind="temporary",
    cost=0,
    effect=f"At the end of your turn: until your next turn begins, all other monsters roll {FEWER} die fewer.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("It is discarded when your next turn begins, an extra turn too, and when you are eliminated.",),
    timing=("before_end",),
    whose="own",
    lasts="own_turn",
    dice_of_others=-FEWER,
)
