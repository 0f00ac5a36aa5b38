"""Which of the cards that matter to a judgement lie in front of a monster, copies and Mimics of them too."""

from functools import lru_cache

from kony_nb.rules.cards.registry import CARDS, MANY, follows_cards

__all__ = ["like", "owned"]


def like(used: str) -> str:
    """Return the first id of a card that lies there as a copy or as a Mimic; a result that is used stays what it is."""
    return CARDS[used].design or used if used in CARDS else used


@follows_cards
@lru_cache(MANY)
def owned(cards: tuple[str, ...], design: str) -> int:
    """Return how many of these cards act as one of this design."""
    return sum(like(card) == design for card in cards)
