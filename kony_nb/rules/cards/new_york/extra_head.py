"""Extra Head: one more die."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="extra_head",
    name="Extra Head",
    cost=7,
    kind="keep",
    effect="Roll one extra (green) die.",
    rulings=("Never more than 8 dice in all.",),
    dice=1,
)
