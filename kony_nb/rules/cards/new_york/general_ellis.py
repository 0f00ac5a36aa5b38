"""General Ellis: for who destroyed a Tank; points, and damage to everybody."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.general_ellis"


def refuses_buyer(state: State, seat: int) -> str:
    """Refuse whoever destroyed no Tank in this turn."""
    return "" if "tank" in state.ledger.destroyed else "only in a turn in which you destroyed a Tank"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 3 VP; then every living monster suffers 1 damage."""
    gain_vp(state, seat, 3, RULE, log)
    hits = tuple((other, 1) for other in clockwise(state, tuple(state.living)))
    declare(state, Loss(RULE, hits, seat), log)


add_card(
    id="general_ellis",
    name="General Ellis",
    cost=5,
    kind="discard",
    effect="For sale only to a monster that destroyed a Tank in this turn. Gain 3 VP, then every monster, you too, "
    "suffers 1 damage.",
    rulings=(
        "The damage is one event and the buyer deals it, but it is no attack: nobody may flee from it.",
        "A building that turned into a Tank in this turn does not count: the Tank itself must have been destroyed.",
    ),
    refuses_buyer=refuses_buyer,
    gained=gained,
)
