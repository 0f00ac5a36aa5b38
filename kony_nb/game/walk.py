"""Where one stands in a game, and the way back and forth along its moments."""

from collections.abc import Callable

from kony_nb.game.history import History, Node
from kony_nb.game.spelling import plain
from kony_nb.rules.errors import BadOption, NoSuchMoment, shown

__all__ = ["Walk"]


class Walk:
    """What a `Game` offers to go back and forth; nothing that was played is lost by it.

    Attributes
    ----------
    history : History
        The tree of moments.
    """

    history: History

    @property
    def node(self) -> Node:
        """The moment at which the game stands."""
        return self.history.node

    @property
    def root(self) -> Node:
        """The first moment."""
        return self.history.root

    @property
    def names(self) -> list[str]:
        """The monsters' names, by seat."""
        return [monster.name for monster in self.history.root.state.monsters]

    @property
    def path(self) -> list[Node]:
        """The moments from the start to this one."""
        return self.history.path

    @property
    def line(self) -> list[Node]:
        """The path, and on along what was visited last."""
        return self.history.line

    @property
    def at(self) -> int:
        """The place of this moment in the line, 0 upwards."""
        return len(self.path) - 1

    def goto(self, n: int) -> None:
        """Stand at the n-th moment of the line, 0 being the start.

        It may be one at which chance waits: `decision` is None there, and `step` lets it fall.

        Raises
        ------
        NoSuchMoment
            If the line has no such moment.
        """
        line = self.line
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(line):
            raise NoSuchMoment(f"goto {shown(n)}: the line has the moments 0 to {len(line) - 1}")
        self._visit(line[n])

    def goto_node(self, ident: int) -> None:
        """Stand at the moment with this id, in any variation.

        Raises
        ------
        NoSuchMoment
            If there is none.
        """
        nodes = self.history.nodes
        if isinstance(ident, bool) or not isinstance(ident, int) or not 0 <= ident < len(nodes):
            raise NoSuchMoment(f"goto_node {shown(ident)}: there are the moments 0 to {len(nodes) - 1}")
        self._visit(nodes[ident])

    def undo(self, to: str = "step", seat: str | None = None) -> None:
        """Go back.

        Parameters
        ----------
        to : str
            ``"step"``: to the last moment at which a seat was asked, so that one call takes back one `play`.
            ``"choice"``: to the last real choice, of two legal actions or more.
            ``"turn"``: to the beginning of the turn, or of the one before if the game stands there.
        seat : str, optional
            Count only this monster's choices, or turns.

        Raises
        ------
        NoSuchMoment
            If there is nothing to go back to.
        """
        stops = self._stops(to, seat)
        earlier = [node for node in self.path[:-1] if stops(node)]
        if not earlier:
            raise NoSuchMoment(f"undo: this is the start: there is no earlier {to} to go back to")
        self._visit(earlier[-1])

    def redo(self, to: str = "step", seat: str | None = None) -> None:
        """Go forward along the line: to the next such moment (see `undo`), or to the end of the line.

        Raises
        ------
        NoSuchMoment
            If the game stands at the end of the line.
        """
        stops = self._stops(to, seat)
        later = self.line[self.at + 1 :]
        if not later:
            raise NoSuchMoment("redo: this is the end of the line: nothing was played from here")
        self._visit(next((node for node in later if stops(node)), later[-1]))

    def _stops(self, to: str, seat: str | None) -> Callable[[Node], bool]:
        index = None if seat is None else self.seat_of(seat)
        match to:
            case "step":
                return lambda node: node.decides
            case "choice":
                return lambda node: node.chooses(index)
            case "turn":
                return lambda node: node.begins_turn(index)
        raise BadOption(f"to: {shown(to)} is not one of step, choice, turn")

    def _visit(self, node: Node) -> None:
        self.history.visit(node)
        self._moved()

    def _moved(self) -> None:
        """Do what has to be done when the game stands elsewhere."""

    def seat_of(self, name: str) -> int:
        """Return the seat of a monster, by its name in any case.

        Raises
        ------
        BadOption
            If it does not play.
        """
        for seat, known in enumerate(self.names):
            if isinstance(name, str) and plain(known) == plain(name):
                return seat
        raise BadOption(f"seat: {shown(name)} does not play; there are {', '.join(self.names)}")
