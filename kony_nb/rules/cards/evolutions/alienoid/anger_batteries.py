"""Anger Batteries: wounds of this turn become energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.anger_batteries"


def lost_now(state: State, seat: int) -> int:
    """Return the life points that the seat has lost in this turn."""
    return sum(n for hurt, n in state.ledger.lost if hurt == seat)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether it has lost any."""
    return lost_now(state, seat) > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 1 energy for each."""
    gain_energy(state, seat, lost_now(state, seat), RULE, log)


add_card(
    id="anger_batteries",
    name="Anger Batteries",
    monster="Alienoid",
    kind="temporary",
    cost=0,
    effect="Before a turn ends: gain 1 energy for each LP that you lost in this turn.",
    games=("tokyo",),
    rulings=(
        "At the end of any monster's turn, before what its own cards do then.",
        "What you really lost to attacks and cards counts, also if you healed since; paid LP do not.",
    ),
    timing=("before_end",),
    playable=playable,
    gained=gained,
)
