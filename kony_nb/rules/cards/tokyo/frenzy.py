"""Frenzy: another turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.state import State

ID = "frenzy"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain an extra turn."""
    gain_extra_turn(state, seat, ID, log)


add_card(
    id=ID,
    name="Frenzy",
    cost=7,
    kind="discard",
    effect="Take another whole turn after this one.",
    games=("tokyo",),
    rulings=(
        "This turn is finished first: buy on, and effects at its end act.",
        "It starts like any turn: who is in Tokyo gains the points for it.",
    ),
    extra_turn=True,
    gained=gained,
)
