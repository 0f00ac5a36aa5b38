"""Stroke of Genius: the energy of this turn once more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.stroke_of_genius"


def earned(state: State, seat: int) -> int:
    """Return the energy that the seat gained in this turn."""
    return sum(n for other, n in state.ledger.earned if other == seat)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether any was gained; before another monster buys there is no need to ask."""
    return earned(state, seat) > 0 and (moment == "before_end" or state.turn == seat)


def gained(state: State, seat: int, log: Log) -> None:
    """Gain as much again."""
    gain_energy(state, seat, earned(state, seat), RULE, log)


add_card(
    id="stroke_of_genius",
    name="Stroke of Genius",
    monster="Cyber Bunny",
    kind="temporary",
    cost=0,
    effect="Gain as much energy as you have gained so far in this turn.",
    games=("tokyo",),
    rulings=(
        "When you buy, or at the end of any turn.",
        "All energy counts that came to you in this turn, from dice, cards and other monsters; what you spent too.",
    ),
    timing=("buying", "before_end"),
    playable=playable,
    gained=gained,
)
