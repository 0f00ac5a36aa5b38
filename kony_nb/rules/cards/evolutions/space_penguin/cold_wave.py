"""Cold Wave: a die less for everybody else."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="cold_wave",
    name="Cold Wave",
    monster="Space Penguin",
    kind="temporary",
    cost=0,
    effect="On your turn: until your next turn all other monsters roll one die fewer.",
    games=("tokyo",),
    rulings=("Your next turn may be an extra one. If you leave the game, it ends.",),
    whose="own",
    lasts="own_turn",
    dice_of_others=-1,
)
