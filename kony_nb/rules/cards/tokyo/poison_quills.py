"""Poison Quills: twos that sting."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.numbers import SET


def adds(state: State, seat: int, results: str) -> str:
    """Add two attacks to three twos."""
    return "AA" if results.count("2") >= SET else ""


add_card(
    id="poison_quills",
    name="Poison Quills",
    cost=3,
    kind="keep",
    effect="If your result has at least three 2s, add two attacks to it.",
    games=("tokyo",),
    rulings=("Two for six 2s as well; the 2s score besides.",),
    adds=adds,
)
