"""Choke Hold: who is held pays to get out of it."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.state import State

RULE = "card.choke_hold"
ENERGY = 1


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Take energy of the victim."""
    if state.monsters[victim].energy:
        hand_over(state, victim, seat, ENERGY, RULE, log)


add_card(
    id="choke_hold",
    name="Choke Hold",
    monster="Luchador",
    kind="permanent",
    cost=0,
    effect=f"Each monster that your attack makes lose LP gives you {ENERGY} energy.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("However many LP; if it survives and has energy. Not by damage of your cards.",),
    wounded=wounded,
)
