"""The history of a game: a tree of moments, so that playing after going back makes a variation and loses nothing."""

from collections.abc import Iterator

from kony_nb.rules.actions import Action
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import State

__all__ = ["History", "Node"]


class Node:
    """One moment of a game: after an action or an outcome of chance.

    Attributes
    ----------
    id : int
        The order of creation in its tree, 0 for the root.
    parent : Node or None
        The moment before, None for the root.
    children : list of Node
        What was played from here, in the order in which it was first tried.
    followed : Node or None
        The child that was visited last: the line goes on there.
    action : Action or None
        What led here, None for the root.
    events : list of Event
        What that made happen.
    state : State
        The state reached; never changed.
    note : str
        A comment, "" if none.
    """

    __slots__ = ("action", "children", "events", "followed", "id", "note", "parent", "state")

    def __init__(
        self, ident: int, parent: "Node | None", action: Action | None, state: State, events: list[Event]
    ) -> None:
        self.id, self.parent, self.action = ident, parent, action
        self.state, self.events = state, events
        self.children: list[Node] = []
        self.followed: Node | None = None
        self.note = ""

    def __repr__(self) -> str:
        return f"<Node {self.id}: {self.action.text if self.action else 'start'}>"

    @property
    def decides(self) -> bool:
        """Whether a seat is asked here; chance or the end of the game is the alternative."""
        return decider(self.state) >= 0

    def chooses(self, seat: int | None = None) -> bool:
        """Return whether the seat (None for any) has two or more legal actions here."""
        who = decider(self.state)
        return who >= 0 and seat in (None, who) and len(legal_actions(self.state)) > 1

    def begins_turn(self, seat: int | None = None) -> bool:
        """Return whether a turn of the seat (None for any) has just begun and a seat is asked here."""
        return self.decides and any(
            event.kind == "turn" and seat in (None, event.seat) for event in self.events
        )


class History:
    """A tree of moments and where one stands in it.

    Parameters
    ----------
    state : State
        The first moment.
    events : list of Event
        What happened before anybody chose.
    """

    def __init__(self, state: State, events: list[Event]) -> None:
        self.nodes = [Node(0, None, None, state, events)]
        self.node = self.nodes[0]

    @property
    def root(self) -> Node:
        """The first moment."""
        return self.nodes[0]

    @property
    def path(self) -> list[Node]:
        """The moments from the root to where one stands."""
        return ancestry(self.node)

    @property
    def line(self) -> list[Node]:
        """The path, and on from here along what was visited last."""
        return [*self.path, *onward(self.node)]

    def visit(self, node: Node) -> None:
        """Stand at a moment; the line now leads through it."""
        self.node = node
        child, parent = node, node.parent
        while parent is not None:
            parent.followed = child
            child, parent = parent, parent.parent

    def add(self, action: Action, state: State, events: list[Event]) -> Node:
        """Stand at what an action leads to from here: a moment that was there already, or a new one.

        Equal actions lead to equal moments, chance being an action too, so the old one is as good as the new.
        """
        for child in self.node.children:
            if child.action is action:
                self.visit(child)
                return child
        node = Node(len(self.nodes), self.node, action, state, events)
        self.nodes.append(node)
        self.node.children.append(node)
        self.visit(node)
        return node

    def copy_path(self, node: Node) -> "History":
        """Return a new tree that holds the moments from the root to this one, and nothing else."""
        root, *rest = ancestry(node)
        copied = History(root.state, list(root.events))
        copied.node.note = root.note
        for step in rest:
            assert step.action is not None
            copied.add(step.action, step.state, list(step.events)).note = step.note
        return copied


def ancestry(node: Node) -> list[Node]:
    """Return the moments from the root to this one."""
    found = [node]
    while node.parent is not None:
        node = node.parent
        found.append(node)
    return found[::-1]


def onward(node: Node) -> Iterator[Node]:
    """Yield the moments after this one, along what was visited last."""
    while node.followed is not None:
        node = node.followed
        yield node
