"""King of Queens: at home in Queens."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal
from kony_nb.rules.state import State

RULE = "card.king_of_queens"


def idle(state: State, seat: int) -> bool:
    """Return whether the owner is elsewhere."""
    return state.monsters[seat].place != "queens"


def turn_start(state: State, seat: int, log: Log) -> None:
    """Gain 1 energy and heal 1."""
    gain_energy(state, seat, 1, RULE, log)
    heal(state, seat, 1, RULE, log)


add_card(
    id="king_of_queens",
    name="King of Queens",
    cost=5,
    kind="keep",
    effect="When your turn starts in Queens, gain 1 energy and heal 1.",
    rulings=("Where you stand when the turn starts decides; coming to Queens later does nothing.",),
    turn_start=turn_start,
    idle=idle,
)
