"""Heat Vision: who wounds the owner pays for it."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import lose_vp
from kony_nb.rules.phases.losses import declared_loss, would_lose
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import Loss, State

RULE = "card.heat_vision"


def hurt(state: State, seat: int, loss: Loss, n: int, log: Log) -> None:
    """Take 1 VP of the attacker, if it has any."""
    attacker = state.monsters[loss.attacker]
    if loss.attack and attacker.alive and attacker.vp:
        lose_vp(state, loss.attacker, 1, RULE, log)


def acts(state: State, seat: int, moment: str) -> bool:
    """Tell whether somebody with points is about to wound the owner."""
    loss = declared_loss(state)
    if loss is None or not loss.attack or seat not in dict(loss.hits) or not state.monsters[loss.attacker].vp:
        return False
    return would_lose(state, seat, loss) > 0


add_card(
    id="heat_vision",
    name="Heat Vision",
    monster="Gigazaur",
    kind="permanent",
    cost=0,
    effect="A monster whose attack takes LP of you loses 1 VP.",
    games=("tokyo",),
    rulings=(
        "1 VP for an attack, however hard; nothing for damage of cards, or if you lost no LP.",
        "Not if the attack eliminates you.",
    ),
    hurt=hurt,
    **ready(acts),
)
