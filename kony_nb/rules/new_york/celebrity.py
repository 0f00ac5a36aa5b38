"""Celebrity: three stars take the Superstar, and every later star of its holder pays."""

from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

__all__ = ["celebrity"]

STARS_TO_TAKE = 3


def celebrity(state: State, seat: int, stars: int, log: Log) -> None:
    """Pay the holder, or hand the Superstar over."""
    if state.superstar == seat:
        gain_vp(state, seat, stars, "ny.celebrity.holder", log)
    elif stars >= STARS_TO_TAKE:
        before, state.superstar = state.superstar, seat
        log.add("superstar", "ny.celebrity.take", seat, stars, other=before)
        beyond = stars - STARS_TO_TAKE
        if state.options.superstar_on_taking == "one_plus_beyond":
            beyond += 1
        gain_vp(state, seat, beyond, "ny.celebrity.taking", log)
    else:
        log.add("nothing", "ny.celebrity.below-three", seat, stars, what="S")
