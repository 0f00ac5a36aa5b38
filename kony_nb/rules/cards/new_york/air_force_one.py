"""Air Force One: for who destroyed a Jet; points, and every unit of the city strikes."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.ouch import units_around
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.air_force_one"


def refuses_buyer(state: State, seat: int) -> str:
    """Refuse whoever destroyed no Jet in this turn."""
    return "" if "jet" in state.ledger.destroyed else "only in a turn in which you destroyed a Jet"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 VP; then every unit strikes the monsters of its borough."""
    gain_vp(state, seat, 4, RULE, log)
    everybody = clockwise(state, tuple(state.living))
    hits = tuple((other, units) for other in everybody if (units := units_around(state, other)))
    if hits:
        declare(state, Loss(RULE, hits), log)
    else:
        log.add("nothing", RULE, seat, what="O")


add_card(
    id="air_force_one",
    name="Air Force One",
    cost=6,
    kind="discard",
    effect="For sale only to a monster that destroyed a Jet in this turn. Gain 4 VP, then every unit strikes the "
    "monsters in its borough: 1 damage each.",
    rulings=(
        "The damage of three Ouch, dealt by the units and not by the buyer; units of this turn strike too.",
        "The Statue of Liberty does not move, and what protects from Ouch dice does not help.",
    ),
    refuses_buyer=refuses_buyer,
    gained=gained,
)
