"""Drink the Hudson: a flood of energy, cheaper along the river."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp, heal
from kony_nb.rules.state import State

RULE = "card.drink_the_hudson"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 13 energy and 1 VP and heal 2."""
    gain_energy(state, seat, 13, RULE, log)
    gain_vp(state, seat, 1, RULE, log)
    heal(state, seat, 2, RULE, log)


add_card(
    id="drink_the_hudson",
    name="Drink the Hudson",
    cost=12,
    kind="discard",
    effect="Gain 13 energy and 1 VP and heal 2.",
    discount=("manhattan", "brooklyn", "staten_island"),
    rulings=(
        "Heals in Manhattan too: only heart dice do not.",
        "The energy can be spent on other cards at once.",
    ),
    confidence="medium",
    gained=gained,
)
