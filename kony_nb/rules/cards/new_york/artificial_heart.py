"""Artificial Heart: hearts become energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.results import converter

ID, RULE = "artificial_heart", "card.artificial_heart"
PAIRS = ("HE",)

add_card(
    id=ID,
    name="Artificial Heart",
    cost=4,
    kind="keep",
    effect="As many of your heart results as you like count as energy.",
    rulings=("Also in Manhattan, where hearts do not heal.", "A result is turned once at most."),
    arguments=PAIRS,
    converts=PAIRS,
    use=converter(RULE),
)
