"""Towering Titan: two more attacks in every turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def adds(state: State, seat: int, results: str) -> str:
    """Add two attacks."""
    return "AA"


add_card(
    id="towering_titan",
    name="Towering Titan",
    cost=10,
    kind="keep",
    effect="2 attacks are added to your results in each of your turns.",
    rulings=("You attack in each of your turns, even without an attack die.",),
    adds=adds,
)
