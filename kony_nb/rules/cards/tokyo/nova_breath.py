"""Nova Breath: attacks reach everybody."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def targets(state: State, seat: int) -> tuple[int, ...]:
    """Add all other monsters."""
    return tuple(other for other in state.living if other != seat)


add_card(
    id="nova_breath",
    name="Nova Breath",
    cost=7,
    kind="keep",
    effect="Your attacks hit every other monster, wherever it stands.",
    games=("tokyo",),
    rulings=("It is one attack: a monster that it hits in Tokyo may yield, also to an attacker who is in Tokyo.",),
    targets=targets,
)
