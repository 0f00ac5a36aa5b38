"""Kick-Out: on the mat, counted to two, and up again."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.losses import would_lose
from kony_nb.rules.power_up.effects import about_to_lose
from kony_nb.rules.state import Loss, State

LEFT = 1
"""Life points that are left at least."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is about to lose its last life point."""
    loss = about_to_lose(state, seat)
    return loss is not None and would_lose(state, seat, loss) >= state.monsters[seat].lp


def reduce(state: State, seat: int, loss: Loss, n: int) -> int:
    """Keep the last life point."""
    return min(n, state.monsters[seat].lp - LEFT)


add_card(
    id="kick_out",
    name="Kick-Out",
    monster="Luchador",
    kind="temporary",
    cost=0,
    effect=f"When you are about to lose your last LP: for the rest of this turn no damage takes it: {LEFT} LP is left.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "Against attacks, units, cards and tokens. Not against losing the Statue, and not for LP that you pay.",
        "What it leaves of a loss is lost as usual. With 1 LP you lose none.",
    ),
    timing=("before_loss",),
    lasts="turn",
    playable=playable,
    reduce=reduce,
)
