"""Regeneration: a life point at the start of each turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.regeneration"


def turn_start(state: State, seat: int, log: Log) -> None:
    """Heal 1."""
    heal(state, seat, 1, RULE, log)


add_card(
    id="regeneration",
    name="Regeneration",
    cost=5,
    kind="keep",
    effect="Heal 1 at the start of your turn.",
    rulings=("Works in Manhattan.",),
    turn_start=turn_start,
)
