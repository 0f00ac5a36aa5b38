"""Bamboo Supply: energy that grows until it is eaten."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import give_counters, take_counters
from kony_nb.rules.phases.gains import recover_energy
from kony_nb.rules.state import State, Step

ID, RULE = "bamboo_supply", "card.bamboo_supply"
ADD, TAKE = "add", "take"


def do(state: State, seat: int, ident: str, what: str, log: Log) -> None:
    """Put an energy on the evolution, or take all of them."""
    if what == ADD:
        give_counters(state, seat, ident, 1, RULE, log)
        return
    n = state.monsters[seat].counters[ident]
    take_counters(state, seat, ident, n, RULE, log)
    recover_energy(state, seat, n, RULE, log)


@decision
class Supply(Decision):
    """The owner's turn starts: does the supply grow, or is it eaten? The argument is the evolution."""

    kind = ID
    rule = RULE
    prompt = "Add 1 energy to the Bamboo Supply, or take all from it?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return adding, and taking where something lies there."""
        ident = step.args[0]
        add, take = action("use", ident, ADD), action("use", ident, TAKE)
        return (add, take) if ident in state.monsters[step.seat].counters else (add,)

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Do what is done where there is nothing to choose."""
        do(state, step.seat, chosen.args[0], chosen.args[1], log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that this comes first."""
        return RULE, "add an energy first, or take all that lies there"


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Do what was chosen."""
    do(state, seat, state.agenda.pop().args[0], arg, log)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the evolution that lies under this id."""

    def turn_start(state: State, seat: int, log: Log) -> None:
        """Ask what to do."""
        state.agenda.append(Step(ID, seat, (ident,)))

    return {"turn_start": turn_start}


add_token(
    id=ID,
    name="Bamboo",
    supply=99,
    effect="An energy that lies on Bamboo Supply until its owner takes it.",
    card=ID,
    on_card=True,
)
add_card(
    id=ID,
    name="Bamboo Supply",
    monster="Pandakai",
    kind="permanent",
    cost=0,
    effect="At the start of your turn put 1 energy from the supply on this evolution, or take all that lies on it.",
    games=("tokyo",),
    rulings=(
        "What lies there is not yours yet: it pays for nothing, and no card takes it from you.",
        "Taking it is no gain: nothing adds to it.",
    ),
    arguments=(ADD, TAKE),
    use=use,
    moments=moments,
)
