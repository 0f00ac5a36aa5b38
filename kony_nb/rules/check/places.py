"""Where everybody stands: no place too full, nobody where no monster may be."""

from kony_nb.rules.new_york.manhattan import ROOM, second_track_open
from kony_nb.rules.places import BAY, CITY, FIRST_TRACK, OUTER, SECOND_TRACK
from kony_nb.rules.state import State
from kony_nb.rules.tokyo.city import bay_open

__all__ = ["crowds"]


def crowds(state: State, faults: list[str]) -> None:
    """Add where too many monsters stand."""
    places = [monster.place for monster in state.monsters if monster.place is not None]
    CROWDED[state.options.game](state, places, faults)


def new_york(state: State, places: list[str], faults: list[str]) -> None:
    """Add boroughs and tracks that hold too many, and who stands on a track that is closed."""
    faults += [
        f"room: {places.count(borough)} monsters in a borough for {ROOM}, at {borough}"
        for borough in OUTER
        if places.count(borough) > ROOM
    ]
    for name, track in (("2-4 track", FIRST_TRACK), ("5-6 track", SECOND_TRACK)):
        there = sum(place in track for place in places)
        if there > 1:
            faults.append(f"track: {there} monsters on a track for one, at the {name}")
    if not state.result and not second_track_open(state):  # the last one standing has won before it could leave
        leaving = {step.seat for step in state.agenda if step.kind == "leave"}
        for seat, monster in enumerate(state.monsters):
            if monster.place in SECOND_TRACK and seat not in leaving:
                faults.append(f"second-track: a monster stands there though it is closed, at monsters[{seat}]")


def tokyo(state: State, places: list[str], faults: list[str]) -> None:
    """Add a City or Bay that holds two, and who stands in the Bay though it is closed or the City is empty."""
    faults += [
        f"room: {places.count(place)} monsters in a place for one, at {place}"
        for place in (CITY, BAY)
        if places.count(place) > 1
    ]
    if state.result or BAY not in places:  # the last one standing has won before it could move
        return
    if not bay_open(state):
        faults.append("bay: a monster stands there though it is closed, at tokyo_bay")
    elif CITY not in places and state.options.bay_moves_up == "always":
        faults.append("bay: a monster stands there though the City is empty, at tokyo_bay")


CROWDED = {"new_york": new_york, "tokyo": tokyo}
