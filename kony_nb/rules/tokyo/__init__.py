"""What is King of Tokyo's own: the City and the Bay, numbers, yielding and entering.

Importing this registers the game, its steps and its cards.
"""

from kony_nb.rules.cards import both as _both
from kony_nb.rules.cards import evolutions as _evolutions
from kony_nb.rules.cards import tokyo as _cards
from kony_nb.rules.phases import (
    attacking,
    buying,
    elimination,
    evolving,
    first_player,
    last_roll,
    losses,
    resolving,
    results,
    rolling,
    turns,
)
from kony_nb.rules.tokyo import city, entering, game, numbers, setup, yielding

__all__ = [
    "attacking",
    "buying",
    "city",
    "elimination",
    "entering",
    "evolving",
    "first_player",
    "game",
    "last_roll",
    "losses",
    "numbers",
    "resolving",
    "results",
    "rolling",
    "setup",
    "turns",
    "yielding",
]

assert _both is not None
assert _evolutions is not None
assert _cards is not None
