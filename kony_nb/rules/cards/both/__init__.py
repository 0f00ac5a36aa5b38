"""The power cards that are the same in both games. Importing this registers them."""

from kony_nb.rules.cards.both import extra_head

__all__ = ["extra_head"]
