"""Luck of the dice: what each roll of a turn was worth, less what it was worth on average before it fell.

Worth is counted in victory points by the rules of thumb of the greedy bot (`dice_worth`), with the best rerolls that
are left after it. Both numbers are exact, so over all rolls that could fall the mean luck is 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kony_nb.game.hidden import public
from kony_nb.game.history import Node
from kony_nb.play.worth import ENERGY, dice_worth
from kony_nb.rules.faces import sort_faces
from kony_nb.rules.state import State

if TYPE_CHECKING:
    from kony_nb.odds.solution import Solution

__all__ = ["Fall", "Rolling", "dice_fall", "falls"]


@dataclass(frozen=True)
class Fall:
    """A roll of the active monster that fell.

    Attributes
    ----------
    seat, turn : int
        Who rolled, and the turns begun by then in the game.
    at, node : int
        The place in the line of the moment after it, and its id.
    rolled : str
        The dice that fell, those set aside not among them.
    luck : float
        In victory points: above 0 the roll was better than the average one.
    """

    seat: int
    turn: int
    at: int
    node: int
    rolled: str
    luck: float


def dice_fall(state: State) -> bool:
    """Return whether the dice of a turn are falling."""
    return bool(state.agenda) and state.agenda[-1].kind == "dice" and state.agenda[-1].seat == state.turn


class Rolling:
    """The dice of a turn in the air: what every roll that may fall is worth, as everybody at the table sees it.

    Parameters
    ----------
    state : State
        One in which the dice of a turn fall, see `dice_fall`.

    Attributes
    ----------
    before : float
        The mean worth of the rolls that may fall.
    """

    def __init__(self, state: State) -> None:
        from kony_nb.odds.position import rules_of_rerolls, solve_here  # numpy, which the app needs for this alone

        self.state = public(state)
        self.left = rules_of_rerolls(self.state).rolls - 1
        self.solution: Solution = solve_here(self.state, self.final, energy=ENERGY)
        self.before = float(self.solution.value)

    def final(self, dice: str) -> float:
        """Return what a final roll is worth."""
        return dice_worth(self.state, self.state.turn, dice)

    def after(self, rolled: str) -> float:
        """Return what all dice are worth when these have fallen."""
        dice = sort_faces(self.state.kept + rolled)
        return float(max(self.solution.keep_values(dice, self.left).values())) if self.left else self.final(dice)

    def luck(self, rolled: str) -> float:
        """Return by how much these dice are better than the average roll."""
        return self.after(rolled) - self.before


def falls(nodes: Sequence[Node]) -> tuple[Fall, ...]:
    """Return every roll of an active monster in these moments, the first one being the start of the game.

    Not among them are the dice for the first turn and single dice that a card rolls or has rolled again.
    """
    found: list[Fall] = []
    turn = 0
    for at, node in enumerate(nodes):
        turn += sum(event.kind == "turn" for event in node.events)
        before = node.parent
        if before is None or not dice_fall(before.state) or node.action is None:
            continue
        rolled = node.action.args[0]
        found.append(Fall(before.state.turn, turn, at, node.id, rolled, Rolling(before.state).luck(rolled)))
    return tuple(found)
