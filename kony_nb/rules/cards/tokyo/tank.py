"""Tank: points for life, at a good price."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.tank"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 VP, then lose 3 LP."""
    gain_vp(state, seat, 4, RULE, log)
    declare(state, Loss(RULE, ((seat, 3),), seat), log)


add_card(
    id="tank",
    name="Tank",
    cost=4,
    kind="discard",
    effect="Gain 4 VP, then lose 3 LP.",
    games=("tokyo",),
    rulings=("One effect: 20 VP do not win for a monster that dies of it.",),
    gained=gained,
)
