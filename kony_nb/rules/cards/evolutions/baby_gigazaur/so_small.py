"""So Small!: hard to hit."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss, pending_loss, would_lose
from kony_nb.rules.power_up.effects import rolls_before_loss
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "so_small", "card.so_small"


def asks(state: State, seat: int, loss: Loss) -> bool:
    """Ask before each attack that would take something."""
    return loss.attack and would_lose(state, seat, loss) > 0


def dice(state: State, seat: int, loss: Loss) -> int:
    """Return the attack results of the attack."""
    return state.ledger.attacks


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lose nothing, for one heart or more."""
    loss = pending_loss(state, step)
    spared = dict(loss.hits)[step.seat]
    if face == "H" and spared:
        change_loss(state, step.seat, 0)
        log.add("reduce", RULE, step.seat, spared, other=loss.attacker)


add_card(
    id=ID,
    name="So Small!",
    monster="Baby Gigazaur",
    kind="permanent",
    cost=0,
    effect="When an attack would wound you, roll a die for each attack result: with any heart you lose nothing.",
    games=("tokyo",),
    rulings=(
        "The attack results that were resolved count, added ones too, not the LP that you would lose.",
        "Once for each attack. You may still yield Tokyo.",
        "Played when an attack is about to wound you it acts against that attack.",
    ),
    rolled=rolled,
    **rolls_before_loss(ID, asks, dice),
)
