"""Trash Thrower: whoever is attacked loses face."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.state import Loss, State

RULE = "card.trash_thrower"


def declared(state: State, seat: int, loss: Loss, log: Log) -> None:
    """Take 1 VP from each monster that is attacked."""
    for target, _ in loss.hits:
        lose_vp(state, target, 1, RULE, log)


add_card(
    id="trash_thrower",
    name="Trash Thrower",
    cost=5,
    kind="keep",
    effect="Each monster that you attack loses 1 VP.",
    rulings=(
        "1 for each monster and attack, whatever the damage; never below 0.",
        "It is lost when the attack is declared, also by who then dies or flees.",
    ),
    declared=declared,
)
