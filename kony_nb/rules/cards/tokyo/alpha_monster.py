"""Alpha Monster: a point for attacking."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.alpha_monster"


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Gain 1 VP for the attack results together."""
    if face == "A" and n:
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id="alpha_monster",
    name="Alpha Monster",
    cost=5,
    kind="keep",
    effect="Gain 1 VP when you resolve at least one attack.",
    games=("tokyo",),
    rulings=(
        "Once a turn, however many there are; attacks that cards add count, and nobody needs to be hit.",
        "The point comes before the damage; whether it wins is looked at after it.",
    ),
    resolved=resolved,
)
