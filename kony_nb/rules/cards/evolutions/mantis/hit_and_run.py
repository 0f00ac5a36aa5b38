"""Hit and Run: gone, and richer."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.state import State

RULE = "card.hit_and_run"
VP = 1


def left(state: State, seat: int, log: Log) -> None:
    """Gain points and energy."""
    gain_vp(state, seat, VP, RULE, log)
    gain_energy(state, seat, 1, RULE, log)


add_card(
    id="hit_and_run",
    name="Hit and Run",
    monster="Mantis",
    kind="permanent",
    cost=0,
    effect=f"Each time you leave the city, gain {VP} VP and 1 energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("However you leave it, but not when you are eliminated.",),
    left=left,
)
