"""Subterranean Cable: energy for life points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.subterranean_cable"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 energy, then suffer 4 damage."""
    gain_energy(state, seat, 4, RULE, log)
    declare(state, Loss(RULE, ((seat, 4),), seat), log)


add_card(
    id="subterranean_cable",
    name="Subterranean Cable",
    cost=0,
    kind="discard",
    effect="Gain 4 energy, then suffer 4 damage.",
    rulings=(
        "A card's damage is no attack: nobody may flee from it.",
        "The buyer can be eliminated by it; the energy cannot be spent in between.",
    ),
    gained=gained,
)
