"""Destructive Analysis: energy out of attacks."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.destructive_analysis"
ROLLING = ("start", "roll")


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the last roll has fallen and shows an attack."""
    return state.phase not in ROLLING and "A" in state.dice


def gained(state: State, seat: int, log: Log) -> None:
    """Gain an energy for each attack that the dice show."""
    gain_energy(state, seat, state.dice.count("A"), RULE, log)


add_card(
    id="destructive_analysis",
    name="Destructive Analysis",
    monster="Meka Dragon",
    kind="temporary",
    cost=0,
    effect="Gain 1 energy for each attack that you rolled this turn.",
    games=("tokyo",),
    rulings=(
        "At any moment of your turn after the last roll: the attacks that your dice show then, resolved or not.",
        "Results that cards add are no dice.",
    ),
    whose="own",
    playable=playable,
    gained=gained,
)
