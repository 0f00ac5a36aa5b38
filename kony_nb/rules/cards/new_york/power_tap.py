"""Power Tap: a share of what others gain."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import hand_over
from kony_nb.rules.state import State

RULE = "card.power_tap"
THRESHOLD = 3


def energy_gained(state: State, seat: int, other: int, log: Log) -> None:
    """Take 1 energy from a monster whose gains of this turn have just come to 3."""
    gains = [n for whose, n in state.ledger.earned if whose == other]
    if sum(gains) >= THRESHOLD > sum(gains[:-1]):
        hand_over(state, other, seat, 1, RULE, log)


add_card(
    id="power_tap",
    name="Power Tap",
    cost=4,
    kind="keep",
    effect="When another monster gains 3 energy or more in a turn, it gives you 1 of it.",
    rulings=(
        "All its gains of the turn add up: dice, Manhattan, tiles, cards, also in turns of others.",
        "It pays once a turn, when the total first comes to 3; what it pays for cards is not subtracted.",
        "Who had gained 3 before the card came into play pays nothing in that turn.",
    ),
    energy_gained=energy_gained,
)
