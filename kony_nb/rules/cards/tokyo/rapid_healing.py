"""Rapid Healing: life for energy, at any time."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal, max_lp, pay
from kony_nb.rules.phases.losses import would_lose
from kony_nb.rules.state import Loss, State, Step

RULE = "card.rapid_healing"
FEE = 2


def can_heal(state: State, seat: int) -> bool:
    """Return whether the owner can pay, and has something to heal."""
    monster = state.monsters[seat]
    return monster.energy >= FEE and monster.lp < max_lp(monster)


def before_loss(state: State, seat: int, loss: Loss) -> bool:
    """Ask before a loss that would take the last life point."""
    return can_heal(state, seat) and would_lose(state, seat, loss) >= state.monsters[seat].lp


def use(state: State, seat: int, arg: str, log: Log) -> None:
    """Pay 2 energy and heal 1."""
    pay(state, seat, FEE, RULE, log)
    heal(state, seat, 1, RULE, log)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        """Offer healing at every decision of the owner."""
        return offer if can_heal(state, seat) else ()

    return {"anytime": anytime}


add_card(
    id="rapid_healing",
    name="Rapid Healing",
    cost=3,
    kind="keep",
    effect="At any time you may pay 2 energy to heal 1, as often as you like.",
    games=("tokyo",),
    rulings=(
        "In Tokyo too, at every decision of yours, and below your maximum only.",
        "Before a loss on another monster's turn you are asked if it would take your last life point.",
    ),
    before_loss=before_loss,
    use=use,
    moments=moments,
)
