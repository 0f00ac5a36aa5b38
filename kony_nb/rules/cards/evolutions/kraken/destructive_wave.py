"""Destructive Wave: everybody else is hurt when its owner comes in."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.places import TOKYO
from kony_nb.rules.power_up.effects import damages_others
from kony_nb.rules.state import State


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether it is the owner that has entered in this turn."""
    came = state.ledger.entered if state.turn == seat else seat not in state.ledger.inside
    return came and state.monsters[seat].place in TOKYO


add_card(
    id="destructive_wave",
    name="Destructive Wave",
    monster="Kraken",
    kind="temporary",
    cost=0,
    effect="Play it when you enter Tokyo: all other monsters lose 2 LP.",
    games=("tokyo",),
    rulings=(
        "After the VP for entering. The City or the Bay; moving from the Bay to the City is no entering.",
        "It is no attack: nobody may yield.",
    ),
    timing=("after_entering",),
    playable=playable,
    **damages_others("card.destructive_wave", 2),
    looks_back=True,
)
