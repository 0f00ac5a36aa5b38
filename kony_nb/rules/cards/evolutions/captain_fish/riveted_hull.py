"""Riveted Hull: iron between the Captain and what shoots at him."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import Loss, State

IRON = 1
"""Life points less."""


def against_units(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose less to units."""
    return max(0, n - IRON) if loss.rule.startswith("ny.ouch.") else n


def against_attacks(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose less to an attack, outside the city."""
    return max(0, n - IRON) if loss.attack and not in_city(state, seat) else n


add_card(
    id="riveted_hull",
    name="Riveted Hull",
    monster="Captain Fish",
    kind="permanent",
    cost=0,
    effect=f"Each time units hurt you, lose {IRON} LP less.",
    games=("new_york",),
    provenance="house",
    rulings=("Once for each Ouch, however many units shoot. Not against attacks and cards.",),
    reduce=against_units,
)
add_card(
    id="riveted_hull_tokyo",
    name="Riveted Hull",
    monster="Captain Fish",
    kind="permanent",
    cost=0,
    effect=f"Outside Tokyo you lose {IRON} LP less to each attack.",
    games=("tokyo",),
    provenance="house",
    rulings=("Where you stand when the loss is applied decides. Not against cards.",),
    reduce=against_attacks,
)
