"""The Move phase: entering an empty Manhattan, going to another borough, or advancing a zone."""

from kony_nb.rules.actions import Action, action
from kony_nb.rules.agenda import Decision, Refusal, decision
from kony_nb.rules.cards.registry import USED, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.new_york.manhattan import (
    arrive,
    boroughs_with_room,
    free_place,
    left_city,
    move_fee,
    place_to_enter,
    places_of,
    ways,
)
from kony_nb.rules.phases.entering import see_entry
from kony_nb.rules.phases.gains import gain_vp, pay
from kony_nb.rules.phases.windows import open_window
from kony_nb.rules.places import MANHATTAN, PLACE_NAMES, next_zone
from kony_nb.rules.state import State, Step

__all__ = ["enter_manhattan", "go"]

ENTER_VP = 1
ENTER = (action("enter"),)
ADVANCE = (action("advance"),)
STAY = action("stay")


def enter_manhattan(
    state: State, seat: int, place: str, log: Log, rule: str = "ny.move.forced-entry"
) -> None:
    """Put a monster into Manhattan and pay it for entering."""
    state.monsters[seat].place = place
    if seat == state.turn:
        state.ledger.entered = True
    if log is not SILENT:
        log.add("move", rule, seat, what="enter", place=place)
    open_window(state, "after_entering")
    gain_vp(state, seat, ENTER_VP, "ny.move.entry-vp", log)
    if state.monsters[seat].cards:
        for _, act in functions(state.monsters[seat].cards, "entered"):
            act(state, seat, log)
        arrive(state, seat, log)
    if "entered_spent" in USED[state.sets]:
        for _, act in functions(state.monsters[seat].spent, "entered_spent"):
            act(state, seat, log)
    see_entry(state, seat, log)


def go(state: State, seat: int, borough: str, rule: str, how: str, log: Log) -> None:
    """Move a monster to an outer borough of its own will, for the fee that a card in the market may charge."""
    fee = move_fee(state)
    if fee:
        pay(state, seat, fee, "core.move.fee", log)
    inside = state.monsters[seat].place in MANHATTAN
    state.monsters[seat].place = borough
    if log is not SILENT:
        log.add("move", rule, seat, what=how, place=borough)
    if inside:
        left_city(state, seat, log)
    if state.monsters[seat].cards:
        arrive(state, seat, log)


@decision
class Move(Decision):
    """Enter, advance, stay or go."""

    kind = "move"
    phase = "move"
    rule = "ny.move.stay-or-go"
    prompt = "Stay, or move to another borough?"

    def legal(self, state: State, step: Step) -> tuple[Action, ...]:
        """Return entering or advancing where they are forced, else staying and the boroughs with room."""
        monster = state.monsters[step.seat]
        if monster.place in MANHATTAN:
            return () if state.ledger.entered or next_zone(monster.place) is None else ADVANCE
        places = places_of(state)
        if place_to_enter(places, state.options.two_in_manhattan) is not None:
            return ENTER
        if move_fee(state) > monster.energy:
            return (STAY,)
        return (STAY, *ways("move", boroughs_with_room(places), monster.place))

    def take(self, state: State, step: Step, chosen: Action, log: Log) -> None:
        """Move the monster."""
        seat = step.seat
        monster = state.monsters[seat]
        if chosen.verb == "stay":
            if log is not SILENT:
                log.add("move", self.rule, seat, what="stay", place=monster.place or "")
        elif chosen.verb == "enter":
            enter_manhattan(state, seat, free_place(state) or "lower", log)
        elif chosen.verb == "advance":
            monster.place = next_zone(monster.place or "lower")
            log.add("move", "ny.move.advance", seat, what="advance", place=monster.place or "")
        else:
            go(state, seat, chosen.args[0], self.rule, "move", log)

    def lapse(self, state: State, step: Step, log: Log) -> None:
        """Say why a monster in Manhattan does not advance."""
        place = state.monsters[step.seat].place or ""
        rule = "ny.move.entered" if state.ledger.entered else "ny.move.upper"
        log.add("move", rule, step.seat, what="stay", place=place)

    def refuse(self, state: State, step: Step, refused: Action) -> Refusal | None:
        """Say why the monster cannot go there."""
        monster = state.monsters[step.seat]
        if refused.verb in ("buy", "sweep", "end"):
            return "core.turn.order", "move or stay first: buying comes after the Move phase"
        if refused.verb not in ("move", "stay", "enter", "advance", "flee"):
            return None
        if refused.verb == "flee":
            return "ny.flee.timing", "fleeing is only for a monster in Manhattan that is attacked"
        if monster.place in MANHATTAN:
            return "ny.move.no-leaving", "in Manhattan you advance a zone; you leave it only by fleeing from an attack"
        if free_place(state) is not None:
            return "ny.move.forced-entry", "Manhattan has a free place: you must enter"
        if refused.verb in ("enter", "advance"):
            return "ny.move.full", "Manhattan has no free place"
        fee = move_fee(state)
        if fee > monster.energy:
            return "core.move.fee", f"a move costs {fee} energy now, {monster.energy} is there"
        if refused.args and refused.args[0] == monster.place:
            return self.rule, f"you are in {PLACE_NAMES[refused.args[0]]} already: stay"
        return "ny.move.room", f"{PLACE_NAMES[refused.args[0]]} already holds two monsters"
