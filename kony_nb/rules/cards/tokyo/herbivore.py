"""Herbivore: a point for peace."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.herbivore"


def idle(state: State, seat: int) -> bool:
    """Return whether the owner made somebody lose life points."""
    return any(lost for _, lost in state.ledger.dealt)


def turn_end(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="herbivore",
    name="Herbivore",
    cost=5,
    kind="keep",
    effect="At the end of your turn gain 1 VP if you made nobody lose life points in it.",
    games=("tokyo",),
    rulings=(
        "What your cards took counts like an attack, from yourself too; what nobody lost in the end does not.",
        "An attack that hit nobody, or took nothing, is no harm.",
    ),
    idle=idle,
    turn_end=turn_end,
)
