"""Personal Spotlight: a point for any star."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.personal_spotlight"


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Gain 1 VP when stars are resolved, however many."""
    if face == "S":
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id="personal_spotlight",
    name="Personal Spotlight",
    cost=5,
    kind="keep",
    effect="Gain 1 VP in each of your turns in which you resolve a star.",
    rulings=(
        "Once a turn, whatever the number of stars, and whoever holds the Superstar.",
        "The final results count: a star thrown away for a change is none.",
    ),
    resolved=resolved,
)
