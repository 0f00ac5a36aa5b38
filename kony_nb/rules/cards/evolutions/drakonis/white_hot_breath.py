"""White-Hot Breath: one attack that burns deeper."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import deals_more
from kony_nb.rules.state import State

HEAT = 2
"""Life points more that each monster loses."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether attacks wait to be resolved."""
    return "A" in state.results


add_card(
    id="white_hot_breath",
    name="White-Hot Breath",
    monster="Drakonis",
    kind="temporary",
    cost=0,
    effect=f"Before you resolve your attacks: in this turn they deal {HEAT} more to each monster that they hit.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("Added after what multiplies your attacks. The evolution is discarded at the end of the turn.",),
    timing=("resolving",),
    whose="own",
    lasts="turn",
    playable=playable,
    **deals_more(HEAT),
)
