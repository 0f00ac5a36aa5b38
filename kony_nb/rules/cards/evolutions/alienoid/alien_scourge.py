"""Alien Scourge: two points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import WIN_VP, gain_vp
from kony_nb.rules.state import State

RULE = "card.alien_scourge"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether points can still be gained."""
    return state.monsters[seat].vp < WIN_VP


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP."""
    gain_vp(state, seat, 2, RULE, log)


add_card(
    id="alien_scourge",
    name="Alien Scourge",
    monster="Alienoid",
    kind="temporary",
    cost=0,
    effect="Gain 2 VP.",
    games=("tokyo",),
    playable=playable,
    gained=gained,
)
