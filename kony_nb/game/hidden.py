"""What a seat may see of a state, and how what it may not see is dealt again.

In the base game of King of New York nothing is private between the seats: hands are open, and the order of the deck
and the tiles under a building are known to nobody, so a state does not hold them either (see `State.deck` and
`State.tiles`, bags from which chance draws). Both functions therefore return the whole state, as one's own copy.
"""

from kony_nb.rules.agenda import Luck
from kony_nb.rules.state import State, clone, from_key, state_key

__all__ = ["determinize", "view"]


def view(state: State, seat: int) -> State:
    """Return what the player of a seat, 0 upwards, may see: a state that can be played on, and shares nothing."""
    if not 0 <= seat < len(state.monsters):
        raise IndexError(f"seat {seat} is not 0 to {len(state.monsters) - 1}")
    return from_key(state_key(state))


def determinize(seen: State, luck: Luck) -> State:
    """Return a whole state that its viewer cannot tell from the true one: what is hidden is dealt anew by luck."""
    return clone(seen)
