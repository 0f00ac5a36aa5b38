"""Bear Necessities: what a bear needs, for a little fame."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, heal, lose_vp
from kony_nb.rules.state import State

RULE = "card.bear_necessities"


def gained(state: State, seat: int, log: Log) -> None:
    """Lose 1 VP; gain 2 energy and 2 LP."""
    lose_vp(state, seat, 1, RULE, log)
    gain_energy(state, seat, 2, RULE, log)
    heal(state, seat, 2, RULE, log)


add_card(
    id="bear_necessities",
    name="Bear Necessities",
    monster="Pandakai",
    kind="temporary",
    cost=0,
    effect="Lose 1 VP; gain 2 energy and 2 LP.",
    games=("tokyo",),
    rulings=("Without VP too. In Tokyo too: only heart dice do not heal there.",),
    gained=gained,
)
