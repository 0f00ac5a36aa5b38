"""Battery Monster: energy put by."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import discard_from, take_counters
from kony_nb.rules.phases.gains import recover_energy
from kony_nb.rules.state import State

ID, RULE = "battery_monster", "card.battery_monster"
FULL, EACH = 6, 2


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""

    def turn_start(state: State, seat: int, log: Log) -> None:
        """Take 2 energy off the card, and discard it when it is empty."""
        counters = state.monsters[seat].counters
        n = min(EACH, counters.get(ident, 0))
        if n:
            take_counters(state, seat, ident, n, RULE, log)
            recover_energy(state, seat, n, RULE, log)
        if ident not in state.monsters[seat].counters:
            discard_from(state, seat, ident, RULE, log)

    return {"turn_start": turn_start}


add_token(
    id=ID,
    name="Battery",
    supply=2 * FULL,
    effect="An energy that lies on Battery Monster until its owner takes it.",
    card=ID,
    on_card=True,
)
add_card(
    id=ID,
    name="Battery Monster",
    cost=3,
    kind="keep",
    effect="Comes with 6 energy on it. At the start of your turn take 2 of them; discard this card when it is empty.",
    games=("tokyo",),
    rulings=(
        "Taking it is no gain: nothing adds to it.",
        "What lies on the card is not yours yet: it pays for nothing, and no card takes it from you.",
    ),
    counters=FULL,
    moments=moments,
)
