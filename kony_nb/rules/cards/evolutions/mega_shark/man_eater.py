"""Man-Eater: who bleeds loses its nerve."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.state import State

RULE = "card.man_eater"
VP = 1


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Let the victim lose points."""
    if state.monsters[victim].vp:
        lose_vp(state, victim, VP, RULE, log)


add_card(
    id="man_eater",
    name="Man-Eater",
    monster="Mega Shark",
    kind="permanent",
    cost=0,
    effect=f"Each monster that your attack makes lose LP loses {VP} VP too.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("However many LP. Not by damage of your cards, and not where the attack takes nothing.",),
    wounded=wounded,
)
