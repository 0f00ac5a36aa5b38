"""Cast the Net: one die more is fished for."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import ORDER
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.state import State, Step


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lay the die back."""
    replace_die(state, step.args[1], face)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def free_rerolls(state: State, seat: int) -> tuple[Action, ...]:
        """Offer each die, once a turn."""
        if ident in state.ledger.once:
            return ()
        return tuple(action("use", ident, face) for face in dict.fromkeys(state.dice))

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Roll the die again."""
        first_time(state, ident)
        reroll_one(state, seat, ident, arg)

    return {"free_rerolls": free_rerolls, "use": use}


add_card(
    id="cast_the_net",
    name="Cast the Net",
    monster="Captain Fish",
    kind="permanent",
    cost=0,
    effect="Once a turn, after your last roll, you may roll one of your dice again.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("You choose the die, and take what falls. It is none of your rolls.",),
    arguments=tuple(ORDER),
    rolled=rolled,
    moments=moments,
)
