"""Spare Parts Dealer: Rob knows where to buy."""

from kony_nb.rules.cards.registry import add_card

CHEAPER = 1

add_card(
    id="spare_parts_dealer",
    name="Spare Parts Dealer",
    monster="Rob",
    kind="permanent",
    cost=0,
    effect=f"Cards cost you {CHEAPER} energy less.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Besides other discounts, never below 0. Sweeping the market costs what it does.",),
    cheaper=CHEAPER,
)
