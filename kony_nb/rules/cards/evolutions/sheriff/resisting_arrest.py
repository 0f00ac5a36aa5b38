"""Resisting Arrest: who hurts the Sheriff loses face."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.state import Loss, State

RULE = "card.resisting_arrest"
VP = 1


def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
    """Let the other monster that dealt the loss lose points."""
    if loss.attacker in (-1, seat):
        return
    attacker = state.monsters[loss.attacker]
    if attacker.alive and attacker.vp:
        lose_vp(state, loss.attacker, VP, RULE, log)


add_card(
    id="resisting_arrest",
    name="Resisting Arrest",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect=f"A monster that makes you lose LP loses {VP} VP.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("By an attack or by a card, once for each loss. Units are nobody's. Not if you die of it.",),
    hurt=hurt,
)
