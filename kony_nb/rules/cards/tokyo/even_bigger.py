"""Even Bigger: more life."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import heal
from kony_nb.rules.state import State

RULE = "card.even_bigger"


def gained(state: State, seat: int, log: Log) -> None:
    """Heal 2."""
    heal(state, seat, 2, RULE, log)


add_card(
    id="even_bigger",
    name="Even Bigger",
    cost=4,
    kind="keep",
    effect="Your maximum is 2 LP higher. Heal 2 when you get this card.",
    games=("tokyo",),
    rulings=(
        "Never more than 12 LP.",
        "Heals in Tokyo too.",
        "With the card gone, LP above the maximum are lost; that is no damage.",
    ),
    max_lp=2,
    gained=gained,
)
