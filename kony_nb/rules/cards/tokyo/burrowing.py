"""Burrowing: an attack more in Tokyo, and a hole for who comes next."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import Loss, State

RULE = "card.burrowing"


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack in Tokyo."""
    return "A" if state.monsters[seat].place in TOKYO else ""


def replaced(state: State, seat: int, other: int, log: Log) -> None:
    """Hurt the monster that comes in from outside."""
    declare(state, Loss(RULE, ((other, 1),), seat), log)


add_card(
    id="burrowing",
    name="Burrowing",
    cost=5,
    kind="keep",
    effect="In Tokyo, add an attack to your result. When you yield, the monster that comes in for you loses 1 LP.",
    games=("tokyo",),
    rulings=(
        "The attack is added with no attack rolled, too.",
        "The monster that comes in from outside is hit, before it enters; if it dies nobody enters.",
    ),
    adds=adds,
    replaced=replaced,
)
