"""Protector of Children: the children cheer when he shows that he is not afraid."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.power_up.effects import face_to_come, ready
from kony_nb.rules.state import State

RULE, RULE_TOKYO = "card.protector_of_children", "card.protector_of_children_tokyo"
SKULLS = {"destruction": "D", "ouch": "O"}
"""The face that is the skull, by the option."""
LEAST, LEAST_TOKYO = 2, 3
"""Dice that must show it: skulls in New York, ones in Tokyo."""
EACH = 1
"""Victory points, life points and energy that it brings."""


def cheer(state: State, seat: int, rule: str, log: Log) -> None:
    """Gain of each."""
    gain_vp(state, seat, EACH, rule, log)
    heal(state, seat, EACH, rule, log)
    gain_energy(state, seat, EACH, rule, log)


def skulls_to_come(state: State, seat: int, moment: str) -> bool:
    """Return whether enough skulls lie there that are not resolved yet."""
    return face_to_come(SKULLS[state.options.skull_face], LEAST)(state, seat, moment)


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Cheer if enough dice show a skull."""
    if face == SKULLS[state.options.skull_face] and state.dice.count(face) >= LEAST:
        cheer(state, seat, RULE, log)


def resolved_in_tokyo(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Cheer if enough dice show a one."""
    if face == "1" and state.dice.count("1") >= LEAST_TOKYO:
        cheer(state, seat, RULE_TOKYO, log)


add_card(
    id="protector_of_children",
    name="Protector of Children",
    monster="Luchador",
    kind="permanent",
    cost=0,
    effect=f"If your final dice show at least {LEAST} skulls, gain {EACH} VP, {EACH} LP and {EACH} energy besides.",
    games=("new_york",),
    rulings=(
        "The option skull_face says which face the skull is: Destruction, or Ouch.",
        "Dice count, after all changes; results that a card adds do not. More skulls bring no more.",
        "When you resolve them, before they do what they do; in Manhattan too.",
    ),
    resolved=resolved,
    **ready(skulls_to_come),
)
add_card(
    id="protector_of_children_tokyo",
    name="Protector of Children",
    monster="Luchador",
    kind="permanent",
    cost=0,
    effect=f"If your final dice show at least {LEAST_TOKYO} 1s, gain {EACH} VP, {EACH} LP and {EACH} energy besides.",
    games=("tokyo",),
    rulings=(
        "Dice count, after all changes; results that a card adds do not. More 1s bring no more.",
        "When you resolve them, besides what they score; in Tokyo too.",
    ),
    resolved=resolved_in_tokyo,
    **ready(face_to_come("1", LEAST_TOKYO)),
)
