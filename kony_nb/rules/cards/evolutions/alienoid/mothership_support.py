"""Mothership Support: an energy for a life point, each turn."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import heal, max_lp, pay
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step

RULE = "card.mothership_support"
FEE = 1


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        monster = state.monsters[seat]
        ready = seat == state.turn and ident not in state.ledger.once
        return offer if ready and monster.energy >= FEE and monster.lp < max_lp(monster) else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        first_time(state, ident)
        pay(state, seat, FEE, RULE, log)
        heal(state, seat, 1, RULE, log)

    return {"anytime": anytime, "use": use}


add_card(
    id="mothership_support",
    name="Mothership Support",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="Once in each of your turns you may pay 1 energy to gain 1 LP.",
    games=("tokyo",),
    rulings=("At any decision of yours in your turn, in Tokyo too, and below your maximum only.",),
    moments=moments,
    **ready(),
)
