"""Flood the Streets: the units are washed away; in Tokyo, the money."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.phases.gains import gain_vp, pay
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import Borough, State

RULE, RULE_TOKYO = "card.flood_the_streets", "card.flood_the_streets_tokyo"
MOST = 2
"""The most victory points that it brings."""
ENERGY = 2
"""Energy that each of the others loses in Tokyo."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether units stand where the owner is."""
    return units_around(state, seat) > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Take all units of the borough out of play, and gain points for them."""
    home = BOROUGH_OF[state.monsters[seat].place or "lower"]
    tiles = state.boroughs[home]
    units = tiles.units + tiles.fresh
    state.boroughs[home] = Borough(tiles.stacks)
    for unit in units:
        state.removed = {**state.removed, unit: state.removed.get(unit, 0) + 1}
        log.add("take_unit", RULE, seat, what=unit, place=home)
    gain_vp(state, seat, min(MOST, len(units)), RULE, log)


def playable_in_tokyo(state: State, seat: int, moment: str) -> bool:
    """Tell whether another monster has energy."""
    return any(state.monsters[other].energy for other in others(state, seat))


def gained_in_tokyo(state: State, seat: int, log: Log) -> None:
    """Take energy from all others."""
    for other in others(state, seat):
        lost = min(ENERGY, state.monsters[other].energy)
        if lost:
            pay(state, other, lost, RULE_TOKYO, log)


add_card(
    id="flood_the_streets",
    name="Flood the Streets",
    monster="Mega Shark",
    kind="temporary",
    cost=0,
    effect=f"On your turn: all units of your borough are gone. Gain 1 VP for each, at most {MOST}.",
    games=("new_york",),
    provenance="house",
    rulings=(
        "Those that appeared in this turn too. They are not destroyed: they pay nothing else, and no card acts "
        "on it.",
        "A loss that they deal already is dealt.",
    ),
    whose="own",
    playable=playable,
    gained=gained,
)
add_card(
    id="flood_the_streets_tokyo",
    name="Flood the Streets",
    monster="Mega Shark",
    kind="temporary",
    cost=0,
    effect=f"On your turn: each other monster loses {ENERGY} energy.",
    games=("tokyo",),
    provenance="house",
    rulings=("Who has less loses what it has. You do not gain it.",),
    whose="own",
    playable=playable_in_tokyo,
    gained=gained_in_tokyo,
)
