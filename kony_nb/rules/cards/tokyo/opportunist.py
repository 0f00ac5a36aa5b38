"""Opportunist: first at every new card."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="opportunist",
    name="Opportunist",
    cost=3,
    kind="keep",
    effect="Whenever a power card is revealed you may buy it at once, on any turn.",
    games=("tokyo",),
    rulings=(
        "After each reveal, the owners are asked clockwise from the active monster; then the place is filled again.",
        "Frenzy bought so gives its turn after the turn that is played.",
    ),
    buys_reveals=True,
)
