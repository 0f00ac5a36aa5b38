"""Faces that do nothing."""

from kony_nb.rules.cards.registry import functions, owners
from kony_nb.rules.state import State

__all__ = ["voided"]


def voided(state: State, seat: int, face: str) -> str:
    """Return the rule of the card, of anybody, by which a face of the roller does nothing, "" if there is none."""
    for owner in owners(state, "voids"):
        for card, voids in functions(state.monsters[owner].cards, "voids"):
            if voids(state, owner, seat, face):
                return card.rule
    return ""
