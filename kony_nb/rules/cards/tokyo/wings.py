"""Wings: out of reach for a turn."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import pay
from kony_nb.rules.phases.losses import shield, would_lose
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "wings", "card.wings"
PRICE = 2


def ready(state: State, seat: int) -> bool:
    """Return whether the owner can pay, and has not yet."""
    return state.monsters[seat].energy >= PRICE and not shield(state, seat)


def before_loss(state: State, seat: int, loss: Loss) -> bool:
    """Ask before a loss, if something of it would be left."""
    return ready(state, seat) and would_lose(state, seat, loss) > 0


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay, and lose nothing until the turn ends."""
    pay(state, seat, PRICE, RULE, log)
    state.ledger.shields += ((ID, seat),)


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the card offers, by the id under which it lies on the table."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        return offer if ready(state, seat) else ()

    return {"anytime": anytime}


add_card(
    id=ID,
    name="Wings",
    cost=6,
    kind="keep",
    effect="Pay 2 energy: you lose no LP for the rest of this turn.",
    games=("tokyo",),
    rulings=(
        "At any decision of yours, on any turn, and before a loss of yours is applied.",
        "Against attacks, cards and tokens; your own cards, too. It lasts even if Wings leave you.",
    ),
    before_loss=before_loss,
    use=use,
    moments=moments,
)
