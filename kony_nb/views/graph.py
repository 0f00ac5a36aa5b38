"""The boroughs as a graph: who stands where, and where the deciding monster may go or why not."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kony_nb.rules.actions import Action, action
from kony_nb.rules.new_york.manhattan import free_place
from kony_nb.rules.places import FIRST_TRACK, MANHATTAN, OUTER, PLACE_NAMES, SECOND_TRACK, next_zone
from kony_nb.rules.referee import decider, legal_actions, why_not
from kony_nb.rules.state import State
from kony_nb.views.board_places import second_track_shown
from kony_nb.views.offers import spot
from kony_nb.views.words import capital

if TYPE_CHECKING:
    from networkx import MultiDiGraph

__all__ = ["START", "board_graph"]

CITY = {
    "staten_island": (0.0, 0.0),
    "brooklyn": (2.6, 0.3),
    "queens": (3.0, 1.5),
    "bronx": (2.6, 3.0),
    "lower": (1.2, 0.8),
    "midtown": (1.35, 1.6),
    "upper": (1.5, 2.4),
    "lower_56": (1.7, 0.8),
    "midtown_56": (1.85, 1.6),
    "upper_56": (2.0, 2.4),
    "start": (0.0, 3.0),
}
"""Where each node lies, east and north, for who draws the graph with networkx."""
START = "start"
"""The node of a monster that is not placed yet."""


def board_graph(state: State) -> "MultiDiGraph":
    """Return the places as nodes and the ways of the deciding monster as edges.

    Returns
    -------
    networkx.MultiDiGraph
        Nodes have ``name``, ``kind`` (``outer``, ``zone`` or ``start``), ``monsters`` (names) and ``pos`` (east and
        north, as in the city). The second track of Manhattan is there only when it is open or somebody stands on it.
        Edges lead from where the deciding monster stands, keyed by ``action`` (its text), with ``verb`` (place, enter,
        advance, flee, move, stay, hold, use), ``legal`` (bool), and for a way that is closed ``rule`` and ``reason``,
        else "". There are no edges where chance decides or the game is over.

    Examples
    --------
    >>> from kony_nb.rules.new_game import new_state
    >>> from kony_nb.rules.options import Options
    >>> sorted(board_graph(new_state(Options(), ["Kong", "Rob"])))
    ['bronx', 'brooklyn', 'lower', 'midtown', 'queens', 'staten_island', 'upper']
    """
    import networkx

    graph = networkx.MultiDiGraph()
    places = (*OUTER, *FIRST_TRACK, *(SECOND_TRACK if second_track_shown(state) else ()))
    for place in places:
        here = [monster.name for monster in state.monsters if monster.place == place]
        kind = "zone" if place in MANHATTAN else "outer"
        graph.add_node(place, name=capital(PLACE_NAMES[place]), kind=kind, monsters=here, pos=CITY[place])
    seat = decider(state)
    if seat < 0:
        return graph
    source = state.monsters[seat].place
    if source is None:
        source = START
        waits = [state.monsters[seat].name]
        graph.add_node(START, name="Not placed yet", kind="start", monsters=waits, pos=CITY[START])
    for way, target in _ways(state, seat):
        refusal = why_not(state, way)
        graph.add_edge(
            source,
            target,
            key=way.text,
            action=way.text,
            verb=way.verb,
            legal=refusal is None,
            rule="" if refusal is None else refusal.rule,
            reason="" if refusal is None else refusal.reason,
        )
    return graph


def _ways(state: State, seat: int) -> Iterator[tuple[Action, str]]:
    """Yield every way that a monster at this place could ever take, and the ways that a card offers now."""
    place = state.monsters[seat].place
    if place is None:
        for borough in OUTER:
            yield action("place", borough), borough
        return
    if place in MANHATTAN:
        yield action("hold"), place
        zone = next_zone(place)
        if zone is not None:
            yield action("advance"), zone
        for borough in OUTER:
            yield action("flee", borough), borough
            yield action("move", borough), borough
    else:
        yield action("stay"), place
        yield action("enter"), free_place(state) or "lower"
        for borough in OUTER:
            if borough != place:
                yield action("move", borough), borough
    for offered in legal_actions(state):
        if offered.verb == "use":
            target = spot(state, seat, offered)
            if target in OUTER:
                yield offered, target
