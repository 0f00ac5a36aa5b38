"""Nurture the Young: the others give points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, lose_vp
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import State

RULE = "card.nurture_the_young"


def richer(state: State, seat: int) -> tuple[int, ...]:
    """Return the monsters with more victory points than the owner, the active one first."""
    return tuple(other for other in others(state, seat) if state.monsters[other].vp > state.monsters[seat].vp)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is one."""
    return bool(richer(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Take 1 VP from each of them."""
    givers = richer(state, seat)
    for other in givers:
        lose_vp(state, other, 1, RULE, log)
    gain_vp(state, seat, len(givers), RULE, log)


add_card(
    id="nurture_the_young",
    name="Nurture the Young",
    monster="Baby Gigazaur",
    kind="temporary",
    cost=0,
    effect="Each monster that has more VP than you gives you 1 VP.",
    games=("tokyo",),
    rulings=("All give together: who has more is looked at once, before the first VP moves.",),
    playable=playable,
    gained=gained,
)
