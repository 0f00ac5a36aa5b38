"""Chinatown Regular: a meal on every visit to Manhattan."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.chinatown_regular"


def entered(state: State, seat: int, log: Log) -> None:
    """Heal 2."""
    heal(state, seat, 2, RULE, log)


add_card(
    id="chinatown_regular",
    name="Chinatown Regular",
    cost=3,
    kind="keep",
    effect="Heal 2 each time you enter Manhattan.",
    rulings=(
        "A card heals in Manhattan.",
        "Once for each entry; advancing a zone and moving over to the other track are none.",
    ),
    entered=entered,
)
