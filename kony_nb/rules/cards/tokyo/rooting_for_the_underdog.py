"""Rooting for the Underdog: a point for the last one."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, total_vp
from kony_nb.rules.state import State

RULE = "card.rooting_for_the_underdog"


def idle(state: State, seat: int) -> bool:
    """Return whether another monster has no more points than the owner."""
    own = total_vp(state.monsters[seat])
    return any(total_vp(state.monsters[other]) <= own for other in state.living if other != seat)


def turn_end(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="rooting_for_the_underdog",
    name="Rooting for the Underdog",
    cost=3,
    kind="keep",
    effect="At the end of your turn, if you alone have the fewest VP, gain 1 VP.",
    games=("tokyo",),
    rulings=("Sharing the last place is not enough; who is out of the game is not counted.",),
    idle=idle,
    turn_end=turn_end,
)
