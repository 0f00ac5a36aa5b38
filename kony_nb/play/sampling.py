"""A comparison beside a page that goes on living: it is asked again and again what is known by now, and never waits.

Nothing runs in the background of this process: processes of their own play, and whoever polls takes in what they have
found and gives them more to do. Where no process can be started, each poll plays a few games itself.
"""

import atexit
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures.process import ProcessPoolExecutor
from dataclasses import replace

from kony_nb.game.game import Game
from kony_nb.game.hidden import view
from kony_nb.play.asking import check_limits, check_windows, games_asked
from kony_nb.play.chunks import Counts, chunks
from kony_nb.play.compare import deciding, question
from kony_nb.play.comparison import Comparison
from kony_nb.play.driver import AHEAD, POOLS, Crew, added, died, stays
from kony_nb.play.policies import Policy
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import KonyError
from kony_nb.rules.state import State

__all__ = ["Sampling", "dismiss_all"]

FIRST = 4
"""Games of the first chunks, so that something is to be seen soon."""
PLAYOUTS = 32
"""Playouts of a chunk at most, so that workers are soon free for the next question after a cancelled one."""
_shared: dict[int, Crew] = {}
"""Workers that all samplings of this process share, by their number; started when they are first needed."""


def dismiss_all() -> None:
    """End the processes that samplings share; those that go on start new ones."""
    for crew in _shared.values():
        crew.dismiss()


atexit.register(dismiss_all)


class Sampling:
    """Choices compared by playing on after each of them, a little more with each poll.

    Parameters
    ----------
    state : State or Game
        Where a seat must choose. It stays as it is; what that seat may not know is dealt anew for every game.
    actions : sequence of (str or Action), optional
        The choices, as in `kony_nb.compare`; all legal ones if None.
    n : int
        Games after each choice, after which it is done.
    seed, policy, windows
        As in `kony_nb.compare`: the same seed and ``n`` give the same counts.
    workers : int
        Processes; all samplings with the same number share them. With 0 each poll plays a chunk itself.
    crew : Crew, optional
        Who plays instead, and is dismissed by its owner.

    Attributes
    ----------
    done : bool
        Whether all is played, or it was cancelled.

    Raises
    ------
    BadComparison, BadPolicy
        As `kony_nb.compare`.

    Examples
    --------
    >>> import kony_nb as kn
    >>> game = kn.scenario({"monsters": ["Kong", "Rob"], "phase": "buy"})
    >>> sampling = Sampling(game, n=8, workers=0)
    >>> sampling.poll().games, sampling.done, sampling.poll().games, sampling.done
    (4, False, 8, True)
    """

    def __init__(
        self,
        state: State | Game,
        actions: Sequence[str | Action] | None = None,
        *,
        n: int = 2000,
        seed: int | str = 0,
        policy: str | Policy | Sequence[str | Policy] = "greedy",
        windows: str = "every",
        workers: int = 1,
        crew: Crew | None = None,
    ) -> None:
        games = games_asked(n, None, None)
        check_limits(None, None, seed)
        check_windows(windows)
        asked = view(state, deciding(state)) if isinstance(state, State) else state
        self.job, self.part = question(asked, actions, policy, seed, None, windows)
        largest = max(1, PLAYOUTS // self.job.ways)
        self.plan = tuple(chunks(games, min(FIRST, largest), largest))
        if crew is None:
            crew = Crew(workers=workers)  # checked there
            crew = _shared.setdefault(workers, crew) if workers else crew
        self.crew = crew
        self.here = not crew.workers or stays(self.job)
        self.done = False
        self._place = self._deaths = 0
        self._flying: dict[int, Future[Counts]] = {}
        self._pool: ProcessPoolExecutor | None = None

    def poll(self) -> Comparison:
        """Return what is complete by now, from the first game on, and see to it that the workers have more to do.

        It returns at once; without workers it plays one chunk first.

        Raises
        ------
        BadPolicy
            If a policy failed; it is done then.
        """
        if self.part.halt.is_set():
            self.cancel()
        if not self.done:
            if not self.here:
                self._take_in()
                self._send()
            if self.here and not self.done:
                self._count(self.job.count(*self.plan[self._place]))
        return self.part

    def cancel(self) -> None:
        """Play no more; what was complete at the last poll stays."""
        for future in self._flying.values():
            future.cancel()
        self._flying = {}
        if not self.done:
            self.done, self.part = True, replace(self.part, stopped="cancelled")

    def _count(self, counts: Counts) -> None:
        """Take in the chunk that comes next."""
        games = self.part.games + self.plan[self._place][1]
        self.part = replace(self.part, games=games, counts=added(self.part.counts, counts))
        self._place += 1
        if self._place == len(self.plan):
            self.done, self.part = True, replace(self.part, stopped="n", complete=True)

    def _take_in(self) -> None:
        """Take in the chunks that have come back without a gap."""
        if any(future.done() and died(future) for future in self._flying.values()):
            self._mourn()
        while not self.done and self._place in self._flying and self._flying[self._place].done():
            try:
                counts = self._flying.pop(self._place).result()
            except KonyError:
                self.cancel()
                raise
            self._count(counts)

    def _send(self) -> None:
        """Give each worker as much as it needs until the next poll, the earliest chunks first."""
        for place in range(self._place, min(len(self.plan), self._place + AHEAD * self.crew.workers)):
            if place in self._flying:
                continue
            try:
                self._flying[place] = self.crew.submit(self.job, *self.plan[place])
                self._pool = self.crew.pool
            except (OSError, ImportError, RuntimeError):  # no process can be started here, or the pool has broken
                self._mourn()
                return

    def _mourn(self) -> None:
        """Forget what was lost with its workers: it is sent again to new ones, at last to nobody but this process."""
        self._deaths += 1
        if self.crew.pool is self._pool:  # others who share it may have renewed it already
            self.crew.dismiss()
        self._flying = {at: future for at, future in self._flying.items() if future.done() and not died(future)}
        if self._deaths == POOLS:
            self.here, self._flying = True, {}
