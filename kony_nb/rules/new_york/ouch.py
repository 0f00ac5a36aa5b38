"""Ouch: the units strike, the more dice the wider, and three of them bring the Statue of Liberty."""

from kony_nb.rules.agenda import automatic
from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp, heal, lose_vp
from kony_nb.rules.phases.losses import clockwise, declare, windows
from kony_nb.rules.places import BOROUGH_OF
from kony_nb.rules.state import Loss, State, Step

__all__ = ["ouch", "units_around"]

STATUE_AMOUNT = 3
CITYWIDE = 3


def units_around(state: State, seat: int) -> int:
    """Return how many units stand in the seat's borough, those of this turn included: they all shoot."""
    tiles = state.boroughs[BOROUGH_OF[state.monsters[seat].place or "lower"]]
    return len(tiles.units) + len(tiles.fresh)


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """Return the living seats in the seat's borough, itself included."""
    home = BOROUGH_OF[state.monsters[seat].place or "lower"]
    return tuple([s for s in state.living if BOROUGH_OF[state.monsters[s].place or "lower"] == home])


def ouch(state: State, seat: int, n: int, log: Log) -> None:
    """Let the units strike."""
    then = ""
    hit: tuple[int, ...] = (seat,)
    if n == 1:
        rule = "ny.ouch.one"
    elif n < CITYWIDE:
        rule, hit = "ny.ouch.two", neighbours(state, seat)
    else:
        rule, hit, then = "ny.ouch.three", tuple(state.living), "statue"
    hits = tuple([(other, units) for other in clockwise(state, hit) if (units := units_around(state, other))])
    if then:
        state.agenda.append(Step(then, seat))
    if hits:
        declare(state, Loss(rule, hits), log)
    else:
        log.add("nothing", rule, seat, n, what="O")


@automatic("statue")
def take_statue(state: State, step: Step, log: Log) -> None:
    """Hand the Statue of Liberty to the living roller: the loser pays first, then the taker gains.

    An argument says that the loser was asked for cards it may use before its loss, and everybody for evolutions.
    """
    seat, before = step.seat, state.statue
    if before == seat:
        log.add("nothing", "ny.statue.keep", seat, what="statue")
        return
    if before >= 0 and not step.args and state.options.statue_of_liberty == "lp":
        loss = Loss("ny.statue.value", ((before, STATUE_AMOUNT),))
        asked = windows(state, loss)
        if asked:
            state.agenda += (Step("statue", seat, ("asked",)), *asked)
            return
    state.statue = seat
    log.add("statue", "ny.statue.take", seat, other=before)
    if state.options.statue_of_liberty == "vp":
        if before >= 0:
            lose_vp(state, before, STATUE_AMOUNT, "ny.statue.value", log)
        gain_vp(state, seat, STATUE_AMOUNT, "ny.statue.value", log)
        return
    if before >= 0:
        statue_moves(state, before, log)
    heal(state, seat, STATUE_AMOUNT, "ny.statue.value", log)


def statue_moves(state: State, seat: int, log: Log) -> None:
    """Take 3 life points from the loser of the Statue: no damage, so nothing reduces it, but it can eliminate."""
    monster = state.monsters[seat]
    lost = min(monster.lp, STATUE_AMOUNT)
    monster.lp -= lost
    log.add("lp", "ny.statue.value", seat, -lost, now=monster.lp)
    if not monster.lp:
        state.agenda.append(Step("fall" if state.options.power_up else "deaths", -1, (seat,)))
