"""Alpha Male: a point for every fight."""

from collections.abc import Callable, Mapping
from typing import Any

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.effects import attack_to_come, ready
from kony_nb.rules.state import Loss, State

RULE = "card.alpha_male"


def moments(ident: str) -> Mapping[str, Callable[..., Any]]:
    """Return what the evolution does, by the id under which it lies on the table."""

    def wounding(state: State, seat: int, loss: Loss, log: Log) -> None:
        if first_time(state, ident):
            gain_vp(state, seat, 1, RULE, log)

    return {"wounding": wounding}


add_card(
    id="alpha_male",
    name="Alpha Male",
    monster="The King",
    kind="permanent",
    cost=0,
    effect="Gain 1 VP in each turn in which your attack takes LP of at least one monster.",
    games=("tokyo",),
    rulings=(
        "1 VP, however many are wounded, also if they are eliminated by it.",
        "Nothing for an attack of which nobody loses LP, nor for damage of cards.",
    ),
    moments=moments,
    **ready(attack_to_come),
)
