"""Tune-Up: a turn in the workshop."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.phases.turns import skip_to_end
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State

RULE = "card.tune_up"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is outside Tokyo."""
    return state.monsters[seat].place == OUTSIDE


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 LP and 2 energy, and skip the turn."""
    heal(state, seat, 4, RULE, log)
    gain_energy(state, seat, 2, RULE, log)
    skip_to_end(state, log)


add_card(
    id="tune_up",
    name="Tune-Up",
    monster="Meka Dragon",
    kind="temporary",
    cost=0,
    effect="Before you roll, outside Tokyo: gain 4 LP and 2 energy, and skip your turn.",
    games=("tokyo",),
    rulings=("What happens at the start and at the end of your turn does; you do not roll, enter Tokyo or buy.",),
    timing=("before_roll",),
    whose="own",
    playable=playable,
    gained=gained,
)
