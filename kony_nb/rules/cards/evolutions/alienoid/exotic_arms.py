"""Exotic Arms: a bet on three attacks."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import pay, recover_energy
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import Loss, State, Step

RULE = "card.exotic_arms"
STAKE, HARM, MORE, ATTACKS = 2, 2, 2, 3
LOADED = "loaded"


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        monster = state.monsters[seat]
        before = step.kind == "roll" and not state.ledger.rolls
        return offer if before and ident not in monster.marks and monster.energy >= STAKE else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        pay(state, seat, STAKE, RULE, log)
        monster = state.monsters[seat]
        monster.marks = {**monster.marks, ident: LOADED}

    def final(state: State, seat: int, log: Log) -> None:
        monster = state.monsters[seat]
        if ident not in monster.marks:
            return
        monster.marks = {card: mark for card, mark in monster.marks.items() if card != ident}
        if state.dice.count("A") >= ATTACKS:
            recover_energy(state, seat, STAKE, RULE, log)
            first_time(state, ident)
        else:
            declare(state, Loss(RULE, ((seat, HARM),), seat), log)

    def hits(state: State, seat: int, target: int, n: int) -> int:
        return n + MORE if n and ident in state.ledger.once else n

    return {"anytime": anytime, "use": use, "final": final, "hits": hits}


add_card(
    id="exotic_arms",
    name="Exotic Arms",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="Before you roll you may put 2 energy here. With three attacks take it back, and your attack deals 2 more. "
    "Else lose it, and 2 LP.",
    games=("tokyo",),
    rulings=(
        "Your final dice decide, after all changes; results that a card adds or doubles do not count.",
        "2 more against each monster that your attack hits, after what multiplies it.",
        "Taking the energy back is no gain. While it lies here it is not yours: it pays for nothing.",
        "If your turn is cut short before the last roll, it waits for the next one.",
    ),
    moments=moments,
    **ready(),
)
