"""A monster has entered the city: what the cards of the others do then, in either game."""

from kony_nb.rules.cards.registry import functions, owners
from kony_nb.rules.events import Log
from kony_nb.rules.phases.losses import clockwise
from kony_nb.rules.state import State

__all__ = ["see_entry"]


def see_entry(state: State, seat: int, log: Log) -> None:
    """Let the cards of all others act on the entry of this seat."""
    seeing = owners(state, "other_entered")
    for other in clockwise(state, tuple(seeing)) if seeing else ():
        for _, act in functions(state.monsters[other].cards, "other_entered") if other != seat else ():
            act(state, other, seat, log)
