"""Background Dweller: threes are rolled again for free."""

from collections.abc import Mapping
from typing import Any

from kony_nb.rules.actions import Action, action
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.last_roll import replace_die, reroll_one
from kony_nb.rules.state import State, Step

FACE = "3"


def moments(ident: str) -> Mapping[str, Any]:
    """Return the moments of the card that lies under this id."""
    offer = (action("use", ident),)

    def free_rerolls(state: State, seat: int) -> tuple[Action, ...]:
        """Offer another throw of a three."""
        return offer if FACE in state.dice else ()

    def anytime(state: State, seat: int, step: Step) -> tuple[Action, ...]:
        """Offer it between the rolls too."""
        return free_rerolls(state, seat) if step.kind == "keep" else ()

    def use(state: State, seat: int, arg: str, log: Log) -> None:
        """Roll a three again."""
        reroll_one(state, seat, ident, FACE)

    return {"anytime": anytime, "free_rerolls": free_rerolls, "use": use}


def rolled(state: State, step: Step, face: str, log: Log) -> None:
    """Lay the die back."""
    replace_die(state, step.args[1], face)


add_card(
    id="background_dweller",
    name="Background Dweller",
    cost=4,
    kind="keep",
    effect="You may roll a die that shows 3 again as often as you like; it takes none of your rolls.",
    games=("tokyo",),
    rulings=(
        "Between the rolls and after the last one; also a 3 that another monster's card has brought up.",
        "One die at a time; a 3 that falls again may be rolled again.",
    ),
    moments=moments,
    rolled=rolled,
)
