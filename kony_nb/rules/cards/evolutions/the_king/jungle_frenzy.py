"""Jungle Frenzy: again, until Tokyo falls."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import State

ID = "jungle_frenzy"


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner is outside and has wounded somebody who was in Tokyo."""
    ledger = state.ledger
    outside = state.monsters[seat].place == OUTSIDE
    return outside and any(n and hurt in ledger.inside and hurt != seat for hurt, n in ledger.dealt)


def gained(state: State, seat: int, log: Log) -> None:
    """Gain an extra turn."""
    gain_extra_turn(state, seat, ID, log)


add_card(
    id=ID,
    name="Jungle Frenzy",
    monster="The King",
    kind="temporary",
    cost=0,
    effect="When everybody has entered Tokyo or not: if you wounded a monster in Tokyo in this turn and are outside, "
    "take another turn.",
    games=("tokyo",),
    rulings=(
        "In your turn, before you buy; a whole turn more after this one.",
        "Who was in Tokyo when the turn began counts, in the Bay too, and damage of your cards as well.",
    ),
    timing=("moved",),
    whose="own",
    extra_turn=True,
    playable=playable,
    gained=gained,
    looks_back=True,
)
