"""Celebrity: three stars take the Superstar, and every later star of its holder pays."""

from kony_nb.rules.cards.registry import CARDS, functions
from kony_nb.rules.events import SILENT, Log
from kony_nb.rules.phases.gains import gain_vp
from kony_nb.rules.state import State

__all__ = ["celebrity", "needed"]

STARS_TO_TAKE = 3


def celebrity(state: State, seat: int, stars: int, log: Log) -> None:
    """Pay the holder, or hand the Superstar over."""
    if state.superstar == seat:
        gain_vp(state, seat, stars, "ny.celebrity.holder", log)
    elif stars >= STARS_TO_TAKE and stars >= needed(state):
        before, state.superstar = state.superstar, seat
        log.add("superstar", "ny.celebrity.take", seat, stars, other=before)
        beyond = stars - STARS_TO_TAKE
        if state.options.superstar_on_taking == "one_plus_beyond":
            beyond += 1
        gain_vp(state, seat, beyond, "ny.celebrity.taking", log)
        for _, act in functions(state.monsters[seat].cards, "superstar_taken"):
            act(state, seat, before, log)
        if before >= 0:
            for _, act in functions(state.monsters[before].cards, "superstar_lost"):
                act(state, before, seat, log)
    elif log is not SILENT:
        log.add("nothing", too_few(state, stars), seat, stars, what="S")


def too_few(state: State, stars: int) -> str:
    """Return the rule, or the holder's card, by which so few stars take nothing."""
    if stars < STARS_TO_TAKE:
        return "ny.celebrity.below-three"
    return next(CARDS[card].rule for card in state.monsters[state.superstar].cards if CARDS[card].stars_needed > stars)


def needed(state: State) -> int:
    """Return the stars it takes to take the Superstar: three, or what a card of its holder asks."""
    if state.superstar < 0:
        return STARS_TO_TAKE
    return max(STARS_TO_TAKE, *(CARDS[card].stars_needed for card in state.monsters[state.superstar].cards), 0)
