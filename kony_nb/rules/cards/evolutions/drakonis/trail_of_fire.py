"""Trail of Fire: what drives the dragon out gets burnt."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare
from kony_nb.rules.state import Loss, State

RULE = "card.trail_of_fire"
BURNS = 2
"""Life points that it costs."""


def left(state: State, seat: int, log: Log) -> None:
    """Hurt the monster whose turn it is."""
    if state.turn != seat and state.monsters[state.turn].alive:
        declare(state, Loss(RULE, ((state.turn, BURNS),), seat), log)


add_card(
    id="trail_of_fire",
    name="Trail of Fire",
    monster="Drakonis",
    kind="permanent",
    cost=0,
    effect=f"When you leave the city on another monster's turn, that monster loses {BURNS} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "However you leave it, but not when you are eliminated. Before that monster can come in; if it dies it does "
        "not.",
        "It is no attack.",
    ),
    left=left,
)
