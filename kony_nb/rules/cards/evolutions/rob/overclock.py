"""Overclock: more dice for one turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.rolling import MOST_DICE, dice_pool
from kony_nb.rules.state import State

DICE = 2


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is room for another die."""
    return dice_pool(state, seat) < MOST_DICE


add_card(
    id="overclock",
    name="Overclock",
    monster="Rob",
    kind="temporary",
    cost=0,
    effect=f"Before your first roll: roll {DICE} dice more in this turn.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(f"Never more than {MOST_DICE} dice in all.",),
    timing=("before_roll",),
    whose="own",
    lasts="turn",
    dice=DICE,
    playable=playable,
)
