"""The Badge: the law does not shoot at the Sheriff, and in Tokyo it stops a hard blow."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.city import in_city
from kony_nb.rules.state import Loss, State

LEAST = 2
"""Life points from which an attack is softened in Tokyo."""


def on_duty(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose nothing to units on the owner's own turn."""
    return 0 if loss.rule.startswith("ny.ouch.") and state.turn == seat else n


def in_tokyo(state: State, seat: int, loss: Loss, n: int) -> int:
    """Lose 1 less to a hard attack in Tokyo."""
    return n - 1 if loss.attack and n >= LEAST and in_city(state, seat) else n


add_card(
    id="the_badge",
    name="The Badge",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect="On your own turn units do not hurt you.",
    games=("new_york",),
    provenance="house",
    rulings=("Your Ouch hurts the others as usual, and three of them bring the Statue.",),
    reduce=on_duty,
)
add_card(
    id="the_badge_tokyo",
    name="The Badge",
    monster="Sheriff",
    kind="permanent",
    cost=0,
    effect=f"In Tokyo, an attack that would take {LEAST} LP or more takes 1 less from you.",
    games=("tokyo",),
    provenance="house",
    rulings=("Not against cards. In the Bay too.",),
    reduce=in_tokyo,
)
