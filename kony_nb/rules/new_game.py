"""A new game of any of the games; importing this registers them all."""

from collections.abc import Sequence
from functools import lru_cache

from kony_nb.rules import new_york, tokyo
from kony_nb.rules.cards.registry import follows_cards, sets_at_first
from kony_nb.rules.games import GAMES
from kony_nb.rules.luchador.setup import add_challenges
from kony_nb.rules.options import Options
from kony_nb.rules.power_up import vocabulary
from kony_nb.rules.power_up.setup import add_evolutions
from kony_nb.rules.state import State, clone

__all__ = ["new_state"]

assert new_york is not None
assert tokyo is not None
assert vocabulary is not None


def new_state(options: Options, monsters: Sequence[str]) -> State:
    """Return a game in its first moment: nothing drawn, nobody placed; `advance` leads to the first choice or chance.

    Parameters
    ----------
    options : Options
        Which game, and by which rules.
    monsters : sequence of str
        The monsters' names by seat, 2 to 6.
    """
    return clone(_blank(options, tuple(monsters)))


@follows_cards
@lru_cache(64)
def _blank(options: Options, monsters: tuple[str, ...]) -> State:
    state = GAMES[options.game].set_up(options, monsters)
    if options.power_up:
        add_evolutions(state)
    if options.luchador:
        add_challenges(state)
    state.sets = sets_at_first(state)
    return state
