"""Phoenix Blood: energy out of every wound."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.phoenix_blood"


def damaged(state: State, seat: int, n: int, log: Log) -> None:
    """Gain 1 energy."""
    gain_energy(state, seat, 1, RULE, log)


add_card(
    id="phoenix_blood",
    name="Phoenix Blood",
    cost=4,
    kind="keep",
    effect="Gain 1 energy each time you suffer damage.",
    rulings=(
        "Once for each source, however many LP it takes; nothing if it takes none.",
        "From attacks, units and cards, your own too. Losing the Statue of Liberty is not damage.",
    ),
    damaged=damaged,
)
