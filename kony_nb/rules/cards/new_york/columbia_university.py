"""Columbia University: points now, and the next Keep card for free."""

from kony_nb.rules.cards.registry import CARDS, add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.buying import put_up
from kony_nb.rules.phases.cards import gain_card
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

ID, RULE = "columbia_university", "card.columbia_university"


def gained(state: State, seat: int, log: Log) -> None:
    """Gain 2 VP and wait for a Keep card."""
    gain_vp(state, seat, 2, RULE, log)
    state.pending = (*state.pending, (ID, seat))


def revealed(state: State, seat: int, slot: int, log: Log) -> bool:
    """Take the revealed card if it is a Keep card."""
    card = state.market[slot]
    if card is None or CARDS[card].kind != "keep":
        return False
    put_up(state, slot, None)
    log.add("gain_card", RULE, seat, what=card)
    gain_card(state, seat, card, log)
    return True


add_card(
    id=ID,
    name="Columbia University",
    cost=6,
    kind="discard",
    effect="Gain 2 VP, and take for free the next Keep card that is revealed.",
    discount=("manhattan",),
    rulings=(
        "The card that fills its own place is the first candidate.",
        "It waits as long as needed, also through sweeps and purchases of others.",
        "The card is gained, not bought: effects of gaining it act.",
    ),
    gained=gained,
    revealed=revealed,
)
