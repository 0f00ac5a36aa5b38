"""Nuclear Power Plant: points and life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, heal
from kony_nb.rules.state import State

RULE = "card.nuclear_power_plant"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP and heal 3."""
    gain_vp(state, seat, 2, RULE, log)
    heal(state, seat, 3, RULE, log)


add_card(
    id="nuclear_power_plant",
    name="Nuclear Power Plant",
    cost=6,
    kind="discard",
    effect="Gain 2 VP and heal 3.",
    games=("tokyo",),
    rulings=("Heals in Tokyo, too.",),
    gained=gained,
)
