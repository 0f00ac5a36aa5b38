"""Jet Fighters: many points, for much life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.jet_fighters"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 5 VP, then lose 4 LP."""
    gain_vp(state, seat, 5, RULE, log)
    declare(state, Loss(RULE, ((seat, 4),), seat), log)


add_card(
    id="jet_fighters",
    name="Jet Fighters",
    cost=5,
    kind="discard",
    effect="Gain 5 VP, then lose 4 LP.",
    games=("tokyo",),
    rulings=("One effect: 20 VP do not win for a monster that dies of it.",),
    gained=gained,
)
