"""Bring It Down: something in reach comes down at once."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.destruction import destruction, within_reach
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.power_up.effects import gains
from kony_nb.rules.state import State

FISTS = 2
"""Destruction results that it is worth."""
VP = 1
"""Victory points, beside 1 energy, that it is worth in Tokyo."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether something can be destroyed so where the owner is."""
    return bool(within_reach(state, seat, BOROUGH_OF[state.monsters[seat].place or "lower"], FISTS))


def gained(state: State, seat: int, log: Log) -> None:
    """Use Destruction."""
    destruction(state, seat, FISTS, log)


add_card(
    id="bring_it_down",
    name="Bring It Down",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"While you resolve your dice: use {FISTS} Destruction at once, besides theirs.",
    games=("new_york",),
    provenance="house",
    rulings=(
        "By the rules for Destruction: in your borough, unless a card of yours says otherwise, and as long as it "
        "reaches for something. You are paid as usual.",
        "Not added to the Destruction of your dice: neither can make up for what the other lacks.",
    ),
    timing=("resolving",),
    whose="own",
    playable=playable,
    gained=gained,
)
add_card(
    id="bring_it_down_tokyo",
    name="Bring It Down",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"On your turn: gain {VP} VP and 1 energy.",
    games=("tokyo",),
    provenance="house",
    rulings=("At any moment of your turn.",),
    whose="own",
    **gains("card.bring_it_down_tokyo", vp=VP, energy=1),
)
