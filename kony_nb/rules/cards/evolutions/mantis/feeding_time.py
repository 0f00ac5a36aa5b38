"""Feeding Time: the weak are food."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.state import State

RULE = "card.feeding_time"
LP = 1


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def dealt(state: State, seat: int, victim: int, log: Log) -> None:
        """Heal for a weaker one, once a turn."""
        monster = state.monsters[seat]
        if state.monsters[victim].lp < monster.lp < max_lp(monster) and first_time(state, ident):
            heal(state, seat, LP, RULE, log)

    return {"dealt": dealt}


add_card(
    id="feeding_time",
    name="Feeding Time",
    monster="Mantis",
    kind="permanent",
    cost=0,
    effect=f"Once a turn, when you make a monster lose LP that has fewer than you afterwards, gain {LP} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("By an attack or a card of yours, on every turn, in the city too. Not for a monster that dies of it.",),
    moments=moments,
)
