"""Fury: many units around make one stronger."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.state import State

UNITS_NEEDED = 3


def adds(state: State, seat: int, results: str) -> str:
    """Add a Destruction and an energy while three units or more are in the owner's borough."""
    return "DE" if units_around(state, seat) >= UNITS_NEEDED else ""


add_card(
    id="fury",
    name="Fury",
    cost=4,
    kind="keep",
    effect="With three or more units in your borough, 1 Destruction and 1 energy are added to your results.",
    rulings=("Units are counted when the dice are final, wherever you are then; Manhattan is one borough.",),
    adds=adds,
)
