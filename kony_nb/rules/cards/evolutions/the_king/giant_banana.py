"""Giant Banana: two life points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import gains

RULE = "card.giant_banana"

add_card(
    id="giant_banana",
    name="Giant Banana",
    monster="The King",
    kind="temporary",
    cost=0,
    effect="Gain 2 LP.",
    games=("tokyo",),
    rulings=("In Tokyo too, and before a loss is taken; a monster at 0 LP cannot play it any more.",),
    **gains(RULE, lp=2),
)
