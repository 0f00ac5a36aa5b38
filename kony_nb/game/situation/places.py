"""Where the monsters of a scenario stand: no place too full, and a place for those who were given none."""

from collections import Counter

from kony_nb.game.situation.faults import Faults
from kony_nb.rules.new_york.manhattan import ROOM, SECOND_TRACK_FROM, outer_with_room, second_track_open
from kony_nb.rules.options import Options
from kony_nb.rules.places import BAY, CITY, FIRST_TRACK, OUTER, OUTSIDE, SECOND_TRACK
from kony_nb.rules.state import Monster, State
from kony_nb.rules.tokyo.city import BAY_FROM, bay_open

__all__ = ["settle"]

WHERE = "monsters[*].place"


def settle(monsters: list[Monster], options: Options, faults: Faults) -> None:
    """Note places that are too full, then place those who have none."""
    table = State(options, monsters, [], {})
    counts = Counter(monster.place for monster in monsters)
    note, free_places = PLACES[options.game]
    note(table, counts, faults)
    for monster in monsters:
        if monster.alive and monster.place is None:
            monster.place = next(iter(free_places(table)), OUTER[0])


def in_new_york(table: State, counts: Counter[str | None], faults: Faults) -> None:
    """Note boroughs and tracks that hold too many."""
    for borough in OUTER:
        if counts[borough] > ROOM:
            faults.add(WHERE, f"{counts[borough]} monsters in {borough}, at most {ROOM} are allowed")
    for track, name in (
        (FIRST_TRACK, "lower, midtown, upper"),
        (SECOND_TRACK, "lower_56, midtown_56, upper_56"),
    ):
        inside = sum(counts[place] for place in track)
        if inside > 1:
            faults.add(WHERE, f"{inside} monsters on the track {name}, at most 1 is allowed")
    if any(counts[place] for place in SECOND_TRACK) and not second_track_open(table):
        faults.add(
            WHERE,
            f"the second track of Manhattan is closed: it takes {SECOND_TRACK_FROM} living monsters "
            "and the option two_in_manhattan",
        )


def in_tokyo(table: State, counts: Counter[str | None], faults: Faults) -> None:
    """Note a City or Bay that holds two, and a monster in the Bay that cannot be there."""
    for place in (CITY, BAY):
        if counts[place] > 1:
            faults.add(WHERE, f"{counts[place]} monsters in {place}, at most 1 is allowed")
    if counts[BAY] and not bay_open(table):
        faults.add(WHERE, f"tokyo_bay is closed: it takes {BAY_FROM} living monsters")
    elif counts[BAY] and not counts[CITY] and table.options.bay_moves_up == "always":
        faults.add(WHERE, "a monster in tokyo_bay moves up when tokyo_city is empty: put it there")


def outside(table: State) -> tuple[str, ...]:
    """Return where there is always room."""
    return (OUTSIDE,)


PLACES = {"new_york": (in_new_york, outer_with_room), "tokyo": (in_tokyo, outside)}
"""For each game what notes the places that are too full, and what finds the free ones."""
