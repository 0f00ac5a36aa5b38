"""Violent Star: the Superstar changes hands with blows."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.violent_star"


def superstar_taken(state: State, seat: int, before: int, log: Log) -> None:
    """Deal 2 damage to the monster that had it."""
    if before >= 0:
        declare(state, Loss(RULE, ((before, 2),), seat), log)


def superstar_lost(state: State, seat: int, taker: int, log: Log) -> None:
    """Deal 1 damage to the taker."""
    declare(state, Loss(RULE, ((taker, 1),), seat), log)


add_card(
    id="violent_star",
    name="Violent Star",
    cost=3,
    kind="keep",
    effect="A monster from which you take the Superstar suffers 2 damage. A monster that takes it from you suffers 1.",
    rulings=(
        "First the points, then the card moves, then the damage.",
        "Taken from beside the deck, it hurts nobody.",
        "It is no attack: nobody may flee. It is damage that you deal, with what your other cards make of that.",
        "A taker who dies of it leaves the Superstar beside the deck.",
    ),
    superstar_taken=superstar_taken,
    superstar_lost=superstar_lost,
)
