"""The moments of a game as its reader may know them: what was chosen in secret is no moment of its own."""

from dataclasses import dataclass, field
from itertools import pairwise

from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY
from kony_nb.game.records import secret_of
from kony_nb.rules.actions import Action
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider
from kony_nb.rules.state import State
from kony_nb.views.known import known

__all__ = ["Frame", "frames", "readers", "standing"]


@dataclass
class Frame:
    """One step of the game for its reader; it can stand where a view wants a moment.

    Attributes
    ----------
    id : int
        Its place among the frames, 0 upwards.
    by : str
        The monster that chose, "" where chance decided and at the start.
    action : str
        What was chosen or drawn, "" at the start.
    state : State
        What the reader knows of the state reached.
    events : list of Event
        What the reader knows of what happened.
    nodes : list of int
        The ids of the moments of the game that lie in it.
    """

    id: int
    by: str
    action: str
    state: State
    events: list[Event]
    nodes: list[int] = field(default_factory=list)


def readers(game: Game, knows: int | None) -> tuple[int, ...]:
    """Return the seats whose secrets may be shown: all where everything may be known (None)."""
    if knows is None:
        return tuple(range(len(game.names)))
    return () if knows == NOBODY else (knows,)


def frames(game: Game, knows: int | None) -> list[Frame]:
    """Return the line of a game, one frame for each choice and draw that the reader knows.

    What happened in a secret moment belongs to the frame before it, as in a record.

    Parameters
    ----------
    game : Game
        The game, whose line is told.
    knows : int or None
        The seat that reads, `NOBODY` for what everybody knows, None for everything.
    """
    line, seats = game.line, readers(game, knows)
    found = [Frame(0, "", "", line[0].state, [])]
    for before, node in pairwise([None, *line]):
        assert node is not None
        if before is not None and node.action is not None and _may_know(before.state, node.action, knows):
            who = decider(before.state)
            by = before.state.monsters[who].name if who >= 0 else ""
            found.append(Frame(len(found), by, node.action.text, node.state, []))
        frame = found[-1]
        frame.state = node.state
        frame.events += [event for event in node.events if event.known_to(seats)]
        frame.nodes.append(node.id)
    for frame in found:
        frame.state = known(frame.state, None if knows is None else seats)
    return found


def _may_know(state: State, taken: Action, knows: int | None) -> bool:
    return knows is None or secret_of(state, taken) in (NOBODY, knows)


def standing(game: Game, shown: list[Frame]) -> int:
    """Return the frame in which the game stands."""
    return next(frame.id for frame in shown if game.node.id in frame.nodes)
