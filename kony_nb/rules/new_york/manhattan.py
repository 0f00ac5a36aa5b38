"""Manhattan: its two tracks, who stands there, where one may enter, what it pays, and who must leave."""

from functools import cache, lru_cache

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import CARDS, MANY, follows_cards, functions
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy, gain_vp
from kony_nb.rules.phases.windows import open_window
from kony_nb.rules.places import FIRST_TRACK, MANHATTAN, OUTER, SECOND_TRACK, zone_of
from kony_nb.rules.state import State, Step

__all__ = [
    "EARNINGS",
    "after_elimination",
    "arrive",
    "boroughs_with_room",
    "free_place",
    "insiders",
    "left_city",
    "move_fee",
    "outer_with_room",
    "outsiders",
    "place_to_enter",
    "places_of",
    "second_track_open",
    "ways",
]

EARNINGS = {"lower": (1, 1), "midtown": (2, 1), "upper": (2, 2)}
"""What a turn begun in a zone pays: victory points and energy."""
ROOM = 2
"""Monsters that an outer borough holds."""
SECOND_TRACK_FROM = 5
"""Living monsters from which the second track is open."""


Places = tuple[str | None, ...]


def insiders(state: State) -> tuple[int, ...]:
    """Return the seats in Manhattan, the one on the first track before the one on the second."""
    return insiders_of(places_of(state))


def outsiders(state: State) -> tuple[int, ...]:
    """Return the living seats in the outer boroughs."""
    return outsiders_of(places_of(state))


@lru_cache(MANY)
def insiders_of(places: Places) -> tuple[int, ...]:
    """Return the seats that stand in Manhattan, by the places of all; first track first."""
    inside = [seat for seat, place in enumerate(places) if place in MANHATTAN]
    return tuple(sorted(inside, key=lambda seat: places[seat] in SECOND_TRACK))


@lru_cache(MANY)
def outsiders_of(places: Places) -> tuple[int, ...]:
    """Return the seats that stand in outer boroughs, by the places of all."""
    return tuple(seat for seat, place in enumerate(places) if place in OUTER)


def places_of(state: State) -> Places:
    """Return where each seat's monster stands."""
    return tuple([monster.place for monster in state.monsters])


def second_track_open(state: State) -> bool:
    """Return whether Manhattan holds two monsters."""
    return state.options.two_in_manhattan == "on" and len(state.living) >= SECOND_TRACK_FROM


def free_place(state: State) -> str | None:
    """Return the place at which a monster enters Manhattan now, None if it is full."""
    return place_to_enter(places_of(state), state.options.two_in_manhattan)


@lru_cache(MANY)
def place_to_enter(places: Places, two_in_manhattan: str) -> str | None:
    """Return the place at which a monster enters Manhattan, by the places of all: the dead have none."""
    if not any(place in FIRST_TRACK for place in places):
        return "lower"
    living = sum(place is not None for place in places)
    if two_in_manhattan == "on" and living >= SECOND_TRACK_FROM and not any(place in SECOND_TRACK for place in places):
        return "lower_56"
    return None


def outer_with_room(state: State) -> tuple[str, ...]:
    """Return the outer boroughs with fewer than two monsters."""
    return boroughs_with_room(places_of(state))


@lru_cache(MANY)
def boroughs_with_room(places: Places) -> tuple[str, ...]:
    """Return the outer boroughs that hold fewer than two of these monsters."""
    return tuple(borough for borough in OUTER if places.count(borough) < ROOM)


@lru_cache(MANY)
def ways(verb: str, boroughs: tuple[str, ...], but: str | None = None) -> tuple[Action, ...]:
    """Return going to each of these boroughs, all but one."""
    return tuple(action(verb, borough) for borough in boroughs if borough != but)


def move_fee(state: State) -> int:
    """Return the energy that a voluntary move costs while a card in the market charges for it."""
    if charging().isdisjoint(state.market):
        return 0
    return sum(CARDS[card].move_fee for card in state.market if card is not None)


@follows_cards
@cache
def charging() -> frozenset[str]:
    """Return the cards that charge for a move while they lie in the market."""
    return frozenset(card.id for card in CARDS.values() if card.move_fee)


def arrive(state: State, seat: int, log: Log) -> None:
    """Let the seat's cards act on its coming to another borough."""
    for _, act in functions(state.monsters[seat].cards, "arrived"):
        act(state, seat, log)


def left_city(state: State, seat: int, log: Log) -> None:
    """Let what waits for it act when a monster has left Manhattan alive."""
    cards = state.monsters[seat].cards
    for _, act in functions(cards, "left") if cards else ():
        act(state, seat, log)
    open_window(state, "city_left")


def earnings(state: State, seat: int, log: Log) -> None:
    """Pay the zone of a monster in Manhattan."""
    monster = state.monsters[seat]
    place = monster.place
    if place in MANHATTAN:
        zone = zone_of(place)
        vp, energy = EARNINGS[zone]
        gain_vp(state, seat, vp, f"ny.earn.{zone}", log)
        gain_energy(state, seat, energy, f"ny.earn.{zone}", log)


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
        left_city(state, step.seat, log)
        arrive(state, step.seat, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is full, or that staying is over."""
        if refused.verb == "move":
            return "ny.move.room", "that borough already holds two monsters"
        if refused.verb in ("hold", "stay", "flee"):
            return self.rule, "with fewer than five living monsters only one may be in Manhattan: leave it"
        return None
