"""Complete Destruction: points for one of everything."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

RULE = "card.complete_destruction"


def final(state: State, seat: int, log: Log) -> None:
    """Gain 9 VP if every face is there."""
    if all(face in state.results for face in TOKYO):
        gain_vp(state, seat, 9, RULE, log)


add_card(
    id="complete_destruction",
    name="Complete Destruction",
    cost=3,
    kind="keep",
    effect="If your result has each of 1, 2, 3, heart, attack and energy, gain 9 VP.",
    games=("tokyo",),
    rulings=(
        "Once a turn, before the first face is resolved; the results do what they do besides.",
        "An attack that a card adds may be the one that counts.",
    ),
    final=final,
)
