"""Shipwrecker: there is always something to pick up among the ruins."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.power_up.effects import pays_for
from kony_nb.rules.state import State

ID, RULE = "shipwrecker", "card.shipwrecker"
ENERGY = 1
LEAST = 2
"""Ones that it takes in Tokyo."""


def destroyed(state: State, seat: int, what: str, log: Log) -> None:
    """Gain energy, once a turn."""
    if first_time(state, ID):
        gain_energy(state, seat, ENERGY, RULE, log)


add_card(
    id=ID,
    name="Shipwrecker",
    monster="Mega Shark",
    kind="permanent",
    cost=0,
    effect=f"Each turn in which you destroy a building or a unit, gain {ENERGY} energy.",
    games=("new_york",),
    provenance="house",
    rulings=("Once a turn, besides what the tile or unit pays.",),
    destroyed=destroyed,
)
add_card(
    id="shipwrecker_tokyo",
    name="Shipwrecker",
    monster="Mega Shark",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} ones, gain {ENERGY} energy.",
    games=("tokyo",),
    provenance="house",
    rulings=("Whether they score or not; what they score comes besides.",),
    **pays_for("card.shipwrecker_tokyo", "1", LEAST, energy=ENERGY),
)
