"""Energy Hoarder: points for a full store."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.energy_hoarder"
EACH = 6


def idle(state: State, seat: int) -> bool:
    """Return whether there is too little energy."""
    return state.monsters[seat].energy < EACH


def turn_end(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP for each 6 energy."""
    gain_vp(state, seat, state.monsters[seat].energy // EACH, RULE, log)


add_card(
    id="energy_hoarder",
    name="Energy Hoarder",
    cost=3,
    kind="keep",
    effect="At the end of your turn gain 1 VP for each 6 energy that you have.",
    games=("tokyo",),
    rulings=("Whole sixes only; the energy stays with you.",),
    idle=idle,
    turn_end=turn_end,
)
