"""Meow Missle: an attack for any one."""

from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.power_up.effects import changes_to_come, ready
from kony_nb.rules.state import State


def adds(state: State, seat: int, results: str) -> str:
    """Add an attack if a die shows a one."""
    return "A" if "1" in state.dice else ""


def acts(state: State, seat: int, moment: str) -> bool:
    """Tell whether it will add an attack to this roll."""
    return changes_to_come(state, seat, moment) and "1" in state.dice


add_card(
    id="meow_missle",
    name="Meow Missle",
    monster="Cyber Kitty",
    kind="permanent",
    cost=0,
    effect="If your final dice show at least one 1, add an attack to your result.",
    games=("tokyo",),
    rulings=(
        "One attack, however many 1s there are, with no attack rolled too; the 1s count as usual.",
        "It lets you enter Tokyo like any attack.",
    ),
    adds=adds,
    **ready(acts),
)
