"""Beat the Chest: a blow that lands is worth a point."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.beat_the_chest"
VP = 1


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def wounded(state: State, seat: int, victim: int, log: Log) -> None:
        """Gain points, once a turn."""
        if first_time(state, ident):
            gain_vp(state, seat, VP, RULE, log)

    return {"wounded": wounded}


add_card(
    id="beat_the_chest",
    name="Beat the Chest",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"Each turn in which your attack hurts at least one monster that survives it, gain {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Once a turn, however many monsters. An attack that takes no LP is none; damage by cards is none.",),
    moments=moments,
)
