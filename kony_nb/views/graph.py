"""The places as a graph: who stands where, and where the deciding monster may go or why not."""

from typing import TYPE_CHECKING

from kony_nb.rules.places import PLACE_NAMES
from kony_nb.rules.referee import decider, why_not
from kony_nb.rules.state import State
from kony_nb.views.games import view_of
from kony_nb.views.new_york.ways import CITY, START
from kony_nb.views.words import capital

if TYPE_CHECKING:
    from networkx import MultiDiGraph

__all__ = ["START", "board_graph"]


def board_graph(state: State) -> "MultiDiGraph":
    """Return the places as nodes and the ways between them as edges.

    Returns
    -------
    networkx.MultiDiGraph
        Nodes have ``name``, ``kind`` (``outer``, ``zone`` or ``start``; in Tokyo ``outside``, ``city`` or ``bay``),
        ``monsters`` (names) and ``pos`` (east and north, as on the board). The second track of Manhattan is there only
        when it is open or somebody stands on it.
        Edges lead from where the deciding monster stands, keyed by ``action`` (its text), with ``verb`` (place, enter,
        advance, flee, yield, move, stay, hold, use), ``legal`` (bool), and for a way that is closed ``rule`` and
        ``reason``, else "". In Tokyo nobody chooses to enter or to move up from the Bay: these edges are always there,
        with the key and verb ``enter`` or ``move up`` and the action "", and ``legal`` says whether the way is open.

    Examples
    --------
    >>> from kony_nb.rules.new_game import new_state
    >>> from kony_nb.rules.options import options
    >>> sorted(board_graph(new_state(options(), ["Kong", "Rob"])))
    ['bronx', 'brooklyn', 'lower', 'midtown', 'queens', 'staten_island', 'upper']
    >>> sorted(board_graph(new_state(options("tokyo"), ["Kong", "Rob"])).edges(keys=True))
    [('outside', 'tokyo_bay', 'enter'), ('outside', 'tokyo_city', 'enter'), ('tokyo_bay', 'tokyo_city', 'move up')]
    """
    import networkx

    graph = networkx.MultiDiGraph()
    view, seat = view_of(state), decider(state)
    for node in view.nodes(state):
        here = [monster.name for monster in state.monsters if monster.place == node.place]
        name = capital(PLACE_NAMES[node.place])
        graph.add_node(node.place, name=name, kind=node.kind, monsters=here, pos=node.pos)
    if seat >= 0 and state.monsters[seat].place is None:
        waits = [state.monsters[seat].name]
        graph.add_node(START, name="Not placed yet", kind="start", monsters=waits, pos=CITY[START])
    for way in view.ways(state, seat):
        refusal = None if way.action is None else why_not(state, way.action)
        rule, reason = (way.rule, way.reason) if refusal is None else (refusal.rule, refusal.reason)
        graph.add_edge(
            way.source,
            way.target,
            key=way.verb if way.action is None else way.action.text,
            action="" if way.action is None else way.action.text,
            verb=way.verb,
            legal=not reason,
            rule=rule,
            reason=reason,
        )
    return graph
