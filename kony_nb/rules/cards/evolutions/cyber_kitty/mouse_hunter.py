"""Mouse Hunter: a point for any one."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.effects import face_to_come, ready
from kony_nb.rules.state import State

RULE = "card.mouse_hunter"


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Gain 1 VP for the ones together."""
    if face == "1":
        gain_vp(state, seat, 1, RULE, log)


add_card(
    id="mouse_hunter",
    name="Mouse Hunter",
    monster="Cyber Kitty",
    kind="permanent",
    cost=0,
    effect="If your final dice show at least one 1, gain 1 VP when you resolve it.",
    games=("tokyo",),
    rulings=("1 VP in all, however many 1s there are; they score as well.",),
    resolved=resolved,
    **ready(face_to_come("1")),
)
