"""Overload: energy now, and one less from the dice afterwards."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.overload"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 4 energy."""
    gain_energy(state, seat, 4, RULE, log)


def amount(state: State, seat: int, face: str, n: int) -> int:
    """Count one energy result less."""
    return max(0, n - 1) if face == "E" else n


def resolved(state: State, seat: int, face: str, n: int, log: Log) -> None:
    """Say that a result is lost."""
    if face == "E":
        log.add("nothing", RULE, seat, 1, what="E")


add_card(
    id="overload",
    name="Overload",
    cost=0,
    kind="keep",
    effect="Gain 4 energy when you get it. From then on your energy dice bring 1 energy less each time you "
    "resolve them.",
    rulings=(
        "One less for all energy results of a roll together, not for each; never below 0.",
        "Energy from Manhattan, tiles and cards is not reduced.",
    ),
    gained=gained,
    amount=amount,
    resolved=resolved,
)
