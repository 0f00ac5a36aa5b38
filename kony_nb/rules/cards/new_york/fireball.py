"""Fireball: attacks hit the neighbours too."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.places import borough_of
from kony_nb.rules.state import State


def targets(state: State, seat: int) -> tuple[int, ...]:
    """Add the other monsters in the owner's borough."""
    home = borough_of(state.monsters[seat].place or "lower")
    return tuple(
        other
        for other in state.living
        if other != seat and borough_of(state.monsters[other].place or "lower") == home
    )


add_card(
    id="fireball",
    name="Fireball",
    cost=4,
    kind="keep",
    effect="Your attacks also hit the other monsters in your own borough.",
    rulings=(
        "The same amount for everybody, also when Manhattan is empty.",
        "In Manhattan it hits the other monster there, who may flee; nobody has to enter for it.",
    ),
    targets=targets,
)
