"""Healing Rain: two life points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.state import State

RULE = "card.healing_rain"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is hurt."""
    return state.monsters[seat].lp < max_lp(state.monsters[seat])


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 LP, in Tokyo too."""
    heal(state, seat, 2, RULE, log)


add_card(
    id="healing_rain",
    name="Healing Rain",
    monster="Kraken",
    kind="temporary",
    cost=0,
    effect="Gain 2 LP.",
    games=("tokyo",),
    rulings=("In Tokyo too: only heart dice do not heal there.",),
    playable=playable,
    gained=gained,
)
