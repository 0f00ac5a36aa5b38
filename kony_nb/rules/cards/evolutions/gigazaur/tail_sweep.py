"""Tail Sweep: a die becomes a one or a two."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.power_up.effects import changes_to_come, ready, sets_a_die

RULE = "card.tail_sweep"


def moments(ident: str) -> Mapping[str, Any]:
    """Return what the evolution does, by the id under which it lies on the table."""
    return sets_a_die(ident, RULE, (old + new for old in TOKYO for new in "12" if old != new))


add_card(
    id="tail_sweep",
    name="Tail Sweep",
    monster="Gigazaur",
    kind="permanent",
    cost=0,
    effect="Once in each of your turns you may turn one of your dice to a 1 or a 2.",
    games=("tokyo",),
    rulings=("After your last roll, before any face is resolved.",),
    moments=moments,
    **ready(changes_to_come),
)
