"""What is King of New York's own: the city, Manhattan, tiles and units, the two goal cards.

Importing this registers the game, its steps and its cards.
"""

from kony_nb.rules.cards import new_york as _cards
from kony_nb.rules.new_york import attack, celebrity, destruction, flee, game, manhattan, move, ouch, setup
from kony_nb.rules.phases import buying, elimination, losses, resolving, results, rolling, turns

__all__ = [
    "attack",
    "buying",
    "celebrity",
    "destruction",
    "elimination",
    "flee",
    "game",
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

assert _cards is not None
