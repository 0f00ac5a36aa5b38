"""Invariants: what is true of every state in which play can stand, and which of it a given state breaks."""

from kony_nb.rules.check.board import board
from kony_nb.rules.check.cards import cards, once
from kony_nb.rules.check.evolutions import evolutions, known
from kony_nb.rules.check.flow import flow
from kony_nb.rules.check.luchador import luchador
from kony_nb.rules.check.monsters import monsters
from kony_nb.rules.state import State

__all__ = ["check"]


def check(state: State) -> list[str]:
    """Name every broken invariant of a state in which a choice or chance waits, or the game is over.

    Parameters
    ----------
    state : State
        A state as `start`, `apply` and `step` leave it.

    Returns
    -------
    list of str
        One line for each fault, ``"<name>: what, where"``; empty for a sound state. What depends on something
        broken is not looked at: cards in the wrong place hide the rest, and any fault the legal actions.

    Examples
    --------
    >>> from kony_nb.rules.new_game import new_state
    >>> from kony_nb.rules.options import options
    >>> state = new_state(options(), ["Kong", "Mantis"])
    >>> check(state)
    []
    >>> state.monsters[1].energy = -1
    >>> check(state)
    ['energy-range: -1 is below 0, at monsters[1]']
    """
    faults: list[str] = []
    once(state, faults)
    known(state, faults)
    if faults:  # nothing more can be told of a state whose cards are not known
        return faults
    monsters(state, faults)
    board(state, faults)
    cards(state, faults)
    evolutions(state, faults)
    luchador(state, faults)
    flow(state, faults)
    return faults
