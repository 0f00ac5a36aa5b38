"""Pandarwinism: hearts for points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.pandarwinism"
HEARTS = 3


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Gain 1 VP for three hearts, and 1 for each further one."""
    if face == "H" and n >= HEARTS:
        gain_vp(state, seat, n - HEARTS + 1, RULE, log)


add_card(
    id="pandarwinism",
    name="Pandarwinism",
    monster="Pandakai",
    kind="permanent",
    cost=0,
    effect="When you resolve at least three hearts gain 1 VP, and 1 more for each heart beyond the third.",
    games=("tokyo",),
    rulings=("In Tokyo and with all your LP too; the hearts heal and make you evolve as always.",),
    resolved=resolved,
)
