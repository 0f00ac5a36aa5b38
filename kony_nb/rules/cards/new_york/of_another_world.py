"""Of Another World: hearts and energy stand for each other."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.results import converter

ID, RULE = "of_another_world", "card.of_another_world"
PAIRS = ("HE", "EH")

add_card(
    id=ID,
    name="Of Another World",
    cost=6,
    kind="keep",
    effect="Each heart result may count as energy for you, and each energy result as a heart.",
    rulings=(
        "Only results of a roll: life points and energy that you have cannot be exchanged.",
        "In Manhattan such hearts do not heal either.",
        "A result is turned once at most.",
    ),
    confidence="medium",
    arguments=PAIRS,
    converts=PAIRS,
    use=converter(RULE),
)
