"""Can Opener: Tanks come cheaper."""

from kony_nb.rules.cards.registry import add_card

add_card(
    id="can_opener",
    name="Can Opener",
    cost=4,
    kind="keep",
    effect="A Tank takes you 3 Destruction in place of 4.",
    rulings=("It pays what it always pays.",),
    durability={"tank": 3},
)
