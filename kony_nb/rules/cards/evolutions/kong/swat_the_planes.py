"""Swat the Planes: what flies at him does not come through."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import change_loss, declared_loss, would_lose
from kony_nb.rules.state import State

RULE, RULE_TOKYO = "card.swat_the_planes", "card.swat_the_planes_tokyo"
VP = 1
"""Victory points for driving off the units."""
LESS = 2
"""Life points less that are lost in Tokyo."""


def hurts(state: State, seat: int) -> bool:
    """Tell whether the owner is about to lose life points."""
    loss = declared_loss(state)
    return loss is not None and seat in dict(loss.hits) and would_lose(state, seat, loss) > 0


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether units are about to hurt the owner."""
    loss = declared_loss(state)
    return loss is not None and loss.rule.startswith("ny.ouch.") and hurts(state, seat)


def swat(state: State, seat: int, log: Log) -> None:
    """Lose nothing to the units, and be cheered for it."""
    spared = change_loss(state, seat, 0)
    log.add("reduce", RULE, seat, spared)
    gain_vp(state, seat, VP, RULE, log)


def playable_in_tokyo(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is about to lose life points."""
    return hurts(state, seat)


def swat_in_tokyo(state: State, seat: int, log: Log) -> None:
    """Lose less."""
    loss = declared_loss(state)
    assert loss is not None
    amount = dict(loss.hits)[seat]
    less = min(LESS, amount)
    change_loss(state, seat, amount - less)
    log.add("reduce", RULE_TOKYO, seat, less, other=loss.attacker)


add_card(
    id="swat_the_planes",
    name="Swat the Planes",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"When units are about to hurt you, lose nothing to them and gain {VP} VP.",
    games=("new_york",),
    provenance="house",
    rulings=("For this one Ouch, and for you alone; the units stay where they are.",),
    timing=("before_loss",),
    playable=playable,
    gained=swat,
)
add_card(
    id="swat_the_planes_tokyo",
    name="Swat the Planes",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"When you are about to lose LP, lose {LESS} LP less.",
    games=("tokyo",),
    provenance="house",
    rulings=("Of one loss, whatever deals it: an attack as a whole is one.",),
    timing=("before_loss",),
    playable=playable_in_tokyo,
    gained=swat_in_tokyo,
)
