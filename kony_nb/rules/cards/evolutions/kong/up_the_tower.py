"""Up the Tower: the higher he climbs the more they look."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.places import next_zone
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import State

RULE, RULE_TOKYO = "card.up_the_tower", "card.up_the_tower_tokyo"
VP = 2


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is in the city."""
    return in_city(state, seat)


def climb(state: State, seat: int, log: Log) -> None:
    """Gain points, and go up a zone."""
    gain_vp(state, seat, VP, RULE, log)
    monster = state.monsters[seat]
    above = next_zone(monster.place or "upper")
    if above is not None:
        monster.place = above
        log.add("move", RULE, seat, what="advance", place=above)


def climb_in_tokyo(state: State, seat: int, log: Log) -> None:
    """Gain points and energy."""
    gain_vp(state, seat, VP, RULE_TOKYO, log)
    gain_energy(state, seat, 1, RULE_TOKYO, log)


add_card(
    id="up_the_tower",
    name="Up the Tower",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"When your turn begins in Manhattan: gain {VP} VP and advance one zone.",
    games=("new_york",),
    provenance="house",
    rulings=(
        "Before the zone pays: it is the one above that pays. In your Move phase you advance again.",
        "From Upper Manhattan there is nowhere to go: only the points.",
    ),
    timing=("before_turn",),
    whose="own",
    playable=playable,
    gained=climb,
)
add_card(
    id="up_the_tower_tokyo",
    name="Up the Tower",
    monster="Kong",
    kind="temporary",
    cost=0,
    effect=f"When your turn begins in Tokyo: gain {VP} VP and 1 energy.",
    games=("tokyo",),
    provenance="house",
    rulings=("In the City and in the Bay alike, before the place pays.",),
    timing=("before_turn",),
    whose="own",
    playable=playable,
    gained=climb_in_tokyo,
)
