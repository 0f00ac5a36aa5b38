"""Claws of Steel: heavy wounds are heavier."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import Loss, State

LEAST = 3


def raises(state: State, seat: int, loss: Loss, target: int, n: int) -> int:
    """Add 1 to what another monster is to lose in the owner's turn, if that is 3 or more."""
    return n + (n >= LEAST and target != seat == state.turn)


add_card(
    id="claws_of_steel",
    name="Claws of Steel",
    monster="Meka Dragon",
    kind="permanent",
    cost=0,
    effect="On your turn, a monster that you make lose at least 3 LP at once loses 1 LP more.",
    games=("tokyo",),
    rulings=(
        "By your attack or your cards, each monster for itself.",
        "What is dealt counts; what the other monster then does against it comes after the 1 is added.",
    ),
    raises=raises,
)
