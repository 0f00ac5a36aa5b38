"""Universal Soldier: hearts and attacks stand for each other."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.results import converter

ID, RULE = "universal_soldier", "card.universal_soldier"
PAIRS = ("HA", "AH")

add_card(
    id=ID,
    name="Universal Soldier",
    cost=6,
    kind="keep",
    effect="Each heart result may count as an attack for you, and each attack result as a heart.",
    rulings=(
        "In Manhattan hearts made from attacks do not heal either.",
        "Attacks that cards added may be turned too. A result is turned once at most.",
    ),
    arguments=PAIRS,
    converts=PAIRS,
    use=converter(RULE),
)
