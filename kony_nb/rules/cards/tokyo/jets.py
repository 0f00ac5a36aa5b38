"""Jets: yield before the damage."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.losses import would_lose
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import Loss, State, Step

ID = "jets"


def braces(state: State, seat: int, loss: Loss) -> tuple[Step, ...]:
    """Ask for the answer to an attack before its damage, if there would be any."""
    if state.monsters[seat].place not in TOKYO or would_lose(state, seat, loss) < 1:
        return ()
    return (Step("yield", seat, (loss.attacker, ID)),)


add_card(
    id=ID,
    name="Jets",
    cost=5,
    kind="keep",
    effect="If you yield Tokyo because of an attack, you lose no life points to it.",
    games=("tokyo",),
    rulings=(
        "You are asked before the damage, if you would lose at least 1 LP; yielding makes it 0.",
        "Who holds then is not asked again.",
    ),
    braces=braces,
)
