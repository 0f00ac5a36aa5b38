"""Simian Scamper: out of Tokyo, without a scratch."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.attacking import may_leave
from kony_nb.rules.phases.losses import declared_loss, would_lose
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import State

ID, RULE = "simian_scamper", "card.simian_scamper"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is attacked in Tokyo, would lose something, and can still choose to leave."""
    loss = declared_loss(state)
    if loss is None or not loss.attack or state.monsters[seat].place not in TOKYO or seat not in dict(loss.hits):
        return False
    ledger = state.ledger
    answered = seat in ledger.yielded or seat in ledger.braced
    return not answered and would_lose(state, seat, loss) > 0 and seat in may_leave(state, loss, (seat,))


def gained(state: State, seat: int, log: Log) -> None:
    """Yield, and lose nothing more in this turn."""
    loss = declared_loss(state)
    assert loss is not None
    ledger = state.ledger
    ledger.yielded += (seat,)
    ledger.braced += (seat,)
    ledger.shields += ((ID, seat),)
    log.add("yield", RULE, seat, other=loss.attacker)


add_card(
    id=ID,
    name="Simian Scamper",
    monster="The King",
    kind="temporary",
    cost=0,
    effect="When you are attacked in Tokyo: yield, and lose no LP to this attack nor for the rest of the turn.",
    games=("tokyo",),
    rulings=(
        "Before the damage is taken, also if it would eliminate you; you leave when all have answered the attack.",
        "Not if nothing would be lost, or if nobody may leave Tokyo.",
    ),
    timing=("before_loss",),
    whose="other",
    playable=playable,
    gained=gained,
)
