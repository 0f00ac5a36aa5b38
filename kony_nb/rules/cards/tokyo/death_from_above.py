"""Death From Above: Tokyo falls to you."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.places import BAY, CITY, OUTSIDE
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import enter, insiders, leave

RULE = "card.death_from_above"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP, send all others out of Tokyo, and take the City."""
    gain_vp(state, seat, 2, RULE, log)
    leave(state, tuple(other for other in insiders(state) if other != seat), "leave", RULE, log)
    monster = state.monsters[seat]
    if monster.place == OUTSIDE:
        enter(state, seat, CITY, log, RULE)
    elif monster.place == BAY:
        monster.place = CITY
        log.add("move", RULE, seat, what="shift", place=CITY)


add_card(
    id="death_from_above",
    name="Death From Above",
    cost=5,
    kind="discard",
    effect="Gain 2 VP. All other monsters leave Tokyo, and you take Tokyo City.",
    games=("tokyo",),
    rulings=(
        "Coming in from outside is entering and pays for it; from the Bay to the City is not.",
        "The others lose no LP, and leaving so is not yielding.",
    ),
    gained=gained,
)
