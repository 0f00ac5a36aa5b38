"""Harbor Tolls: who comes into the city pays."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.state import State

RULE = "card.harbor_tolls"
TOLL = 1
"""Energy for each entry."""


def other_entered(state: State, seat: int, other: int, log: Log) -> None:
    """Take the toll."""
    hand_over(state, other, seat, TOLL, RULE, log)


add_card(
    id="harbor_tolls",
    name="Harbor Tolls",
    monster="Captain Fish",
    kind="permanent",
    cost=0,
    effect=f"Each time another monster enters the city it gives you {TOLL} energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "However it enters, and wherever you are; moving on inside the city is no entry.",
        "A monster without energy gives nothing.",
    ),
    other_entered=other_entered,
)
