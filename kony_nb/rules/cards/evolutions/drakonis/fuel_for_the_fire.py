"""Fuel for the Fire: energy out of a fight."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.state import State

RULE = "card.fuel_for_the_fire"
EACH = 1
"""Energy for each attack result."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner attacked in this turn."""
    return state.ledger.attacks > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Gain energy for the attack results."""
    gain_energy(state, seat, EACH * state.ledger.attacks, RULE, log)


add_card(
    id="fuel_for_the_fire",
    name="Fuel for the Fire",
    monster="Drakonis",
    kind="temporary",
    cost=0,
    effect=f"Before you buy: gain {EACH} energy for each attack that you resolved in this turn.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "Results that cards added count; those spent on something else do not. What a card adds to the damage is "
        "no result.",
        "Also for an attack that hit nobody, and until you end your turn.",
    ),
    timing=("buying",),
    whose="own",
    playable=playable,
    gained=gained,
)
