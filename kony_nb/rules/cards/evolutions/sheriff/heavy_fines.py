"""Heavy Fines: everybody pays, in one way or another."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over, lose_vp
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import State

RULE = "card.heavy_fines"
FINE = 1
"""Energy, or victory points."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether another monster has energy or points."""
    return any(state.monsters[other].energy or state.monsters[other].vp for other in others(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Take the fines, clockwise."""
    for other in others(state, seat):
        if state.monsters[other].energy:
            hand_over(state, other, seat, FINE, RULE, log)
        elif state.monsters[other].vp:
            lose_vp(state, other, FINE, RULE, log)


add_card(
    id="heavy_fines",
    name="Heavy Fines",
    monster="Sheriff",
    kind="temporary",
    cost=0,
    effect=f"Each other monster gives you {FINE} energy; one that has no energy loses {FINE} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Nobody chooses: who has energy gives energy. You do not gain the VP.",),
    playable=playable,
    gained=gained,
)
