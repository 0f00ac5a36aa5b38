"""Smoke Cloud: three more rolls, whenever they are wanted."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from, first_time, take_counters
from kony_nb.rules.state import State, Step

ID, RULE = "smoke_cloud", "card.smoke_cloud"
COUNTERS = 3


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the card does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def more_rolls(state: State, seat: int) -> bool:
        return ident in state.monsters[seat].counters

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        return offer if step.kind == "keep" and more_rolls(state, seat) else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        first_time(state, ident)  # who looks at the rolls that are left can see why there are so many
        take_counters(state, seat, ident, 1, RULE, log)
        state.rolls_left += 1
        if not more_rolls(state, seat):
            discard_from(state, seat, ident, RULE, log)

    return {"more_rolls": more_rolls, "anytime": anytime, "use": use}


add_token(
    id=ID,
    name="Smoke",
    supply=COUNTERS,
    effect="Lies on the Smoke Cloud card and is spent for another roll.",
    card=ID,
    on_card=True,
)
add_card(
    id=ID,
    name="Smoke Cloud",
    cost=4,
    kind="keep",
    effect="It comes with 3 Smoke tokens; spend one for another roll. With the last one it is discarded.",
    games=("tokyo",),
    rulings=("After any of your rolls, the last one too; several in one turn, if you like.",),
    counters=COUNTERS,
    moments=moments,
)
