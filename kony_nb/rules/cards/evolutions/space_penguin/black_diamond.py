"""Black Diamond: the city pays more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.black_diamond"


def shines(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="black_diamond",
    name="Black Diamond",
    monster="Space Penguin",
    kind="permanent",
    cost=0,
    effect="Gain 1 VP more when you enter Tokyo, and 1 VP when you may yield and stay.",
    games=("tokyo",),
    rulings=("Moving up from the Bay is no entering; who may not yield does not choose to stay.",),
    entered=shines,
    held=shines,
)
