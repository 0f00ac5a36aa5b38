"""Feeding Frenzy: blood heals."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.state import State

RULE = "card.feeding_frenzy"
MOST = 3
"""The most life points that it brings."""


def blood(state: State, seat: int) -> int:
    """Return what the owner made others lose in this turn, as far as it counts."""
    return min(MOST, sum(lost for other, lost in state.ledger.dealt if other != seat))


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is blood, and something to heal."""
    return blood(state, seat) > 0 and state.monsters[seat].lp < max_lp(state.monsters[seat])


def gained(state: State, seat: int, log: Log) -> None:
    """Gain life points."""
    heal(state, seat, blood(state, seat), RULE, log)


add_card(
    id="feeding_frenzy",
    name="Feeding Frenzy",
    monster="Mega Shark",
    kind="temporary",
    cost=0,
    effect=f"At the end of your turn gain as many LP as you made others lose in it, at most {MOST}.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("By attacks and cards of yours; what they really lost, all together. In the city too.",),
    timing=("before_end",),
    whose="own",
    playable=playable,
    gained=gained,
)
