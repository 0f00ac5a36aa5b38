"""Alien Origin: everything is cheaper."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="alien_origin",
    name="Alien Origin",
    cost=3,
    kind="keep",
    effect="Each power card costs you 1 energy less.",
    games=("tokyo",),
    rulings=(
        "Never below 0.",
        "Also for cards that you buy from other monsters, or at the moment they are revealed. A sweep costs the same.",
    ),
    cheaper=1,
)
