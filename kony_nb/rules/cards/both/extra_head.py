"""Extra Head: one more die. King of Tokyo has it twice."""

from kony_nb.rules.cards.registry import add_card, add_copy

add_card(
    id="extra_head",
    name="Extra Head",
    cost=7,
    kind="keep",
    effect="Roll one extra (green) die.",
    games=("new_york", "tokyo"),
    rulings=("Never more than 8 dice in all.",),
    dice=1,
)
add_copy("extra_head", "extra_head_2", games=("tokyo",))
