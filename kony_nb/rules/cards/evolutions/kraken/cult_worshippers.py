"""Cult Worshippers: points for life gained."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import WIN_VP, gain_vp
from kony_nb.rules.state import State

RULE = "card.cult_worshippers"


def healed(state: State, seat: int) -> int:
    """Return the life points that the seat gained in this turn."""
    return sum(n for other, n in state.ledger.healed if other == seat)


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether any was gained; before another monster buys there is no need to ask."""
    if moment != "before_end" and state.turn != seat:
        return False
    return healed(state, seat) > 0 and state.monsters[seat].vp < WIN_VP


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 1 VP for each."""
    gain_vp(state, seat, healed(state, seat), RULE, log)


add_card(
    id="cult_worshippers",
    name="Cult Worshippers",
    monster="Kraken",
    kind="temporary",
    cost=0,
    effect="Gain 1 VP for each LP that you have gained so far in this turn.",
    games=("tokyo",),
    rulings=(
        "When you buy, or at the end of any turn.",
        "Only LP that were really gained count, from dice, cards and other monsters; losses take nothing off.",
    ),
    timing=("buying", "before_end"),
    playable=playable,
    gained=gained,
)
