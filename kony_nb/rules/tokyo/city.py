"""Tokyo City and Tokyo Bay: who stands there, where one comes in, what it pays, who moves up and who must leave."""

from kony_nb.rules.cards.registry import functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.entering import see_entry
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.windows import open_window
from kony_nb.rules.places import BAY, CITY, OUTSIDE, TOKYO
from kony_nb.rules.state import State

__all__ = [
    "BAY_FROM",
    "ENTER_VP",
    "START_VP",
    "after_elimination",
    "bay_open",
    "come_in",
    "drive_out",
    "enter",
    "free_place",
    "insiders",
    "leave",
    "left_city",
    "outsiders",
    "reach",
    "start_pay",
]

START_VP = 2
"""What a turn begun in Tokyo City pays, in victory points."""
ENTER_VP = 1
"""What entering Tokyo pays."""
BAY_FROM = 5
"""Living monsters from which Tokyo Bay is in use."""
TWO_ENERGY = 1
"""What entering, and a turn begun in the City, pay in energy in that variant for two monsters."""


def insiders(state: State) -> tuple[int, ...]:
    """Return the seats in Tokyo, the one in the City before the one in the Bay."""
    found = [seat for seat, monster in enumerate(state.monsters) if monster.place in TOKYO]
    if len(found) > 1 and state.monsters[found[0]].place == BAY:
        found.reverse()
    return tuple(found)


def outsiders(state: State) -> tuple[int, ...]:
    """Return the living seats outside Tokyo."""
    return tuple([seat for seat, monster in enumerate(state.monsters) if monster.place == OUTSIDE])


def reach(state: State, seat: int) -> tuple[tuple[int, ...], str]:
    """Return the seats that an attack of this one hits, the City before the Bay, and the rule."""
    if state.monsters[seat].place in TOKYO:
        return outsiders(state), "kot.attack.from-tokyo"
    return insiders(state), "kot.attack.from-outside"


def bay_open(state: State) -> bool:
    """Return whether Tokyo Bay is in use."""
    return len(state.living) >= BAY_FROM


def at(state: State, place: str) -> int:
    """Return the seat that stands at a place of Tokyo, -1 for nobody."""
    return next((seat for seat, monster in enumerate(state.monsters) if monster.place == place), -1)


def free_place(state: State) -> str | None:
    """Return the place at which a monster comes into Tokyo now, the City first; None if it is full."""
    if at(state, CITY) < 0:
        return CITY
    return BAY if bay_open(state) and at(state, BAY) < 0 else None


def pays_energy(state: State) -> bool:
    """Return whether Tokyo pays energy in place of victory points: a variant for two monsters."""
    return len(state.monsters) == 2 and state.options.tokyo_two_monsters == "energy"


def pay(state: State, seat: int, vp: int, rule: str, log: Log) -> None:
    """Pay victory points, or energy in that variant."""
    if pays_energy(state):
        gain_energy(state, seat, TWO_ENERGY, "kot.two.energy", log)
    else:
        gain_vp(state, seat, vp, rule, log)


def start_pay(state: State, seat: int, log: Log) -> None:
    """Pay a monster that begins its turn in Tokyo."""
    place = state.monsters[seat].place
    if place == CITY:
        pay(state, seat, START_VP, "kot.start.city", log)
    elif place == BAY:
        gain_vp(state, seat, int(state.options.bay_start_vp), "kot.start.bay", log)


def enter(state: State, seat: int, place: str, log: Log, rule: str = "kot.enter.forced") -> None:
    """Put a monster into Tokyo from outside and pay it for entering."""
    monster = state.monsters[seat]
    monster.place = place
    if seat == state.turn:
        state.ledger.entered = True
    if log is not SILENT:
        log.add("move", rule, seat, what="enter", place=place)
    open_window(state, "after_entering")
    pay(state, seat, ENTER_VP, "kot.enter.vp", log)
    for _, act in functions(monster.cards, "entered"):
        act(state, seat, log)
    for _, act in functions(monster.spent, "entered_spent"):
        act(state, seat, log)
    see_entry(state, seat, log)


def come_in(state: State, seat: int, rule: str, log: Log) -> None:
    """Let a monster come into Tokyo by a card, if there is a free place."""
    place = free_place(state)
    if place is not None:
        enter(state, seat, place, log, rule)


def leave(state: State, seats: tuple[int, ...], how: str, rule: str, log: Log) -> None:
    """Let monsters leave Tokyo together; then a monster in the Bay may move up."""
    for seat in seats:
        state.monsters[seat].place = OUTSIDE
        log.add("move", rule, seat, what=how, place=OUTSIDE)
    if seats:
        after_elimination(state, (), log)
    for seat in seats:
        left_city(state, seat, log)


def drive_out(state: State, seats: tuple[int, ...], rule: str, log: Log) -> None:
    """Let monsters leave Tokyo together by a card."""
    leave(state, seats, "leave", rule, log)


def left_city(state: State, seat: int, log: Log) -> None:
    """Let what waits for it act when a monster has left Tokyo alive."""
    for _, act in functions(state.monsters[seat].cards, "left"):
        act(state, seat, log)
    open_window(state, "city_left")


def after_elimination(state: State, left: tuple[tuple[int, str], ...], log: Log) -> None:
    """Move the monster of the Bay up to an empty City; when the Bay closes it moves there or must leave."""
    bay = at(state, BAY)
    if bay < 0:
        return
    monster, empty = state.monsters[bay], at(state, CITY) < 0
    if not bay_open(state):
        monster.place = CITY if empty else OUTSIDE
        log.add("move", "kot.bay.close", bay, what="shift" if empty else "leave", place=monster.place)
        if not empty:
            left_city(state, bay, log)
    elif empty and state.options.bay_moves_up == "always":
        monster.place = CITY
        log.add("move", "kot.bay.moves-up", bay, what="shift", place=CITY)
