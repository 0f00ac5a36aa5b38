"""Hunter: Infantry to eat."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.hunter"


def destroyed(state: State, seat: int, what: str, log: Log) -> None:
    """Heal 1 for an Infantry."""
    if what == "infantry":
        heal(state, seat, 1, RULE, log)


add_card(
    id="hunter",
    name="Hunter",
    cost=5,
    kind="keep",
    effect="Heal 1 for each Infantry you destroy.",
    rulings=("On top of what the Infantry pays; it heals in Manhattan too.",),
    destroyed=destroyed,
)
