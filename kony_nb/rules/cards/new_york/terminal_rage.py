"""Terminal Rage: another turn, and attacks that stay."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.turns import gain_extra_turn
from kony_nb.rules.state import State

ID = "terminal_rage"


def gained(state: State, seat: int, log: Log) -> None:
    """Take another turn after this one."""
    gain_extra_turn(state, seat, ID, log)


add_card(
    id=ID,
    name="Terminal Rage",
    cost=4,
    kind="keep",
    effect="When you get it, take one more turn after this one. As long as you own it you cannot reroll attack dice.",
    rulings=(
        "The turn that it brings is a whole turn. Gained in another's turn, it comes after that turn.",
        "It binds in the turn that it brings already.",
    ),
    no_reroll="A",
    extra_turn=True,
    gained=gained,
)
