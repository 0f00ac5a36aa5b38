"""Tesla Antennae: the healthier the target, the harder the blow."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import State


def hits(state: State, seat: int, target: int, n: int) -> int:
    """Deal 1 more to a monster with more life points than the owner."""
    return n + (state.monsters[target].lp > state.monsters[seat].lp)


add_card(
    id="tesla_antennae",
    name="Tesla Antennae",
    cost=4,
    kind="keep",
    effect="Your attacks deal 1 more damage to each monster that has more LP than you.",
    rulings=(
        "LP are compared when the attack is declared, before anybody loses any; equal is not more.",
        "It takes at least one Attack result. The results are multiplied first, then comes the 1.",
    ),
    hits=hits,
)
