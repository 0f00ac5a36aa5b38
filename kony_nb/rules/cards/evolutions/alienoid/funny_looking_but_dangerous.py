"""Funny Looking But Dangerous: three twos hurt everybody else."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.power_up.effects import damages_others, face_to_come, ready
from kony_nb.rules.state import State

RULE = "card.funny_looking_but_dangerous"
TWOS = 3
HURT = damages_others(RULE, 1)["gained"]


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Take 1 LP of all others if enough dice show a two."""
    if face == "2" and state.dice.count("2") >= TWOS:
        HURT(state, seat, log)


add_card(
    id="funny_looking_but_dangerous",
    name="Funny Looking But Dangerous",
    monster="Alienoid",
    kind="permanent",
    cost=0,
    effect="If your final dice show at least three 2s, every other monster loses 1 LP when you resolve them.",
    games=("tokyo",),
    rulings=(
        "No attack: it hits in Tokyo and outside, and nobody may yield for it.",
        "Dice count, after all changes; results that a card adds or doubles do not. The 2s score as well.",
        "More than three 2s hurt no more.",
    ),
    resolved=resolved,
    **ready(face_to_come("2", TWOS)),
)
