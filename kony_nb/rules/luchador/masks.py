"""Masks: one on the figure, the others in the collection, and who gets those of an eliminated monster."""

from kony_nb.rules.events import Log
from kony_nb.rules.phases.gains import WIN_VP, lose_vp, rise, total_vp
from kony_nb.rules.state import State

__all__ = ["ATTACHED", "COLLECTION", "gain_masks", "lose_mask", "masks_of", "put_out", "take_masks"]

ATTACHED, COLLECTION = "attached", "collection"
NO_MASK_VP = 2
"""Victory points that the loser of a challenge loses who has no mask to give."""


def masks_of(state: State, seat: int) -> int:
    """Return how many masks a seat has: the attached one, and those of its collection."""
    monster = state.monsters[seat]
    return monster.mask + monster.collection


def gain_masks(state: State, seat: int, n: int, giver: int, rule: str, log: Log) -> None:
    """Give a seat masks of another: the first is attached if none is, the others go into the collection."""
    monster = state.monsters[seat]
    if n and not monster.mask:
        monster.mask = True
        n -= 1
        log.add("mask", "luc.masks.attach", seat, 1, ATTACHED, giver, now=monster.collection)
    if n:
        before = total_vp(monster)
        monster.collection += n
        if before < WIN_VP <= total_vp(monster):
            rise(state, seat)
        log.add("mask", rule, seat, n, COLLECTION, giver, now=monster.collection)


def lose_mask(state: State, seat: int, log: Log) -> bool:
    """Take a mask from a seat, of its collection first; return False if it has none and loses points instead."""
    monster = state.monsters[seat]
    if not masks_of(state, seat):
        lose_vp(state, seat, NO_MASK_VP, "luc.masks.none-left", log)
        return False
    if monster.collection:
        monster.collection -= 1
        if total_vp(monster) < WIN_VP:
            monster.reached = 0
        log.add("lose_mask", "luc.masks.lose-order", seat, 1, COLLECTION, now=monster.collection)
    else:
        monster.mask = False
        log.add("lose_mask", "luc.masks.lose-order", seat, 1, ATTACHED, now=0)
    return True


def take_masks(state: State, seat: int, killer: int, log: Log) -> None:
    """Hand every mask of an eliminated monster to the one that eliminated it; with -1 they leave the game."""
    n, monster = masks_of(state, seat), state.monsters[seat]
    monster.mask, monster.collection = False, 0
    if not n:
        return
    if killer >= 0:
        gain_masks(state, killer, n, seat, "luc.masks.inherit", log)
    else:
        state.masks_out += n
        log.add("masks_out", "luc.masks.out", seat, n)


def put_out(state: State, seat: int, killer: int, log: Log) -> None:
    """Take an eliminated monster out of all that Luchador adds: its masks, and unseen its challenge card."""
    take_masks(state, seat, killer, log)
    monster = state.monsters[seat]
    if monster.challenge:
        monster.challenge = ""
        state.challenge_out += 1
        log.add("challenge_out", "luc.out", seat)
    monster.secret = ""
