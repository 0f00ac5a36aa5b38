"""Urbavore: it feeds on Tokyo."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import State

RULE = "card.urbavore"


def idle(state: State, seat: int) -> bool:
    """Return whether the owner is not in Tokyo."""
    return state.monsters[seat].place not in TOKYO


def turn_start(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack to at least one, in Tokyo."""
    return "A" if "A" in results and state.monsters[seat].place in TOKYO else ""


add_card(
    id="urbavore",
    name="Urbavore",
    cost=4,
    kind="keep",
    effect="Gain 1 VP more when your turn begins in Tokyo. In Tokyo, if your result has at least one attack, add one.",
    games=("tokyo",),
    rulings=("An attack that another card adds will do.",),
    adds_late=True,
    idle=idle,
    turn_start=turn_start,
    adds=adds,
)
