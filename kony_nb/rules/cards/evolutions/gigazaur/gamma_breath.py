"""Gamma Breath: a die becomes an attack."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.power_up.effects import changes_to_come, ready, sets_a_die

RULE = "card.gamma_breath"
NEW = "A"


def moments(ident: str) -> Mapping[str, Any]:
    """Return what the evolution does, by the id under which it lies on the table."""
    return sets_a_die(ident, RULE, (old + NEW for old in TOKYO if old != NEW))


add_card(
    id="gamma_breath",
    name="Gamma Breath",
    monster="Gigazaur",
    kind="permanent",
    cost=0,
    effect="Once in each of your turns you may turn one of your dice to an attack.",
    games=("tokyo",),
    rulings=("After your last roll, before any face is resolved.",),
    moments=moments,
    **ready(changes_to_come),
)
