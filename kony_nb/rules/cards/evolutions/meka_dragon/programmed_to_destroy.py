"""Programmed to Destroy: the end of others pays."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.state import State

RULE = "card.programmed_to_destroy"


def reached_zero(state: State, seat: int, other: int, log: Log) -> None:
    """Gain 3 VP and 2 energy."""
    if other != seat:
        gain_vp(state, seat, 3, RULE, log)
        gain_energy(state, seat, 2, RULE, log)


add_card(
    id="programmed_to_destroy",
    name="Programmed to Destroy",
    monster="Meka Dragon",
    kind="permanent",
    cost=0,
    effect="Gain 3 VP and 2 energy each time another monster reaches 0 LP.",
    games=("tokyo",),
    rulings=(
        "Whoever or whatever brings it there, on any turn; for each monster, if several fall at once.",
        "Also for a monster that a card saves from being eliminated.",
    ),
    reached_zero=reached_zero,
)
