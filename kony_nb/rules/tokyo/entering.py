"""Entering: who has rolled an attack comes into a free place of Tokyo, after all faces are resolved."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import functions, in_use
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import State, Step
from kony_nb.rules.tokyo.city import enter, free_place

__all__: list[str] = []


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
    if in_use(state, "before_others_enter"):
        owners = [at for at, other in enumerate(state.monsters) if other.alive and at != seat]
        for owner in reversed(clockwise(state, tuple(owners))):
            for _, steps in functions(state.monsters[owner].cards, "before_others_enter"):
                state.agenda += steps(state, owner, seat)
    for other in state.ledger.yielded:
        for _, act in functions(state.monsters[other].cards, "replaced"):
            act(state, other, seat, log)


@automatic("come_in")
def come_in(state: State, step: Step, log: Log) -> None:
    """Put the monster into the free place."""
    place = free_place(state)
    if place is not None:
        enter(state, step.seat, place, log)
