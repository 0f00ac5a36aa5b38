"""Yankee Stadium: points and life, cheaper in the Bronx."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, heal
from kony_nb.rules.state import State

RULE = "card.yankee_stadium"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 5 VP and heal 5."""
    gain_vp(state, seat, 5, RULE, log)
    heal(state, seat, 5, RULE, log)


add_card(
    id="yankee_stadium",
    name="Yankee Stadium",
    cost=9,
    kind="discard",
    effect="Gain 5 VP and heal 5.",
    discount=("bronx",),
    rulings=("Heals in Manhattan too: only heart dice do not.",),
    gained=gained,
)
