"""Stretchy: a die is what you pay for."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.state import State

RULE = "card.stretchy"
PRICE = 2


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay, and set the die."""
    pay(state, seat, PRICE, RULE, log)
    replace_die(state, arg[0], arg[1])
    log.add("change", RULE, seat, what=arg)


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the card does, by the id under which it lies on the table."""

    def changes(state: State, seat: int) -> tuple[Action, ...]:
        if state.monsters[seat].energy < PRICE:
            return ()
        there = dict.fromkeys(state.dice)
        return tuple(action("use", ident, old + new) for old in there for new in TOKYO if new != old)

    return {"changes": changes, "use": use}


add_card(
    id="stretchy",
    name="Stretchy",
    cost=3,
    kind="keep",
    effect="Pay 2 energy to set one of your dice to a face of your choice.",
    games=("tokyo",),
    rulings=("After the last roll and before the first face is resolved, as often as you can pay.",),
    arguments=tuple(old + new for old in TOKYO for new in TOKYO if old != new),
    moments=moments,
)
