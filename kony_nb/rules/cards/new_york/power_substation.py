"""Power Substation: a lot of energy for life points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.power_substation"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP and 8 energy, then suffer 3 damage."""
    gain_vp(state, seat, 1, RULE, log)
    gain_energy(state, seat, 8, RULE, log)
    declare(state, Loss(RULE, ((seat, 3),), seat), log)


add_card(
    id="power_substation",
    name="Power Substation",
    cost=5,
    kind="discard",
    effect="Gain 1 VP and 8 energy, then suffer 3 damage.",
    rulings=(
        "A card's damage is no attack: nobody may flee from it.",
        "The buyer can be eliminated by it; the energy cannot be spent in between.",
    ),
    gained=gained,
)
