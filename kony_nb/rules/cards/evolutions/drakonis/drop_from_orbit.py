"""Drop from Orbit: the city is emptied, and the dragon stands in it."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.power_up.city import come_in, drive_out, in_city, others_in_city
from kony_nb.rules.state import State, Step

ID, RULE = "drop_from_orbit", "card.drop_from_orbit"
VP = 1
"""Victory points besides that for entering."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is outside, and somebody in the city."""
    return not in_city(state, seat) and bool(others_in_city(state, seat))


def gained(state: State, seat: int, log: Log) -> None:
    """Drive all out of the city, then come in."""
    state.agenda.append(Step(ID, seat))
    drive_out(state, clockwise(state, others_in_city(state, seat)), RULE, log)


@automatic(ID)
def land(state: State, step: Step, log: Log) -> None:
    """Enter the city that is empty now."""
    come_in(state, step.seat, RULE, log)
    gain_vp(state, step.seat, VP, RULE, log)


add_card(
    id=ID,
    name="Drop from Orbit",
    monster="Drakonis",
    kind="temporary",
    cost=0,
    effect=f"Before you move: all monsters in the city leave it; you enter it and gain {VP} VP besides.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "Only from outside the city, and only if somebody is in it. The others lose no LP; it is neither fleeing nor "
        "yielding, and they pay no fee.",
        "You are paid for entering as usual, and do not move again in this turn.",
    ),
    timing=("before_entering",),
    whose="own",
    playable=playable,
    gained=gained,
)
