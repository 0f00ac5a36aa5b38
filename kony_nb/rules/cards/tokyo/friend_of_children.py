"""Friend of Children: a little more energy each time."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="friend_of_children",
    name="Friend of Children",
    cost=3,
    kind="keep",
    effect="Each time you gain energy, gain 1 more.",
    games=("tokyo",),
    rulings=(
        "Once for each gain, however much it is: all energy results of a roll are one.",
        "Not for energy that you only get back, from Metamorph or Battery Monster.",
    ),
    energy_bonus=1,
)
