"""Herd Culler: a die becomes a one."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.state import State

RULE = "card.herd_culler"
NEW = "1"


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""

    def changes(state: State, seat: int) -> tuple[Action, ...]:
        """Offer each die that is no one, once a turn."""
        if ident in state.ledger.once:
            return ()
        return tuple(action("use", ident, old + NEW) for old in dict.fromkeys(state.dice) if old != NEW)

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Set the die."""
        first_time(state, ident)
        replace_die(state, arg[0], NEW)
        log.add("change", RULE, seat, what=arg)

    return {"changes": changes, "use": use}


add_card(
    id="herd_culler",
    name="Herd Culler",
    cost=3,
    kind="keep",
    effect="Once a turn you may set one of your dice to 1.",
    games=("tokyo",),
    rulings=("After the last roll and before the first face is resolved.",),
    arguments=tuple(old + NEW for old in TOKYO if old != NEW),
    moments=moments,
)
