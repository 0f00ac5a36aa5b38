"""The ways through New York: the places of the graph, the ways of a seat, and where its actions belong on the board."""

from collections.abc import Iterator

from kony_nb.rules.actions import Action, action
from kony_nb.rules.new_york.manhattan import free_place
from kony_nb.rules.places import FIRST_TRACK, MANHATTAN, OUTER, SECOND_TRACK, next_zone
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State
from kony_nb.views.game_view import Node, Way
from kony_nb.views.new_york.land import second_track_shown

__all__ = ["START", "nodes", "spot", "ways"]

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


def spot(state: State, seat: int, action: Action) -> str | None:
    """Return the place, the stack or the unit that an action is about."""
    place = state.monsters[seat].place
    match action.verb:
        case "place" | "move" | "flee" | "destroy":
            return action.args[0]
        case "stay" | "hold":
            return place
        case "enter":
            return free_place(state)
        case "advance":
            return next_zone(place) if place else None
        case "use" if len(action.args) == 2 and action.args[1] in OUTER:
            return action.args[1]
    return None


def nodes(state: State) -> tuple[Node, ...]:
    """Return the boroughs and zones; the second track when it matters, the start while the decider is not placed."""
    places = (*OUTER, *FIRST_TRACK, *(SECOND_TRACK if second_track_shown(state) else ()))
    return tuple(Node(place, "zone" if place in MANHATTAN else "outer", CITY[place]) for place in places)


def ways(state: State, seat: int) -> Iterator[Way]:
    """Yield every way that a monster at this place could ever take, and the ways that a card offers now."""
    if seat < 0:
        return
    source = state.monsters[seat].place or START
    for way, target in _choices(state, seat):
        yield Way(source, target, way.verb, way)


def _choices(state: State, seat: int) -> Iterator[tuple[Action, str]]:
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
