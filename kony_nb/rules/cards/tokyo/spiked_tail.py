"""Spiked Tail: an attack more to every attack."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack to at least one."""
    return "A" if "A" in results else ""


add_card(
    id="spiked_tail",
    name="Spiked Tail",
    cost=5,
    kind="keep",
    effect="If your result has at least one attack, add one.",
    games=("tokyo",),
    rulings=("An attack that another card adds will do.",),
    adds=adds,
    adds_late=True,
)
