"""Long Neck: Jets come cheaper."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="long_neck",
    name="Long Neck",
    cost=3,
    kind="keep",
    effect="A Jet takes you 2 Destruction in place of 3.",
    rulings=("It pays what it always pays. With Sharp Shooter it is so in every borough.",),
    durability={"jet": 2},
)
