"""High Altitude Bombing: nobody is spared."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.state import Loss, State

RULE = "card.high_altitude_bombing"


def gained(state: State, seat: int, log: Log) -> None:
    """Take 3 LP from every monster."""
    everybody = clockwise(state, tuple(state.living))
    declare(state, Loss(RULE, tuple((each, 3) for each in everybody), seat), log)


add_card(
    id="high_altitude_bombing",
    name="High Altitude Bombing",
    cost=4,
    kind="discard",
    effect="Every monster loses 3 LP, you too.",
    games=("tokyo",),
    rulings=(
        "All lose them together: if nobody is left, nobody wins.",
        "No attack: nobody may yield for it.",
    ),
    gained=gained,
)
