"""National Guard: points for life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.national_guard"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP, then lose 2 LP."""
    gain_vp(state, seat, 2, RULE, log)
    declare(state, Loss(RULE, ((seat, 2),), seat), log)


add_card(
    id="national_guard",
    name="National Guard",
    cost=3,
    kind="discard",
    effect="Gain 2 VP, then lose 2 LP.",
    games=("tokyo",),
    rulings=("One effect: 20 VP do not win for a monster that dies of it.",),
    gained=gained,
)
