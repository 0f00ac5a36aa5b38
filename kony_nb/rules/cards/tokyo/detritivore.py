"""Detritivore: points for a straight."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.detritivore"


def final(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP if there is a 1, a 2 and a 3."""
    if all(number in state.results for number in "123"):
        gain_vp(state, seat, 2, RULE, log)


add_card(
    id="detritivore",
    name="Detritivore",
    cost=4,
    kind="keep",
    effect="If your result has at least a 1, a 2 and a 3, gain 2 VP.",
    games=("tokyo",),
    rulings=("Once a turn, before the first face is resolved; the dice score besides.",),
    final=final,
)
