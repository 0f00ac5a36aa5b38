"""Eater of the Dead: points for whoever falls."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.eater_of_the_dead"


def reached_zero(state: State, seat: int, other: int, log: Log) -> None:
    """Gain 3 VP."""
    gain_vp(state, seat, 3, RULE, log)


add_card(
    id="eater_of_the_dead",
    name="Eater of the Dead",
    cost=4,
    kind="keep",
    effect="Gain 3 VP each time a monster is brought to 0 LP.",
    games=("tokyo",),
    rulings=(
        "On any turn, whoever did it, and for each monster if several fall together.",
        "Also if a card of its own saves that monster.",
        "You must still be in the game yourself, and the game must not have ended by it.",
    ),
    reached_zero=reached_zero,
)
