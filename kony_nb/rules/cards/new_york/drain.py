"""Drain: attackers pay in energy."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.state import State

RULE = "card.drain"


def attacked(state: State, seat: int, attacker: int, log: Log) -> None:
    """Take up to 2 energy from the attacker."""
    hand_over(state, attacker, seat, 2, RULE, log)


add_card(
    id="drain",
    name="Drain",
    cost=4,
    kind="keep",
    effect="Each monster that attacks you gives you 2 energy.",
    rulings=(
        "Once for each attack, when it is declared: before the damage, and also if it takes nothing or you flee.",
        "An attacker with less gives what it has.",
        "Damage of units and cards is no attack.",
    ),
    attacked=attacked,
)
