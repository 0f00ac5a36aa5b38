"""The city in words that fit both games: who is in it, who is driven out of it, who comes in by an evolution."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.events import Log
from kony_nb.rules.games import GAMES
from kony_nb.rules.new_york.manhattan import arrive, free_place, left_city, outer_with_room, ways
from kony_nb.rules.new_york.move import enter_manhattan
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo import city as tokyo

__all__ = ["come_in", "drive_out", "in_city", "others_in_city"]


def in_city(state: State, seat: int) -> bool:
    """Return whether the seat's monster is in Manhattan, or in Tokyo."""
    return state.monsters[seat].place in GAMES[state.options.game].inside


def others_in_city(state: State, seat: int) -> tuple[int, ...]:
    """Return the other monsters in the city, by seat."""
    return tuple(other for other in state.living if other != seat and in_city(state, other))


def drive_out(state: State, seats: tuple[int, ...], rule: str, log: Log) -> None:
    """Let monsters leave the city by a card: no flight and no yielding, no fee.

    In New York each chooses its borough, the first one first; from Tokyo they leave together.
    """
    if state.options.game == "tokyo":
        tokyo.leave(state, seats, "leave", rule, log)
    else:
        state.agenda += [Step("driven_out", seat, (rule,)) for seat in reversed(seats)]


def come_in(state: State, seat: int, rule: str, log: Log) -> None:
    """Let a monster enter the city by a card, if it has a free place: it is paid for entering."""
    if state.options.game == "tokyo":
        place = tokyo.free_place(state)
        if place is not None:
            tokyo.enter(state, seat, place, log, rule)
        return
    place = free_place(state)
    if place is not None:
        enter_manhattan(state, seat, place, log, rule)


@decision
class DrivenOut(Decision):
    """A monster leaves Manhattan by a card, to an outer borough of its choice. The argument is the card's rule."""

    kind = "driven_out"
    rule = "ny.flee.where"
    prompt = "You leave Manhattan. Where do you go?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return the outer boroughs with room; none if the monster is there already."""
        return ways("move", outer_with_room(state)) if state.monsters[step.seat].place in MANHATTAN else ()

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Go there: no fee, no victory point."""
        seat = step.seat
        state.monsters[seat].place = chosen.args[0]
        log.add("move", step.args[0], seat, what="leave", place=chosen.args[0])
        left_city(state, seat, log)
        arrive(state, seat, log)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say that the borough is full, or that staying is over."""
        if refused.verb == "move":
            return "ny.move.room", "that borough already holds two monsters"
        if refused.verb in ("hold", "stay", "flee"):
            return step.args[0], "you must leave Manhattan: choose a borough"
        return None
