"""Acid Attack: an attack in every turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack."""
    return "A"


add_card(
    id="acid_attack",
    name="Acid Attack",
    cost=6,
    kind="keep",
    effect="Each turn, add an attack to your result, with no attack rolled too.",
    games=("tokyo",),
    rulings=(
        "An attack like those of the dice: it hits whom they hit, and a monster hit in Tokyo may yield.",
        "It also takes you into a free place of Tokyo.",
    ),
    adds=adds,
)
