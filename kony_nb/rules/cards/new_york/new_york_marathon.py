"""New York Marathon: while it is for sale, moving costs energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.state import State

RULE = "card.new_york_marathon"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP and 2 energy and heal 2."""
    gain_vp(state, seat, 2, RULE, log)
    gain_energy(state, seat, 2, RULE, log)
    heal(state, seat, 2, RULE, log)


add_card(
    id="new_york_marathon",
    name="New York Marathon",
    cost=6,
    kind="discard",
    effect="While it lies face up in the market, every voluntary move, fleeing too, costs the mover 2 energy. "
    "When you buy it: gain 2 VP and 2 energy and heal 2.",
    rulings=(
        "Moves that the rules force are free: entering Manhattan, advancing a zone, being pushed out of it.",
        "The fee goes to the supply. Who cannot pay cannot move, and is not asked to flee.",
    ),
    confidence="medium",
    move_fee=2,
    gained=gained,
)
