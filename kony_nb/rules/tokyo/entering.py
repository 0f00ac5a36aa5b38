"""Entering: who has rolled an attack comes into a free place of Tokyo, after all faces are resolved."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import functions, owners
from kony_nb.rules.events import Log
from kony_nb.rules.phases.cards import first_time
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.city import enter, free_place

__all__ = ["come_instead", "coming"]

COMING = ("come_in", "make_room")


@automatic("enter_tokyo")
def enter_phase(state: State, step: Step, log: Log) -> None:
    """Bring the active monster in where the rules send it; cards of those who yielded act on it first."""
    state.phase = "move"
    seat = step.seat
    if state.monsters[seat].place in TOKYO or free_place(state) is None:
        return
    if not state.ledger.attacks and state.options.tokyo_entry == "attack":
        log.add("nothing", "kot.enter.attack", seat, what="enter")
        return
    state.agenda.append(Step("come_in", seat))
    if state.ledger.yielded:
        state.agenda.append(Step("make_room", seat))
    for owner in reversed(clockwise(state, tuple(owners(state, "before_others_enter")))):
        for _, steps in functions(state.monsters[owner].cards, "before_others_enter") if owner != seat else ():
            state.agenda += steps(state, owner, seat)


def come_instead(state: State, seat: int, other: int, rule: str) -> None:
    """Let a seat come in in the place of another one, which is about to."""
    for at, step in enumerate(state.agenda):
        if step.kind in COMING and step.seat == other:
            state.agenda[at] = Step(step.kind, seat, (rule,))


def coming(state: State, seat: int) -> bool:
    """Return whether the seat is about to come in."""
    return any(step.kind == "come_in" and step.seat == seat for step in state.agenda)


@automatic("make_room")
def make_room(state: State, step: Step, log: Log) -> None:
    """Let the cards of those who yielded act on the one that comes in, each on the first of them in a turn only."""
    for other in state.ledger.yielded:
        for card, act in functions(state.monsters[other].cards, "replaced"):
            if first_time(state, f"{card.id}:{other}"):
                act(state, other, step.seat, log)


@automatic("come_in")
def come_in(state: State, step: Step, log: Log) -> None:
    """Put the monster into the free place; an argument names the card by which it comes."""
    place = free_place(state)
    if place is not None and state.monsters[step.seat].place not in TOKYO:
        enter(state, step.seat, place, log, step.args[0] if step.args else "kot.enter.forced")
