"""Short games that were played to their end, which tests of reviews share."""

import random
from functools import cache

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.policies import greedy, random_legal
from kony_nb.rules.referee import decider

NEARLY = {
    "new_york": [
        {"name": "Kong", "place": "lower", "lp": 5, "vp": 15},
        {"name": "Rob", "place": "queens", "lp": 6, "vp": 14},
        {"name": "Mantis", "place": "bronx", "lp": 4, "vp": 16},
    ],
    "tokyo": [
        {"name": "Kraken", "place": "tokyo_city", "lp": 5, "vp": 15},
        {"name": "Gigazaur", "lp": 6, "vp": 14},
        {"name": "The King", "lp": 4, "vp": 16},
    ],
}


@cache
def finished(game: str = "new_york", seed: int = 3, expansions: tuple[str, ...] = ()) -> Game:
    """A game near its end, played on: the first monster chooses at random, the others are greedy."""
    found = scenario({"game": game, "monsters": NEARLY[game], "seed": seed, "expansions": list(expansions)})
    rng = random.Random(seed)
    while not found.over:
        seat = decider(found.state)
        found.play((greedy if seat else random_legal)(found.state, seat, rng))
    return found
