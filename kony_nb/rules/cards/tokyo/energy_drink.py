"""Energy Drink: rolls for energy."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.state import State, Step

RULE = "card.energy_drink"
PRICE = 1


def more_rolls(state: State, seat: int) -> bool:
    """Return whether the owner can pay for another roll."""
    return state.monsters[seat].energy >= PRICE


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay for another roll."""
    pay(state, seat, PRICE, RULE, log)
    state.rolls_left += 1


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the card does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        return offer if step.kind == "keep" and more_rolls(state, seat) else ()

    return {"more_rolls": more_rolls, "anytime": anytime, "use": use}


add_card(
    id="energy_drink",
    name="Energy Drink",
    cost=4,
    kind="keep",
    effect="Pay 1 energy for another roll.",
    games=("tokyo",),
    rulings=("After any of your rolls, the last one too, and as often as you can pay.",),
    moments=moments,
)
