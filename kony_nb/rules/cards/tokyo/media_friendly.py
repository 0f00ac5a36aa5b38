"""Media-Friendly: points for buying."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.media_friendly"


def bought(state: State, seat: int, card: str, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="media_friendly",
    name="Media-Friendly",
    cost=3,
    kind="keep",
    effect="Gain 1 VP each time you buy a power card.",
    games=("tokyo",),
    rulings=(
        "Not for buying this card itself. Buying from another monster, or at the moment of a reveal, counts.",
        "The point comes when all that the bought card does is done: who dies of it gains none.",
    ),
    bought=bought,
)
