"""The two goal cards beside the deck. They are never bought; the Celebrity and Ouch rules move them."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="superstar",
    name="Superstar",
    cost=0,
    kind="goal",
    effect="Taken with 3 stars or more, also from its holder: 1 VP for each star beyond the third "
    "(printed game: 1 VP more). While you hold it, each star you roll pays 1 VP.",
    rulings=(
        "The roll that takes the card scores once, not again as its holder.",
        "A holder who rolls 3 stars or more gets 1 VP a star; nothing is taken again.",
        "If its holder is eliminated it lies beside the deck again.",
    ),
)
add_card(
    id="statue_of_liberty",
    name="Statue of Liberty",
    cost=0,
    kind="goal",
    effect="Taken with 3 Ouch or more, also from its holder: gain 3 LP when you take it, lose 3 LP when it is "
    "taken from you (printed game: VP in place of LP).",
    rulings=(
        "All units strike first; the roller takes the card only if it survives.",
        "A holder who rolls 3 Ouch keeps it and nothing changes.",
        "The loss is not damage: nothing reduces it, nobody may flee, but it can eliminate.",
        "If its holder is eliminated it lies beside the deck again, without a further loss.",
    ),
)
