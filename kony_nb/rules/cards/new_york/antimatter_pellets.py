"""Antimatter Pellets: a die for each monster attacked, and an Ouch doubles its damage."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import change_loss
from kony_nb.rules.state import Loss, State, Step

ID, RULE = "antimatter_pellets", "card.antimatter_pellets"


def attacking(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Let each target roll a die before the damage, the first one on top."""
    return tuple(Step("side_roll", target, (ID, amount)) for target, amount in reversed(loss.hits))


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Double the damage of a target that rolled an Ouch."""
    if face == "O":
        change_loss(state, step.seat, 2 * step.args[1])
    else:
        log.add("nothing", RULE, step.seat, what=face)


add_card(
    id=ID,
    name="Antimatter Pellets",
    cost=4,
    kind="keep",
    effect="Each monster you attack rolls one die; on an Ouch it suffers double damage from that attack.",
    rulings=("One die for each monster and attack, rolled before the damage.",),
    attacking=attacking,
    rolled=rolled,
)
