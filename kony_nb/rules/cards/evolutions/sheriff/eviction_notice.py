"""Eviction Notice: who was attacked in the city has to go."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.city import drive_out, in_city
from kony_nb.rules.state import State

RULE = "card.eviction_notice"
VP = 1
"""Victory points besides."""
ANSWERS = ("flee", "yield")


def asked(state: State) -> tuple[int, ...]:
    """Return who is about to answer an attack in the city, the first one first."""
    return tuple(step.seat for step in reversed(state.agenda) if step.kind in ANSWERS and in_city(state, step.seat))


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether somebody may still choose to stay."""
    return bool(asked(state))


def gained(state: State, seat: int, log: Log) -> None:
    """Let them leave without a choice."""
    out = asked(state)
    state.agenda[:] = [step for step in state.agenda if step.kind not in ANSWERS]
    gain_vp(state, seat, VP, RULE, log)
    drive_out(state, out, RULE, log)


add_card(
    id="eviction_notice",
    name="Eviction Notice",
    monster="Sheriff",
    kind="temporary",
    cost=0,
    effect=f"When monsters in the city may answer your attack: they must leave it, and you gain {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "In New York they choose the borough, and pay no fee. It is neither fleeing nor yielding.",
        "Only those who had the right to leave; where a card keeps them in the city it does nothing.",
    ),
    timing=("leaving",),
    whose="own",
    playable=playable,
    gained=gained,
)
