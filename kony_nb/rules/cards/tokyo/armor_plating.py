"""Armor Plating: scratches do not count."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import Loss, State


def reduce(state: State, seat: int, loss: Loss, n: int) -> int:
    """Take a single life point as none."""
    return 0 if n == 1 else n


add_card(
    id="armor_plating",
    name="Armor Plating",
    cost=4,
    kind="keep",
    effect="When you would lose exactly 1 LP, you lose none.",
    games=("tokyo",),
    rulings=(
        "Each source is looked at by itself, an attack as a whole; a single Poison token does nothing.",
        "After all other cards: if they leave 1 of a loss, that is ignored.",
    ),
    reduce=reduce,
)
