"""Front Page: two pictures of him are enough."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import pays_for

LEAST = 2
"""Results that it takes."""

add_card(
    id="front_page",
    name="Front Page",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} stars, gain 1 VP.",
    games=("new_york",),
    provenance="house",
    rulings=("Whoever holds the Superstar; the stars do what they do besides.",),
    **pays_for("card.front_page", "S", LEAST, vp=1),
)
add_card(
    id="front_page_tokyo",
    name="Front Page",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} threes, gain 1 VP.",
    games=("tokyo",),
    provenance="house",
    rulings=("Whether they score or not; what they score comes besides.",),
    **pays_for("card.front_page_tokyo", "3", LEAST, vp=1),
)
