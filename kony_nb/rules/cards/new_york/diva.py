"""Diva: the Superstar is harder to take."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="diva",
    name="Diva",
    cost=5,
    kind="keep",
    effect="While you hold the Superstar, it takes 4 stars to take it from you.",
    rulings=(
        "With 3 stars nothing moves and nothing is scored. Who has 4 scores as usual.",
        "From beside the deck three stars are enough.",
    ),
    stars_needed=4,
)
