"""Eats, Shoots and Leaves: a short visit to the city."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.cards.registry import add_card
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_energy
from kony_nb.rules.phases.losses import clockwise, declare
from kony_nb.rules.places import TOKYO
from kony_nb.rules.state import Loss, State, Step
from kony_nb.rules.tokyo.city import leave, outsiders

ID, RULE = "eats_shoots_and_leaves", "card.eats_shoots_and_leaves"
ENTERING = ("enter_tokyo", "come_in")


def playable(state: State, seat: int, moment: str) -> bool:
    """Tell whether the owner has come into Tokyo in this turn and is there."""
    return state.monsters[seat].place in TOKYO and seat not in state.ledger.inside


def gained(state: State, seat: int, log: Log) -> None:
    """Shoot at those outside; the rest follows."""
    state.agenda.append(Step(ID, seat))
    hits = tuple((other, 2) for other in clockwise(state, outsiders(state)))
    if hits:
        declare(state, Loss(RULE, hits, seat), log)


@automatic(ID)
def leaves(state: State, step: Step, log: Log) -> None:
    """Gain an energy and leave; nobody comes in by its attack any more in this turn."""
    gain_energy(state, step.seat, 1, RULE, log)
    if state.monsters[step.seat].place in TOKYO:
        state.agenda[:] = [waiting for waiting in state.agenda if waiting.kind not in ENTERING]
        leave(state, (step.seat,), "leave", RULE, log)


add_card(
    id=ID,
    name="Eats, Shoots and Leaves",
    monster="Pandakai",
    kind="temporary",
    cost=0,
    effect="When you have just entered Tokyo: all monsters outside it lose 2 LP, you gain 1 energy, then you leave "
    "Tokyo. Nobody takes your place.",
    games=("tokyo",),
    rulings=(
        "What entering pays you have gained already. Leaving so is not yielding.",
        "No monster comes in by its attack in this turn, not you either; one in the Bay moves up as it always does.",
    ),
    timing=("after_entering",),
    playable=playable,
    gained=gained,
    looks_back=True,
)
