"""Stomp: one more Destruction in every turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def adds(state: State, seat: int, results: str) -> str:
    """Add a Destruction."""
    return "D"


add_card(
    id="stomp",
    name="Stomp",
    cost=4,
    kind="keep",
    effect="1 Destruction is added to your results in each of your turns.",
    rulings=("It comes after the last roll and is no die.",),
    adds=adds,
)
