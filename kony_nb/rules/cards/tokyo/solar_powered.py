"""Solar Powered: never quite without energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.solar_powered"


def idle(state: State, seat: int) -> bool:
    """Return whether the owner has energy."""
    return state.monsters[seat].energy > 0


def turn_end(state: State, seat: int, log: Log) -> None:
    """Gain 1 energy."""
    gain_energy(state, seat, 1, RULE, log)


add_card(
    id="solar_powered",
    name="Solar Powered",
    cost=2,
    kind="keep",
    effect="At the end of your turn, gain 1 energy if you have none.",
    games=("tokyo",),
    rulings=("It is a gain like any other, so cards that add to gains add to it.",),
    idle=idle,
    turn_end=turn_end,
)
