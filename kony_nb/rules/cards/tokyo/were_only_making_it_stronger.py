"""We're Only Making It Stronger!: energy out of heavy wounds."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.were_only_making_it_stronger"
WOUND = 2


def damaged(state: State, seat: int, n: int, log: Log) -> None:
    """Gain 1 energy for a loss that is large enough."""
    if n >= WOUND:
        gain_energy(state, seat, 1, RULE, log)


add_card(
    id="were_only_making_it_stronger",
    name="We're Only Making It Stronger!",
    cost=3,
    kind="keep",
    effect="Gain 1 energy whenever you lose 2 LP or more at once.",
    games=("tokyo",),
    rulings=("Once for each such loss, to attacks, cards and tokens; what you really lose counts.",),
    damaged=damaged,
)
