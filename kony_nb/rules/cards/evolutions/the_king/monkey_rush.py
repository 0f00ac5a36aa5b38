"""Monkey Rush: into Tokyo as soon as somebody is out of it."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.city import free_place

RULE = "card.monkey_rush"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is outside, has not left in this turn itself, and there is room."""
    return (
        state.monsters[seat].place == OUTSIDE and seat not in state.ledger.inside and free_place(state) is not None
    )


def gained(state: State, seat: int, log: Log) -> None:
    """Enter, after what waits for the one who comes in for those who yielded."""
    state.agenda.append(Step("come_in", seat, (RULE,)))
    if state.ledger.yielded:
        state.agenda.append(Step("make_room", seat))


add_card(
    id="monkey_rush",
    name="Monkey Rush",
    monster="The King",
    kind="temporary",
    cost=0,
    effect="When a monster has left Tokyo or was eliminated there, enter Tokyo at once.",
    games=("tokyo",),
    rulings=(
        "On any turn, as soon as it has left: you take Tokyo City, or the Bay if its monster has moved up.",
        "It pays like any entering. The attacker enters only if there is still room.",
        "What waits for the one who comes in, such as Burrowing, hits you, and then not the attacker as well.",
        "Not if you were in Tokyo yourself when the turn began.",
    ),
    timing=("city_left",),
    playable=playable,
    gained=gained,
    looks_back=True,
)
