"""Blizzard: nobody gets far in it."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def roll_limit(state: State, seat: int, roller: int) -> int:
    """Let everybody roll once."""
    return 1


add_card(
    id="blizzard",
    name="Blizzard",
    monster="Space Penguin",
    kind="temporary",
    cost=0,
    effect="On your turn: until your next turn every monster has a single roll, and nobody may yield.",
    games=("tokyo",),
    rulings=(
        "For you too, for the rest of this turn. No card gives another roll; single dice that cards reroll still are.",
        "A roll for which the dice have been set aside already is made.",
        "Cards that let a monster leave without yielding do so.",
    ),
    whose="own",
    lasts="own_turn",
    roll_limit=roll_limit,
    keeps_inside=True,
)
