"""Defender of Tokyo: who rules it takes points of the others."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import others_lose_vp, ready
from kony_nb.rules.state import State

RULE = "card.defender_of_tokyo"
EFFECT = others_lose_vp(RULE, 1)


def idle(state: State, seat: int) -> bool:
    """Return whether the owner is outside, or nobody has points to lose."""
    return state.monsters[seat].place not in TOKYO or not EFFECT["playable"](state, seat, "")


def acts(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner's turn begins in Tokyo, and somebody has points to lose."""
    return state.turn == seat and moment == "before_turn" and not idle(state, seat)


add_card(
    id="defender_of_tokyo",
    name="Defender of Tokyo",
    monster="Gigazaur",
    kind="permanent",
    cost=0,
    effect="When you start your turn in Tokyo, every other monster loses 1 VP.",
    games=("tokyo",),
    rulings=("In the Bay too. Nobody falls below 0.",),
    idle=idle,
    turn_start=EFFECT["gained"],
    **ready(acts),
)
