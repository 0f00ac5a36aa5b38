"""Rooftop Nest: a night's rest outside the city."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp
from kony_nb.rules.places import OUTER
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import State

RULE, RULE_TOKYO = "card.rooftop_nest", "card.rooftop_nest_tokyo"
LP = 1


def no_roof(state: State, seat: int) -> bool:
    """Return whether the owner is well, is in Manhattan, or has no building over him."""
    monster = state.monsters[seat]
    if monster.lp >= max_lp(monster) or monster.place not in OUTER:
        return True
    return not any(state.boroughs[monster.place].stacks)


def rest(state: State, seat: int, log: Log) -> None:
    """Gain life points."""
    heal(state, seat, LP, RULE, log)


def inside(state: State, seat: int) -> bool:
    """Return whether the owner is well, or in Tokyo."""
    return state.monsters[seat].lp >= max_lp(state.monsters[seat]) or in_city(state, seat)


def rest_in_tokyo(state: State, seat: int, log: Log) -> None:
    """Gain life points."""
    heal(state, seat, LP, RULE_TOKYO, log)


add_card(
    id="rooftop_nest",
    name="Rooftop Nest",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"When your turn begins in an outer borough in which a building stands, gain {LP} LP.",
    games=("new_york",),
    provenance="house",
    rulings=("Units are no buildings. Not in Manhattan.",),
    idle=no_roof,
    turn_start=rest,
)
add_card(
    id="rooftop_nest_tokyo",
    name="Rooftop Nest",
    monster="Kong",
    kind="permanent",
    cost=0,
    effect=f"When your turn begins outside Tokyo, gain {LP} LP.",
    games=("tokyo",),
    provenance="house",
    rulings=("An extra turn begins like any other.",),
    idle=inside,
    turn_start=rest_in_tokyo,
)
