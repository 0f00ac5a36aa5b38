"""Rogue Wave: it breaks over whoever stands in the city."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.power_up.city import others_in_city
from kony_nb.rules.state import Loss, State

RULE = "card.rogue_wave"
WAVE = 2
"""Life points that each of them loses."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether another monster is in the city."""
    return bool(others_in_city(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Hurt all others in the city at once."""
    hit = clockwise(state, others_in_city(state, seat))
    declare(state, Loss(RULE, tuple((other, WAVE) for other in hit), seat), log)


add_card(
    id="rogue_wave",
    name="Rogue Wave",
    monster="Captain Fish",
    kind="temporary",
    cost=0,
    effect=f"Each other monster in the city loses {WAVE} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("It is no attack: nobody may leave the city for it.",),
    playable=playable,
    gained=gained,
)
