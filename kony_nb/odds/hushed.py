"""A position in which evolutions stay in the hands: nobody plays one, and none is drawn."""

from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.state import State, Step, clone

__all__ = ["at_end", "discard_lasting", "hushed", "of_evolutions", "put_aside"]

KINDS = frozenset(("window", "play", "keep_evolution", "draw_evolution", "evolution"))
"""Steps in which evolutions are played from the hand, drawn and kept."""


def hushed(state: State) -> State:
    """Return the position as odds look at it: without hands and decks of evolutions, and without what asks for them.

    So the odds cannot depend on what others hold, and what lies face up acts as it does. A position of a game without
    evolutions is returned as it is.
    """
    if not state.options.power_up:
        return state
    new = clone(state)
    put_aside(new)
    new.agenda = [step for step in new.agenda if step.kind not in KINDS]
    return new


def put_aside(state: State) -> None:
    """Take every evolution that does not lie face up out of a state, in place."""
    for monster in state.monsters:
        monster.hand = monster.evolutions = monster.spent = monster.packet = ()


def of_evolutions(state: State) -> bool:
    """Return whether what is asked next is about evolutions in hand alone, so that odds pass over it."""
    return bool(state.agenda) and state.agenda[-1].kind in KINDS


def discard_lasting(state: State, begun: tuple[int, ...]) -> None:
    """Take off the table, in place, what lies there for this turn only, or up to a turn that has begun by then.

    Parameters
    ----------
    state : State
        The state, which is changed.
    begun : tuple of int
        The seats whose turns have begun.
    """
    for seat, monster in enumerate(state.monsters):
        over = ("turn", "own_turn") if seat in begun else ("turn",)
        if any(CARDS[card].lasts in over for card in monster.cards):
            monster.cards = tuple([card for card in monster.cards if CARDS[card].lasts not in over])


def at_end() -> tuple[Step, ...]:
    """Return what acts at the end of a turn where evolutions are played, the first one on top."""
    return Step("lasting"), Step("every_turn_end"), Step("own_turn_end")
