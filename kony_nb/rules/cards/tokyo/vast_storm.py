"""Vast Storm: points, and power cuts."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, pay
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.state import State

RULE = "card.vast_storm"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP, then take half of the energy of all others."""
    gain_vp(state, seat, 2, RULE, log)
    others = clockwise(state, tuple(other for other in state.living if other != seat))
    for other in others:
        lost = state.monsters[other].energy // 2
        if lost:
            pay(state, other, lost, RULE, log)


add_card(
    id="vast_storm",
    name="Vast Storm",
    cost=6,
    kind="discard",
    effect="Gain 2 VP, and every other monster loses 1 energy for each 2 that it has.",
    games=("tokyo",),
    rulings=("Half of it, rounded down: who has 1 keeps it.",),
    gained=gained,
)
