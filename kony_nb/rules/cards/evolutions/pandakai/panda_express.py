"""Panda Express: one of everything, and on."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.state import State

ID, RULE = "panda_express", "card.panda_express"


def final(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP and another turn, if every face is there."""
    if all(face in state.results for face in TOKYO):
        gain_vp(state, seat, 2, RULE, log)
        gain_extra_turn(state, seat, ID, log)


add_card(
    id=ID,
    name="Panda Express",
    monster="Pandakai",
    kind="permanent",
    cost=0,
    effect="If you roll all six faces, gain 2 VP and take another turn after this one.",
    games=("tokyo",),
    rulings=(
        "As your results are complete, before the first is resolved; results that cards add count too.",
        "A whole turn; all six faces in it give another one.",
    ),
    extra_turn=True,
    final=final,
)
