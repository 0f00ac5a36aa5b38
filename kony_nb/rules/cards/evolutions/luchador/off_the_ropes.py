"""Off the Ropes: from one side of the ring to the other, and nobody is left standing."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.phases.attacking import reached
from kony_nb.rules.power_up.effects import others
from kony_nb.rules.state import State


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether attacks wait that would leave somebody out."""
    hit, besides = reached(state, seat)
    return "A" in state.results and len(hit) + len(besides) < len(others(state, seat))


def targets(state: State, seat: int) -> tuple[int, ...]:
    """Hit all others."""
    return others(state, seat)


add_card(
    id="off_the_ropes",
    name="Off the Ropes",
    monster="Luchador",
    kind="temporary",
    cost=0,
    effect="Before you resolve your attacks: in this turn they hit all other monsters, in the city and outside.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=(
        "It is one attack: who is hit in the city may leave it, also if you stand there too. Outside nobody may leave.",
        "There is no challenge from inside the city.",
    ),
    timing=("resolving",),
    whose="own",
    lasts="turn",
    playable=playable,
    targets=targets,
)
