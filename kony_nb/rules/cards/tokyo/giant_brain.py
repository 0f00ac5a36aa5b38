"""Giant Brain: another roll."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="giant_brain",
    name="Giant Brain",
    cost=5,
    kind="keep",
    effect="You have one roll more in each turn.",
    games=("tokyo",),
    rulings=("Four in all.",),
    rolls=1,
)
