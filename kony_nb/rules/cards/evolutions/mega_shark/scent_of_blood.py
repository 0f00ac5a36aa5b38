"""Scent of Blood: the wounded are hunted."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import Loss, State

RULE = "card.scent_of_blood"
BITE = 2
"""Life points that each of them loses."""
WEAK = 6
"""Life points up to which a monster is hunted."""


def hunted(state: State, seat: int) -> tuple[int, ...]:
    """Return the other monsters that are weak, the active one first."""
    return tuple(other for other in others(state, seat) if state.monsters[other].lp <= WEAK)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether there is any."""
    return bool(hunted(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Bite them all."""
    declare(state, Loss(RULE, tuple((other, BITE) for other in hunted(state, seat)), seat), log)


add_card(
    id="scent_of_blood",
    name="Scent of Blood",
    monster="Mega Shark",
    kind="temporary",
    cost=0,
    effect=f"Each other monster with {WEAK} LP or fewer loses {BITE} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("What they have when it is played decides. It is no attack.",),
    playable=playable,
    gained=gained,
)
