"""The set-up: everybody outside Tokyo, three cards for sale."""

from kony_nb.rules.cards.registry import deck_of
from kony_nb.rules.options import Options
from kony_nb.rules.phases.first_player import roll_for_first
from kony_nb.rules.places import OUTSIDE
from kony_nb.rules.state import Monster, State, Step

__all__ = ["set_up"]

FIRST_DICE = 6


def set_up(options: Options, monsters: tuple[str, ...]) -> State:
    """Return the first moment of a game: the market empty, everybody outside."""
    if options.tokyo_first_player == "most_attacks":
        agenda = [Step("turn"), *roll_for_first(list(range(len(monsters))), FIRST_DICE)]
    else:
        agenda = [Step("turn", 0)]
    return State(
        options=options,
        monsters=[Monster(name, OUTSIDE) for name in monsters],
        agenda=[*agenda, Step("refill")],
        boroughs={},
        deck=deck_of(options.game),
    )
