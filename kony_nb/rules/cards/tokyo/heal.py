"""Heal: life at once."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.heal"


def gained(state: State, seat: int, log: Log) -> None:
    """Heal 2."""
    heal(state, seat, 2, RULE, log)


add_card(
    id="heal",
    name="Heal",
    cost=3,
    kind="discard",
    effect="Heal 2.",
    games=("tokyo",),
    rulings=("Works in Tokyo, too.",),
    gained=gained,
)
