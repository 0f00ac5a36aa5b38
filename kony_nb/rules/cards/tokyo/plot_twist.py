"""Plot Twist: a die as you like it, once."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.faces import TOKYO
from kony_nb.rules.phases.cards import discard_from
from kony_nb.rules.phases.last_roll import replace_die
from kony_nb.rules.state import State

RULE = "card.plot_twist"


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""

    def changes(state: State, seat: int) -> tuple[Action, ...]:
        """Offer every other face for every die."""
        dice = dict.fromkeys(state.dice)
        return tuple(action("use", ident, old + new) for old in dice for new in TOKYO if new != old)

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Set the die, and discard the card."""
        replace_die(state, arg[0], arg[1])
        log.add("change", RULE, seat, what=arg)
        discard_from(state, seat, ident, RULE, log)

    return {"changes": changes, "use": use}


add_card(
    id="plot_twist",
    name="Plot Twist",
    cost=3,
    kind="keep",
    effect="You may set one of your dice to any face; then discard this card.",
    games=("tokyo",),
    rulings=("After the last roll and before the first face is resolved.",),
    arguments=tuple(old + new for old in TOKYO for new in TOKYO if old != new),
    moments=moments,
)
