"""Energize: energy for energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.energize"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 9 energy."""
    gain_energy(state, seat, 9, RULE, log)


add_card(
    id="energize",
    name="Energize",
    cost=8,
    kind="discard",
    effect="Gain 9 energy.",
    games=("tokyo",),
    rulings=("One gain; it can be spent on other cards at once.",),
    gained=gained,
)
