"""Which moments of a game the screen knows: all but those whose being there would tell what another seat holds."""

from collections.abc import Sequence
from dataclasses import dataclass

from kony_nb.game.game import Game
from kony_nb.game.history import Node
from kony_nb.rules.errors import NoSuchMoment
from kony_nb.rules.events import Event
from kony_nb.rules.state import State

__all__ = ["PERSON", "Moment", "Shown", "asks_a_bot"]

PERSON = "person"
"""The player of a seat on whose decisions the session waits."""


@dataclass(frozen=True)
class Moment:
    """A moment as the screen knows it: what happened unseen before it belongs to it.

    Attributes
    ----------
    id : int
        Its number, see `Shown.number`.
    node : Node
        The moment of the history.
    events : list of Event
        What happened since the moment shown before.
    """

    id: int
    node: Node
    events: list[Event]

    @property
    def state(self) -> State:
        """The state reached."""
        return self.node.state


def asks_a_bot(node: Node, players: Sequence[str]) -> bool:
    """Return whether a bot is asked whether it plays an evolution: nobody at the screen may know of such a moment."""
    state = node.state
    if not state.options.power_up or not state.agenda or state.agenda[-1].kind != "play":
        return False
    return players[state.agenda[-1].seat] != PERSON


class Shown:
    """The moments that are shown, and the numbers under which the browser knows them.

    Parameters
    ----------
    game : Game
        The game, whose history may grow.
    players : sequence of str
        By seat: ``"person"``, or the name of a bot.
    """

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        self._game, self._players = game, players
        self._left_out: set[int] = set()
        self._numbers: dict[int, int] = {}
        self._numbered: list[Node] = []
        self._counted = 0

    def hidden(self, node: Node) -> bool:
        """Return whether a moment is never shown: a bot's window, or one that a person's setting passed."""
        return node.id in self._left_out or asks_a_bot(node, self._players)

    def leave_out(self, node: Node) -> None:
        """Leave out a moment at which a person's setting has passed for it, if it was not shown yet."""
        if node.id not in self._numbers:
            self._left_out.add(node.id)

    def number(self, node: Node) -> int:
        """Return the number under which the screen knows a moment: those never shown are not counted.

        Else the numbers would tell what another seat holds. A hidden moment has the number of the next one shown.
        """
        self._count()
        return self._numbers.get(node.id, len(self._numbered))

    def _count(self) -> None:
        nodes = self._game.history.nodes
        while self._counted < len(nodes):
            node = nodes[self._counted]
            if not self.hidden(node):
                self._numbers[node.id] = len(self._numbered)
                self._numbered.append(node)
            self._counted += 1

    def node_at(self, number: int) -> int:
        """Return the id of the moment that has a number.

        Raises
        ------
        NoSuchMoment
            If none has.
        """
        self._count()
        if not 0 <= number < len(self._numbered):
            raise NoSuchMoment(f"moment {number}: there are the moments 0 to {len(self._numbered) - 1}")
        return self._numbered[number].id

    def moments(self, nodes: Sequence[Node]) -> list[Moment]:
        """Return those of the moments that are shown, what happened at the others with the next one."""
        found, before = [], list[Event]()
        for node in nodes:
            if self.hidden(node):
                before += node.events
            else:
                found.append(Moment(self.number(node), node, [*before, *node.events] if before else node.events))
                before = []
        return found
