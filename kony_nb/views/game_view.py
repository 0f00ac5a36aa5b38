"""What differs between the views of the games, as one value each; the views that games share read it from here."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from kony_nb.rules.actions import Action
from kony_nb.rules.state import State
from kony_nb.views.board_layout import Layout
from kony_nb.views.offer import Offers
from kony_nb.views.theme import Mark

__all__ = ["GameView", "Node", "Way"]


@dataclass(frozen=True)
class Node:
    """A place in the graph: its id, its kind, and where it lies, east and north."""

    place: str
    kind: str
    pos: tuple[float, float]


@dataclass(frozen=True)
class Way:
    """An edge of the graph.

    Attributes
    ----------
    source, target : str
        Places.
    verb : str
        What going it is called.
    action : Action or None
        What a seat chooses to go it; None for a way that is gone without being asked.
    rule, reason : str
        For such a way: why it is closed, "" while it is open.
    """

    source: str
    target: str
    verb: str
    action: Action | None = None
    rule: str = ""
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class GameView:
    """One game's own part of the views."""

    layout: Callable[[float, int], Layout]
    """Where everything lies, for a width in pixels and a number of monsters."""
    land: Callable[[State, float, Sequence[Mark], Offers], str]
    """The places with who and what is on them, drawn for a width in pixels."""
    legend: Callable[[float, float, bool], str]
    """What the signs mean, drawn at (x, y), on a wide board or a narrow one."""
    goals: Callable[[State], tuple[tuple[str, str], ...]]
    """The cards beside the deck: the sign of each, and who holds it in words."""
    spot: Callable[[State, int, Action], str | None]
    """Where an action of a seat belongs, beside the market; None for what has no place on the board."""
    words: Mapping[str, str]
    """What stands at an action on the board, by verb."""
    nodes: Callable[[State], tuple[Node, ...]]
    """The places of the graph."""
    ways: Callable[[State, int], Iterator[Way]]
    """The ways of a seat (-1 where nobody decides) that the graph shows."""
    places: Callable[[State], list[str]]
    """The places in words: a heading, then lines of at most 80 columns."""
    lying: Callable[[State], list[str]]
    """What lies at places besides, in sentences for the summary."""
    beside: Callable[[State], list[str]]
    """Who holds the cards beside the deck, in sentences."""
