"""Climb the Empire State Building: all six faces in Manhattan bring points and another turn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import NEW_YORK
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State

ID, RULE = "climb_the_empire_state_building", "card.climb_the_empire_state_building"


def final(state: State, seat: int, log: Log) -> None:
    """In Manhattan, with every face among the final dice, gain 2 VP and take another turn after this one."""
    if state.monsters[seat].place in MANHATTAN and set(state.dice) == set(NEW_YORK):
        gain_vp(state, seat, 2, RULE, log)
        gain_extra_turn(state, seat, ID, log)


add_card(
    id=ID,
    name="Climb the Empire State Building",
    cost=3,
    kind="keep",
    effect="When your final dice show each of the six faces while you are in Manhattan, gain 2 VP and take one more "
    "turn after this one.",
    rulings=(
        "The faces of the dice count, changes of faces included; results that cards add or convert do not.",
        "All the dice are resolved as usual besides.",
        "It can happen again in the turn that it brings.",
    ),
    extra_turn=True,
    final=final,
)
