"""What is King of New York's own: the city, Manhattan, tiles and units, the two goal cards.

Importing this registers the game, its steps and its cards.
"""

from kony_nb.rules.cards import both as _both
from kony_nb.rules.cards import evolutions as _evolutions
from kony_nb.rules.cards import new_york as _cards
from kony_nb.rules.new_york import attack, celebrity, destruction, driven_out, flee, game, manhattan, move, ouch, setup
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

__all__ = [
    "attack",
    "attacking",
    "buying",
    "celebrity",
    "destruction",
    "driven_out",
    "elimination",
    "evolving",
    "first_player",
    "flee",
    "game",
    "last_roll",
    "losses",
    "manhattan",
    "move",
    "ouch",
    "resolving",
    "results",
    "rolling",
    "setup",
    "turns",
]

assert _both is not None
assert _evolutions is not None
assert _cards is not None
