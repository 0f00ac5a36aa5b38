"""The Crowd Roars: the more of them are beaten, the louder it is."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import WIN_VP, gain_vp
from kony_nb.rules.state import State

RULE = "card.the_crowd_roars"
MOST = 3
"""The most victory points that it brings."""


def beaten(state: State, seat: int) -> int:
    """Return how many other monsters the owner made lose life points in this turn, as far as they count."""
    return min(MOST, len({other for other, lost in state.ledger.dealt if lost and other != seat}))


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is any, and room on the dial."""
    return beaten(state, seat) > 0 and state.monsters[seat].vp < WIN_VP


def gained(state: State, seat: int, log: Log) -> None:
    """Gain a point for each."""
    gain_vp(state, seat, beaten(state, seat), RULE, log)


add_card(
    id="the_crowd_roars",
    name="The Crowd Roars",
    monster="Luchador",
    kind="temporary",
    cost=0,
    effect=f"At the end of your turn gain 1 VP for each other monster that you made lose LP in it, at most {MOST} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("By attacks and cards of yours; however many LP, and those that were eliminated by it too.",),
    timing=("before_end",),
    whose="own",
    playable=playable,
    gained=gained,
)
