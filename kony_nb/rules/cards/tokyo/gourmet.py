"""Gourmet: ones are worth more."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.numbers import SET

RULE = "card.gourmet"


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Gain 2 VP for three ones."""
    if face == "1" and n >= SET:
        gain_vp(state, seat, 2, RULE, log)


add_card(
    id="gourmet",
    name="Gourmet",
    cost=4,
    kind="keep",
    effect="When you resolve at least three 1s, gain 2 VP more.",
    games=("tokyo",),
    rulings=("Once a turn, for six 1s too.",),
    resolved=resolved,
)
