"""Heat of Re-entry: every wound heats the furnace."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.heat_of_reentry"
ENERGY = 1


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def damaged(state: State, seat: int, n: int, log: Log) -> None:
        """Gain energy, once a turn."""
        if first_time(state, ident):
            gain_energy(state, seat, ENERGY, RULE, log)

    return {"damaged": damaged}


add_card(
    id="heat_of_reentry",
    name="Heat of Re-entry",
    monster="Drakonis",
    kind="permanent",
    cost=0,
    effect=f"The first time in each turn that you lose LP, gain {ENERGY} energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "On every turn, yours too, and to whatever damage, if you live. Losing the Statue, or paying LP, is none.",
    ),
    moments=moments,
)
