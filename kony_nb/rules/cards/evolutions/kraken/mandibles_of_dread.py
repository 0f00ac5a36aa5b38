"""Mandibles of Dread: wounds cost points."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.power_up.effects import attack_to_come, ready
from kony_nb.rules.state import State

RULE = "card.mandibles_of_dread"


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Take 1 VP from the wounded monster, if it has one."""
    if state.monsters[victim].vp:
        lose_vp(state, victim, 1, RULE, log)


add_card(
    id="mandibles_of_dread",
    name="Mandibles of Dread",
    monster="Kraken",
    kind="permanent",
    cost=0,
    effect="Each monster that you wound loses 1 VP.",
    games=("tokyo",),
    rulings=(
        "A wound is LP that your attack really took, however many; LP lost to your cards are none.",
        "The VP are lost, you do not gain them.",
    ),
    wounded=wounded,
    **ready(attack_to_come),
)
