"""Field Repairs: energy mends the machine."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import heal, max_lp, pay
from kony_nb.rules.state import State, Step

RULE = "card.field_repairs"
FEE = 1
"""Energy for a life point."""


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        """Offer the repair once in the owner's turn, if there is something to repair."""
        monster = state.monsters[seat]
        if state.turn != seat or ident in state.ledger.once:
            return ()
        return offer if monster.energy >= FEE and monster.lp < max_lp(monster) else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Pay, and gain 1 LP."""
        first_time(state, ident)
        pay(state, seat, FEE, RULE, log)
        heal(state, seat, 1, RULE, log)

    return {"anytime": anytime, "use": use}


add_card(
    id="field_repairs",
    name="Field Repairs",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect=f"Once in your turn you may pay {FEE} energy to gain 1 LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("At any decision of yours, in the city too, and below your maximum only.",),
    moments=moments,
)
