"""Stardust: energy out of the stars."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import pays_for

ENERGY = 2
LEAST = 2
"""Results that it takes."""

add_card(
    id="stardust",
    name="Stardust",
    monster="Drakonis",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} stars, gain {ENERGY} energy.",
    games=("new_york",),
    provenance="house",
    rulings=("Whoever holds the Superstar; the stars do what they do besides.",),
    **pays_for("card.stardust", "S", LEAST, energy=ENERGY),
)
add_card(
    id="stardust_tokyo",
    name="Stardust",
    monster="Drakonis",
    kind="permanent",
    cost=0,
    effect=f"When you resolve at least {LEAST} threes, gain {ENERGY} energy.",
    games=("tokyo",),
    provenance="house",
    rulings=("Whether they score or not; what they score comes besides.",),
    **pays_for("card.stardust_tokyo", "3", LEAST, energy=ENERGY),
)
