"""Flame Thrower: all others burn."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.flame_thrower"


def gained(state: State, seat: int, log: Log) -> None:
    """Take 2 LP from every other monster."""
    others = clockwise(state, tuple(other for other in state.living if other != seat))
    declare(state, Loss(RULE, tuple((other, 2) for other in others), seat), log)


add_card(
    id="flame_thrower",
    name="Flame Thrower",
    cost=3,
    kind="discard",
    effect="Every other monster loses 2 LP.",
    games=("tokyo",),
    rulings=("No attack: wherever they are, and nobody may yield for it.",),
    gained=gained,
)
