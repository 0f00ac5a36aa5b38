"""Adapting Technology: a new market, three times."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import EMPTY
from kony_nb.rules.phases.cards import discard_from, take_counters
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State, Step

ID, RULE = "adapting_technology", "card.adapting_technology"
COUNTERS = 3


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        open_market = step.kind == "buy" and not step.args and state.market != EMPTY
        return offer if open_market and ident in state.monsters[seat].counters else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        take_counters(state, seat, ident, 1, RULE, log)
        swept = tuple(card for card in state.market if card is not None)
        state.discards += swept
        state.market = EMPTY
        log.add("sweep", RULE, seat, len(swept), what=" ".join(swept))
        state.agenda.append(Step("refill"))
        if ident not in state.monsters[seat].counters:
            discard_from(state, seat, ident, RULE, log)

    return {"anytime": anytime, "use": use}


add_token(
    id=ID,
    name="Adapting Technology",
    supply=COUNTERS,
    effect="Lies on Adapting Technology and is spent for three new cards in the market.",
    card=ID,
    on_card=True,
)
add_card(
    id=ID,
    name="Adapting Technology",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="Comes with 3 tokens. When you buy you may remove one: discard the market and reveal three new cards. "
    "Discard this when it is empty.",
    games=("tokyo",),
    rulings=("It costs no energy, and you may do it before, between and after purchases, several times in a turn.",),
    counters=COUNTERS,
    moments=moments,
    **ready(),
)
