"""Yin & Yang: all dice turned over."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.state import State

RULE = "card.yin_and_yang"
OPPOSITE = {"1": "3", "2": "H", "3": "1", "A": "E", "E": "A", "H": "2"}


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""
    offer = (action("use", ident),)

    def changes(state: State, seat: int) -> tuple[Action, ...]:
        """Offer it once a turn."""
        return () if ident in state.ledger.once or not state.dice else offer

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Turn every die to the opposite face."""
        first_time(state, ident)
        before, state.dice = state.dice, sort_faces("".join(OPPOSITE[face] for face in state.dice))
        for face in before:
            log.add("change", RULE, seat, what=face + OPPOSITE[face])

    return {"changes": changes, "use": use}


add_card(
    id="yin_and_yang",
    name="Yin & Yang",
    monster="Pandakai",
    kind="permanent",
    cost=0,
    effect="Before you resolve you may turn all your dice to the opposite faces: 1 and 3, 2 and heart, attack and "
    "energy.",
    games=("tokyo",),
    rulings=("After the last roll, once a turn, all dice or none; before or after other changes, as you like.",),
    moments=moments,
)
