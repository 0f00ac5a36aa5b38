"""Into Manhattan and out of it by a card: who leaves it chooses a borough, without fee and not as a flight."""

from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.events import Log
from kony_nb.rules.new_york.manhattan import arrive, free_place, left_city, outer_with_room, ways
from kony_nb.rules.new_york.move import enter_manhattan
from kony_nb.rules.places import MANHATTAN
from kony_nb.rules.state import State, Step

__all__ = ["come_in", "drive_out"]


def drive_out(state: State, seats: tuple[int, ...], rule: str, log: Log) -> None:
    """Let monsters leave Manhattan by a card, the first one first."""
    state.agenda += [Step("driven_out", seat, (rule,)) for seat in reversed(seats)]


def come_in(state: State, seat: int, rule: str, log: Log) -> None:
    """Let a monster enter Manhattan by a card, if it has a free place."""
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
