"""Too Cute to Smash: who wounds its owner loses a point."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.power_up.effects import about_to_lose, ready
from kony_nb.rules.state import Loss, State

RULE = "card.too_cute_to_smash"


def acts(state: State, seat: int, moment: str) -> bool:
    """Return whether the owner is about to be wounded by a monster that has a point to lose."""
    loss = about_to_lose(state, seat)
    return loss is not None and loss.attack and state.monsters[loss.attacker].vp > 0


def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
    """Take 1 VP from the attacker, if it has one."""
    if loss.attack and state.monsters[loss.attacker].alive and state.monsters[loss.attacker].vp:
        lose_vp(state, loss.attacker, 1, RULE, log)


add_card(
    id="too_cute_to_smash",
    name="Too Cute to Smash",
    monster="Baby Gigazaur",
    kind="permanent",
    cost=0,
    effect="A monster that wounds you loses 1 VP.",
    games=("tokyo",),
    rulings=(
        "1 VP for an attack that takes LP from you, however many; LP lost to cards and tokens cost nobody a point.",
        "A wound that eliminates you costs nothing.",
    ),
    hurt=hurt,
    **ready(acts),
)
