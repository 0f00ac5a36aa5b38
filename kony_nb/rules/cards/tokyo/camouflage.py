"""Camouflage: hearts on the dice against wounds."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss, pending_loss, would_lose
from kony_nb.rules.state import Loss, State, Step

RULE = "card.camouflage"


def before_loss(state: State, seat: int, loss: Loss) -> bool:
    """Ask before each loss that would take something."""
    return would_lose(state, seat, loss) > 0


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lose 1 less for a heart."""
    if face == "H":
        loss = pending_loss(state, step)
        change_loss(state, step.seat, dict(loss.hits)[step.seat] - 1)
        log.add("reduce", RULE, step.seat, 1, other=loss.attacker)


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""
    offer = (action("use", ident),)

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        """Offer the dice once before each loss."""
        if step.kind != "before_loss" or ident in step.args:
            return ()
        return offer if before_loss(state, seat, pending_loss(state, step)) else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Roll a die for each life point that would be lost, and no more for this loss."""
        asked = state.agenda.pop()
        loss = pending_loss(state, asked)
        state.agenda.append(Step("before_loss", seat, (*asked.args, ident), asked.loss))
        state.agenda += [Step("side_roll", seat, (ident,), loss)] * would_lose(state, seat, loss)

    return {"anytime": anytime, "use": use}


add_card(
    id="camouflage",
    name="Camouflage",
    cost=3,
    kind="keep",
    effect="When you would lose life points, roll a die for each of them: each heart lets you lose 1 less.",
    games=("tokyo",),
    rulings=(
        "Once for each source of loss, an attack as a whole; your own cards count too.",
        "Of several cards that help against a loss you choose which comes first; each sees what is left.",
    ),
    before_loss=before_loss,
    rolled=rolled,
    moments=moments,
)
