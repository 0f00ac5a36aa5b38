"""Gas Refinery: points, and an explosion."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.gas_refinery"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP, then take 3 LP from every other monster."""
    gain_vp(state, seat, 2, RULE, log)
    others = clockwise(state, tuple(other for other in state.living if other != seat))
    declare(state, Loss(RULE, tuple((other, 3) for other in others), seat), log)


add_card(
    id="gas_refinery",
    name="Gas Refinery",
    cost=6,
    kind="discard",
    effect="Gain 2 VP, and every other monster loses 3 LP.",
    games=("tokyo",),
    rulings=("No attack: wherever they are, and nobody may yield for it.",),
    gained=gained,
)
