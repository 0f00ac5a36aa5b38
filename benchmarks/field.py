"""Games of two monsters drawn from a field, each two in both seats alike, played by greedy bots."""

import random
from dataclasses import dataclass

import kony_nb.game.situation.opening  # registers every game, in a new process too
from kony_nb.play.policies import POLICIES, chooser_of, play_on
from kony_nb.play.whims import Whims
from kony_nb.play.windows import close_windows
from kony_nb.rules.agenda import advance
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Common
from kony_nb.rules.new_game import new_state
from kony_nb.rules.options import options
from kony_nb.rules.state import clone

__all__ = ["SEATS", "Field"]

SEATS = 2
assert kony_nb.game.situation.opening is not None


@dataclass(frozen=True)
class Field:
    """Games in which any two of the field play; a job for `kony_nb.play.driver.Crew`.

    Attributes
    ----------
    game : str
        What is played, with evolutions.
    monsters : tuple of str
        The field, two or more.
    seed : int or str
        With the number of a game, the address of its luck.
    windows : str
        At which windows evolutions are played, one of `WINDOWS`.
    policy : str
        Who plays, one of `POLICIES`.

    Notes
    -----
    Game ``i`` is played by the two that number ``i // 2`` draws, moved on by ``i % 2`` seats. Counted are, for each
    monster of the field, the games it played and those it won.
    """

    game: str
    monsters: tuple[str, ...]
    seed: int | str = 0
    windows: str = "every"
    policy: str = "greedy"
    ways = 1

    @property
    def policies(self) -> tuple[str, ...]:
        """Who plays."""
        return (self.policy,)

    def seated(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a game."""
        drawn = random.Random(f"{self.seed} {number // SEATS}").sample(self.monsters, SEATS)
        at = number % SEATS
        return (*drawn[at:], *drawn[:at])

    def count(self, first: int, n: int) -> tuple[int, ...]:
        """Play the games ``first`` to ``first + n - 1``."""
        chosen = options(self.game, expansions=("power_up",))
        choosers = [chooser_of(POLICIES[self.policy])] * SEATS
        played, won = dict.fromkeys(self.monsters, 0), dict.fromkeys(self.monsters, 0)
        for number in range(first, first + n):
            names, luck = self.seated(number), Common(self.seed, number)
            state = clone(new_state(chosen, names))
            close_windows(state, self.windows)
            legal = advance(state, SILENT, luck)
            play_on(state, legal, choosers, luck, Whims(luck.key))
            for name in names:
                played[name] += 1
            if state.winner >= 0:
                won[names[state.winner]] += 1
        return (*played.values(), *won.values())
