"""Shrink Ray: Shrink tokens that take dice away."""

from kony_nb.rules.cards.registry import add_card, add_token
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import give_token
from kony_nb.rules.state import State

ID, RULE, TOKEN = "shrink_ray", "card.shrink_ray", "shrink"


def wounded(state: State, seat: int, victim: int, log: Log) -> None:
    """Give the monster that lost life points to the attack a token."""
    give_token(state, victim, TOKEN, RULE, log)


add_token(
    id=TOKEN,
    name="Shrink",
    supply=12,
    card=ID,
    effect="Its bearer rolls one die less. A heart removes it instead of healing, outside Tokyo.",
    spends="heart",
    outside_only=True,
    stays=True,
    dice=-1,
)
add_card(
    id=ID,
    name="Shrink Ray",
    cost=6,
    kind="keep",
    effect="A monster that loses LP to your attack gets a Shrink token: it rolls one die less for each. Outside Tokyo "
    "a heart removes one in place of healing.",
    games=("tokyo",),
    rulings=(
        "One token for each attack, however much it takes; none for what your cards take.",
        "Tokens stay when the card goes. With as many of them as dice there is nothing to roll.",
    ),
    wounded=wounded,
)
