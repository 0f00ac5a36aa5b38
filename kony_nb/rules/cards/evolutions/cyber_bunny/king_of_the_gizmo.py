"""King of the Gizmo: a point for each purchase."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.power_up.effects import ready
from kony_nb.rules.state import State

RULE = "card.king_of_the_gizmo"


def bought(state: State, seat: int, card: str, log: Log) -> None:
    """Gain 1 VP."""
    gain_vp(state, seat, 1, RULE, log)


add_card(
    id="king_of_the_gizmo",
    name="King of the Gizmo",
    monster="Cyber Bunny",
    kind="permanent",
    cost=0,
    effect="Gain 1 VP each time you buy a power card.",
    games=("tokyo",),
    rulings=(
        "On any turn, and when all that the card bought does is done.",
        "Only buying counts, not a card that you gain in another way; nor a sweep.",
    ),
    bought=bought,
    **ready(),
)
