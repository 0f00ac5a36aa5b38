"""Abandon Ship: out of the city before the blow falls."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss, declared_loss, would_lose
from kony_nb.rules.power_up.city import drive_out, in_city
from kony_nb.rules.state import State

RULE = "card.abandon_ship"
SPARED = 3
"""Life points that are not lost, at most."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether an attack is about to hurt the owner in the city."""
    loss = declared_loss(state)
    if loss is None or not loss.attack or not in_city(state, seat):
        return False
    return seat in dict(loss.hits) and would_lose(state, seat, loss) > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Lose less to the attack, and leave the city."""
    loss = declared_loss(state)
    assert loss is not None
    amount = dict(loss.hits)[seat]
    spared = min(SPARED, amount)
    change_loss(state, seat, amount - spared)
    log.add("reduce", RULE, seat, spared, other=loss.attacker)
    drive_out(state, (seat,), RULE, log)


add_card(
    id="abandon_ship",
    name="Abandon Ship",
    monster="Captain Fish",
    kind="temporary",
    cost=0,
    effect=f"When an attack is about to hurt you in the city, lose {SPARED} LP less to it and leave the city.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "In New York you choose a borough with room. It is no flight and no yielding: no fee, and no other right "
        "to leave for this attack.",
        "Allowed also where a card forbids to flee or to yield. The attacker may come in as usual.",
    ),
    timing=("before_loss",),
    playable=playable,
    gained=gained,
)
