"""What a seat may see of a state, and how what it may not see is dealt again.

Hands are open, and the order of the deck and the tiles under a building are known to nobody, so a state does not hold
them either (see `State.deck` and `State.tiles`, bags from which chance draws). One thing is private between the seats:
a card on top of the deck that only some of them have looked at (`State.top_seen_by`).
"""

from kony_nb.rules.agenda import KINDS, Chance, Luck
from kony_nb.rules.phases.buying import from_deck
from kony_nb.rules.state import State, Step, clone, from_key, state_key

__all__ = ["determinize", "public", "view"]


def view(state: State, seat: int) -> State:
    """Return what the player of a seat, 0 upwards, may see: a state that can be played on, and shares nothing.

    A card that others have looked at and this seat has not lies in the bag of unseen cards again; who has looked is
    known to all.

    Raises
    ------
    IndexError
        If there is no such seat.
    """
    if not 0 <= seat < len(state.monsters):
        raise IndexError(f"seat {seat} is not 0 to {len(state.monsters) - 1}")
    seen = from_key(state_key(state))
    if seen.top_seen_by and seat not in seen.top_seen_by:
        put_back(seen)
    return seen


def public(state: State) -> State:
    """Return what everybody at the table knows: a card that only some have looked at is unseen again."""
    known = from_key(state_key(state))
    if known.top_seen_by:
        put_back(known)
        known.top_seen_by = ()
    return known


def put_back(state: State) -> None:
    """Put what lies on top of the deck into the bag of unseen cards, in place."""
    state.deck, state.deck_top = tuple(sorted(state.deck + state.deck_top)), ()


def determinize(seen: State, luck: Luck) -> State:
    """Return a whole state that its viewer cannot tell from the true one: what is hidden is dealt anew by luck."""
    dealt = clone(seen)
    if dealt.top_seen_by and not dealt.deck_top:
        reveal = KINDS["reveal"]
        assert isinstance(reveal, Chance)
        card = luck.top(dealt.deck, reveal, dealt, Step("reveal"))
        from_deck(dealt, card)
        dealt.deck_top = (card,)
    return dealt
