"""Never Unmasked: as long as nobody knows his face he takes a hard blow more easily."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.state import Loss, State

LEAST = 2
"""Life points from which an attack is softened."""


def reduce(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose 1 less to a hard attack behind a mask."""
    return n - 1 if loss.attack and n >= LEAST and state.monsters[seat].mask else n


add_card(
    id="never_unmasked",
    name="Never Unmasked",
    monster="Luchador",
    kind="permanent",
    cost=0,
    effect=f"While you wear a mask, an attack that would take {LEAST} LP or more takes 1 less from you.",
    games=("new_york", "tokyo"),
    provenance="house",
    rulings=("The first mask that you gain is the one that you wear. Not against units and cards.",),
    reduce=reduce,
)
