"""Manhattan: its two tracks, who stands there, where one may enter, what it pays, and who must leave."""

from functools import cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, automatic, decision
from kony_nb.rules.cards.registry import total
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.turns import run_effects
from kony_nb.rules.places import FIRST_TRACK, MANHATTAN, OUTER, SECOND_TRACK, zone_of
from kony_nb.rules.state import State, Step

__all__ = [
    "EARNINGS",
    "after_elimination",
    "free_place",
    "insiders",
    "move_fee",
    "outer_with_room",
    "second_track_open",
    "ways",
]

EARNINGS = {"lower": (1, 1), "midtown": (2, 1), "upper": (2, 2)}
"""What a turn begun in a zone pays: victory points and energy."""
ROOM = 2
"""Monsters that an outer borough holds."""
SECOND_TRACK_FROM = 5
"""Living monsters from which the second track is open."""


def insiders(state: State) -> list[int]:
    """Return the seats in Manhattan, the one on the first track before the one on the second."""
    found = [
        (monster.place in SECOND_TRACK, seat)
        for seat, monster in enumerate(state.monsters)
        if monster.place in MANHATTAN
    ]
    return [seat for _, seat in sorted(found)]


Places = tuple[str | None, ...]


def places_of(state: State) -> Places:
    """Return where each seat's monster stands."""
    return tuple([monster.place for monster in state.monsters])


def second_track_open(state: State) -> bool:
    """Return whether Manhattan holds two monsters."""
    return state.options.two_in_manhattan == "on" and len(state.living) >= SECOND_TRACK_FROM


def free_place(state: State) -> str | None:
    """Return the place at which a monster enters Manhattan now, None if it is full."""
    first, second = tracks_taken(places_of(state))
    if not first:
        return "lower"
    if not second and second_track_open(state):
        return "lower_56"
    return None


@cache
def tracks_taken(places: Places) -> tuple[bool, bool]:
    """Return whether the first and the second track of Manhattan are taken."""
    return any(place in FIRST_TRACK for place in places), any(place in SECOND_TRACK for place in places)


def outer_with_room(state: State) -> tuple[str, ...]:
    """Return the outer boroughs with fewer than two monsters."""
    return boroughs_with_room(places_of(state))


@cache
def boroughs_with_room(places: Places) -> tuple[str, ...]:
    """Return the outer boroughs that hold fewer than two of these monsters."""
    return tuple(borough for borough in OUTER if places.count(borough) < ROOM)


@cache
def ways(verb: str, boroughs: tuple[str, ...], but: str | None = None) -> tuple[Action, ...]:
    """Return going to each of these boroughs, all but one."""
    return tuple(action(verb, borough) for borough in boroughs if borough != but)


def move_fee(state: State) -> int:
    """Return the energy that a voluntary move costs while a card in the market charges for it."""
    return total(state.market, "move_fee")


@automatic("earnings")
def earnings(state: State, step: Step, log: Log) -> None:
    """Pay the zone of a monster in Manhattan, then let its start-of-turn cards act."""
    seat = step.seat
    place = state.monsters[seat].place
    if place in MANHATTAN:
        zone = zone_of(place)
        vp, energy = EARNINGS[zone]
        gain_vp(state, seat, vp, f"ny.earn.{zone}", log)
        gain_energy(state, seat, energy, f"ny.earn.{zone}", log)
    run_effects(state, seat, "turn_start", log)


def after_elimination(state: State, left: tuple[tuple[int, str], ...], log: Log) -> None:
    """Move the second monster up to the track of an eliminated one; below five living monsters it must leave."""
    second = next((seat for seat, monster in enumerate(state.monsters) if monster.place in SECOND_TRACK), None)
    if second is None:
        return
    monster = state.monsters[second]
    if any(place in FIRST_TRACK for _, place in left):
        monster.place = zone_of(monster.place or "lower_56")
        log.add("move", "ny.second-track.shift", second, what="shift", place=monster.place)
    elif not second_track_open(state):
        state.agenda.append(Step("leave", second))


@decision
class Leave(Decision):
    """The monster on the second track must leave Manhattan, to an outer borough of its choice."""

    kind = "leave"
    rule = "ny.second-track.close"
    prompt = "The second track closes. Where do you go?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the outer boroughs with room."""
        return ways("move", outer_with_room(state))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Go there: no fee, no victory point."""
        state.monsters[step.seat].place = chosen.args[0]
        log.add("move", self.rule, step.seat, what="leave", place=chosen.args[0])

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is full, or that staying is over."""
        if refused.verb == "move":
            return "ny.move.room", "that borough already holds two monsters"
        if refused.verb in ("hold", "stay", "flee"):
            return self.rule, "with fewer than five living monsters only one may be in Manhattan: leave it"
        return None
