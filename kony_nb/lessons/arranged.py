"""Luck that lets the dice of a scene fall as they are written, and all other luck by the seed."""

from collections.abc import Iterable

from kony_nb.game.history import Node
from kony_nb.rules.agenda import KINDS, Chance
from kony_nb.rules.luck import Addressed
from kony_nb.rules.state import State, Step

__all__ = ["Arranged"]


class Arranged(Addressed):
    """The luck of a solution: the same rolls fall as they fell there, whatever was played before.

    Parameters
    ----------
    luck : Addressed
        What decides where the solution has no roll.
    moments : iterable of Node
        The solution.
    """

    def __init__(self, luck: Addressed, moments: Iterable[Node]) -> None:
        super().__init__(luck.seed, luck.deal)
        self.rolls: dict[tuple[int | str, ...], str] = {}
        for node in moments:
            if node.parent is None or node.action is None or node.action.verb != "dice":
                continue
            state, dice = node.parent.state, node.action.args[0]
            step = state.agenda[-1]
            asked = KINDS[step.kind]
            assert isinstance(asked, Chance)
            self.rolls[(*asked.address(state, step), len(dice))] = dice

    def roll(self, faces: str, n: int, asked: Chance, state: State, step: Step) -> str:
        """Return the dice as they are written, or by the seed where as many were not rolled at this address."""
        written = self.rolls.get((*asked.address(state, step), n))
        return super().roll(faces, n, asked, state, step) if written is None else written
