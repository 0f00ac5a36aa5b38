"""Bite Back: who attacks the shark is bitten first."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import declare, declared_loss, would_lose
from kony_nb.rules.state import Loss, State

RULE = "card.bite_back"
BITE = 2
"""Life points that the attacker loses."""


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether an attack of a living monster is about to hurt the owner."""
    loss = declared_loss(state)
    if loss is None or not loss.attack or seat not in dict(loss.hits) or not state.monsters[loss.attacker].alive:
        return False
    return would_lose(state, seat, loss) > 0


def gained(state: State, seat: int, log: Log) -> None:
    """Hurt the attacker."""
    loss = declared_loss(state)
    assert loss is not None
    declare(state, Loss(RULE, ((loss.attacker, BITE),), seat), log)


add_card(
    id="bite_back",
    name="Bite Back",
    monster="Mega Shark",
    kind="temporary",
    cost=0,
    effect=f"When an attack is about to hurt you, the attacker loses {BITE} LP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "Before the attack is applied, which then comes all the same, even from an attacker that dies of the bite.",
        "It is no attack.",
    ),
    timing=("before_loss",),
    playable=playable,
    gained=gained,
)
