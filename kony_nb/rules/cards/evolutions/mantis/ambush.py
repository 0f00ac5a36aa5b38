"""Ambush: something waits for who comes into the city."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import Loss, State

RULE = "card.ambush"
STRIKE = 2
"""Life points that the ambushed monster loses."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the active monster has just come into the city."""
    return state.ledger.entered and in_city(state, state.turn)


def gained(state: State, seat: int, log: Log) -> None:
    """Hurt it."""
    declare(state, Loss(RULE, ((state.turn, STRIKE),), seat), log)


add_card(
    id="ambush",
    name="Ambush",
    monster="Mantis",
    kind="temporary",
    cost=0,
    effect=f"When a monster has entered the city on its turn, it loses {STRIKE} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("After it was paid for entering, and wherever you are. It is no attack, and it stays in the city.",),
    timing=("after_entering",),
    whose="other",
    playable=playable,
    gained=gained,
)
