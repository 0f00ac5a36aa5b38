"""Holland Tunnel: many points, and energy for everybody; cheaper in Manhattan."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.state import State

RULE = "card.holland_tunnel"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 6 VP; then the buyer and, clockwise, all the others gain 3 energy."""
    gain_vp(state, seat, 6, RULE, log)
    for other in clockwise(state, tuple(state.living)):
        gain_energy(state, other, 3, RULE, log)


add_card(
    id="holland_tunnel",
    name="Holland Tunnel",
    cost=9,
    kind="discard",
    effect="Gain 6 VP. Every monster, you too, gains 3 energy.",
    discount=("manhattan",),
    rulings=("Only living monsters gain, the buyer first, then clockwise.",),
    gained=gained,
)
