"""One change to the package that a test must notice, and the names of the files that are changed."""

from typing import NamedTuple

ATTACKING = "rules/phases/attacking.py"
BUYING = "rules/phases/buying.py"
CARDS = "rules/phases/cards.py"
CELEBRITY = "rules/new_york/celebrity.py"
DESTRUCTION = "rules/new_york/destruction.py"
ELIMINATION = "rules/phases/elimination.py"
FIRST_PLAYER = "rules/phases/first_player.py"
FLEE = "rules/new_york/flee.py"
GAINS = "rules/phases/gains.py"
GAME = "rules/new_york/game.py"
LOSSES = "rules/phases/losses.py"
MANHATTAN = "rules/new_york/manhattan.py"
MOVE = "rules/new_york/move.py"
OUCH = "rules/new_york/ouch.py"
PLACES = "rules/places.py"
REACH = "rules/new_york/attack.py"
REFEREE = "rules/referee.py"
RESOLVING = "rules/phases/resolving.py"
RESULTS = "rules/phases/results.py"
ROLLING = "rules/phases/rolling.py"
SETUP = "rules/new_york/setup.py"
TILES = "rules/new_york/tiles.py"
TURNS = "rules/phases/turns.py"
BOTH_CARDS = "rules/cards/both/"
NEW_YORK_CARDS = "rules/cards/new_york/"
TOKYO_CARDS = "rules/cards/tokyo/"
FLIGHT = 'go(state, step.seat, chosen.args[0], "ny.flee.where", "flee", log)'
FLIGHTS = 'flights = ways("flee", outer_with_room(state))'


class Mutation(NamedTuple):
    """A text that stands once in a file, what takes its place, and the test, without arguments, that must fail."""

    rule: str
    file: str
    old: str
    new: str
    test: str


def m(rule: str, file: str, old: str, new: str, test: str) -> Mutation:
    """Return a mutation of a file of the package, noticed by a test of this folder."""
    return Mutation(rule, f"kony_nb/{file}", old, new, f"tests/rules/{test}")
