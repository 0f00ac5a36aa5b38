"""Who plays the chunks of a job, and when enough is played.

Chunks are numbered, and only what is complete from the first chunk on counts. So the same job gives the same counts
in this process, in any number of processes and on a cluster, also where it ends early.
"""

import os
import pickle
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from concurrent.futures.process import ProcessPoolExecutor
from contextlib import contextmanager
from heapq import heappop, heappush
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for
from operator import add
from threading import Thread
from types import ModuleType, TracebackType

from kony_nb.game.owner.using import in_use
from kony_nb.play.chunks import Counts, Job, chunks, play_chunk
from kony_nb.play.policies import name_of
from kony_nb.rules.errors import BadComparison, KonyError, WorkersLost, shown

__all__ = ["Crew", "Tally"]

FEW = 128
"""Playouts for which starting processes does not pay."""
POOLS = 4
"""Pools that are made for one job, if workers die, before that is an error."""
AHEAD = 2
"""Chunks under way for each worker, so that none waits for the next one."""
UNKNOWN = 32
"""Workers that an executor is thought to have: enough for most, and what is too much only waits."""
Todo = tuple[int, int, int]
"""A chunk: its place, the number of its first game, and its size."""


class Tally:
    """What is complete of a job, from its first game on without a gap.

    Parameters
    ----------
    judge : callable
        ``judge(tally)`` after every chunk: why it is enough, "" if it is not.

    Attributes
    ----------
    games : int
        How many numbers are complete.
    counts : tuple of int
        Their counts.
    """

    def __init__(self, judge: "Callable[[Tally], str]") -> None:
        self.judge = judge
        self.games = 0
        self.counts: Counts = ()

    def add(self, n: int, counts: Counts) -> str:
        """Add the chunk that comes next, and return why it is enough, "" if it is not."""
        self.games += n
        self.counts = added(self.counts, counts)
        return self.judge(self)


def added(counts: Counts, more: Counts) -> Counts:
    """Return the sum of two counts; nothing counted yet is an empty tuple."""
    return tuple(map(add, counts, more)) if counts else more


class Crew:
    """Who plays: this process, processes of our own, or an executor that was given. Use it in a ``with`` statement.

    Parameters
    ----------
    executor : concurrent.futures.Executor, optional
        Its ``submit`` gets the chunks. It is not shut down.
    workers : int, optional
        Processes to start: 0 plays in this process, None takes one for each core. With an executor: how many workers
        it has, so that no more chunks are under way than it needs.

    Raises
    ------
    BadComparison
        If either is something else.
    """

    def __init__(self, executor: Executor | None = None, workers: int | None = None) -> None:
        if executor is not None and not callable(getattr(executor, "submit", None)):
            raise BadComparison(f"executor: {shown(executor)} has no submit(); give a concurrent.futures executor")
        if workers is not None and (isinstance(workers, bool) or not isinstance(workers, int) or workers < 0):
            raise BadComparison(f"workers: {shown(workers)} is not a whole number from 0 up")
        if executor is not None and workers == 0:
            raise BadComparison("workers: 0 plays in this process, but an executor is given too; leave one out")
        self.given = executor
        self.workers = (UNKNOWN if executor else cores()) if workers is None else workers
        self.pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Crew":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss()

    def dismiss(self) -> None:
        """End every process of ours, whatever it does."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # terminate_workers() comes with Python 3.14
                process.terminate()
            pool.shutdown()  # without cancelling: the pool, broken now, fails its futures, and would trip over that

    def play(self, job: Job, games: int, tally: Tally, seconds: float | None = None) -> str:
        """Play the games of a job in order, until all are played, the judge says so, or time is up.

        Parameters
        ----------
        job : Job
            What is played.
        games : int
            The numbers 0 to ``games - 1`` are, 1 or more.
        tally : Tally
            Takes in what is complete, and judges it. If its judge raises KeyboardInterrupt, what is complete is kept.
        seconds : float, optional
            After so long what is complete is kept; the first chunk is waited for.

        Returns
        -------
        str
            Why it ended: ``n``, ``seconds``, ``cancelled``, or what the judge said.

        Raises
        ------
        BadPolicy
            If a policy fails.
        WorkersLost
            If workers die again and again, or the executor that was given fails.
        """
        end = None if seconds is None else time.monotonic() + seconds
        try:
            if self.given is None and (self.workers == 0 or games * job.ways <= FEW or stays(job)):
                return self._here(job, games, tally, end)
            return self._there(job, games, tally, end)
        except KeyboardInterrupt:
            self.dismiss()
            return "cancelled"

    def _here(self, job: Job, games: int, tally: Tally, end: float | None) -> str:
        for first, n in chunks(games):
            counts: Counts = ()
            for number in (first,) if end is None else range(first, first + n):
                if end is not None and tally.games and time.monotonic() >= end:
                    return "seconds"
                counts = added(counts, job.count(number, n if end is None else 1))
            enough = tally.add(n, counts)
            if enough:
                return enough
        return "n"

    def _there(self, job: Job, games: int, tally: Tally, end: float | None) -> str:
        """Keep the workers busy, and take in what comes back in the order of the chunks."""
        coming = ((place, first, n) for place, (first, n) in enumerate(chunks(games)))
        again: list[Todo] = []  # chunks that died with their worker, the earliest first
        flying: dict[Future[Counts], Todo] = {}
        back: dict[int, tuple[int, Future[Counts]]] = {}
        pools, place = 1, 0
        try:
            while True:
                broken = False
                while not broken and len(flying) < AHEAD * self.workers:
                    todo = heappop(again) if again else next(coming, None)
                    if todo is None:
                        break
                    try:
                        flying[self.submit(job, *todo[1:])] = todo
                    except BrokenExecutor:
                        heappush(again, todo)
                        broken = True
                if not flying and not again:
                    return "n"
                left = None if end is None or not tally.games else max(0.0, end - time.monotonic())
                done = wait(flying, left, FIRST_COMPLETED).done
                if broken or any(map(died, done)):
                    pools += 1
                    self.renew(pools)
                    done = set(flying)  # the others died with their pool
                for future in done:
                    todo = flying.pop(future)
                    if self.given is None and (not future.done() or died(future)):
                        heappush(again, todo)
                    else:
                        back[todo[0]] = todo[2], future
                while place in back:
                    n, future = back.pop(place)
                    place += 1
                    enough = tally.add(n, self._result(future))
                    if enough:
                        return enough
                if end is not None and tally.games and time.monotonic() >= end:
                    return "seconds"
        finally:
            if flying and self.given is None:
                self.dismiss()  # nobody wants what they are still playing
            wait([future for future in flying if not future.cancel()])  # what runs already cannot be called back

    def submit(self, job: Job, first: int, n: int) -> "Future[Counts]":
        """Send a chunk to the workers, and start some if there are none; it does not wait for what they find."""
        if self.given is not None:
            return self.given.submit(play_chunk, job, first, n, in_use())
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, get_context("spawn"), serve)
        if any(getattr(policy, "__module__", "") == "__main__" for policy in job.policies):
            return self.pool.submit(play_chunk, job, first, n, in_use())
        with main_hidden():
            return self.pool.submit(play_chunk, job, first, n, in_use())

    def renew(self, pools: int) -> None:
        """Make room for a new pool.

        Raises
        ------
        WorkersLost
            If too many were lost already, or the workers are those of an executor that was given.
        """
        if self.given is not None:
            raise WorkersLost("executor: its workers died, and it takes no more work; give a new one")
        if pools > POOLS:
            raise WorkersLost(
                f"workers: they died in {POOLS} pools, one after the other. Is there enough memory? A script that "
                "holds a policy must call this under `if __name__ == '__main__':`. workers=0 plays in this process"
            )
        self.dismiss()

    def _result(self, future: "Future[Counts]") -> Counts:
        try:
            return future.result()
        except KonyError:
            raise
        except Exception as failed:
            if self.given is None:
                raise
            raise WorkersLost(f"executor: it could not play a chunk: {type(failed).__name__}: {failed}") from failed


def died(future: "Future[Counts]") -> bool:
    """Return whether a chunk that is done was lost with its worker."""
    return future.cancelled() or isinstance(future.exception(), BrokenExecutor)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def serve() -> None:
    """Leave it to the process that started us to end us, and do not outlive it.

    An interrupt of the terminal reaches all of them. A kernel that is killed ends nobody any more, and who waits for
    work then would wait for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=end_with, args=(parent.sentinel,), daemon=True).start()


def end_with(sentinel: int) -> None:
    """Wait until the process that started us is gone, and end this one, whatever it does."""
    wait_for([sentinel])
    os._exit(1)


@contextmanager
def main_hidden() -> Iterator[None]:
    """Start processes that do not begin with the script that is running here: they need nothing of it."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def stays(job: Job) -> bool:
    """Return whether a policy is known to this process alone, and say so once."""
    here = [policy for policy in job.policies if not isinstance(policy, str) and not importable(policy)]
    if here:
        warnings.warn(
            f"policy {name_of(here[0])}: other processes cannot import it, so everything is played in this one; "
            "put it into a module, at top level, to use all cores",
            stacklevel=4,
        )
    return bool(here)


def importable(policy: Callable[..., object]) -> bool:
    """Return whether a new process finds a policy by its name."""
    try:
        pickle.dumps(policy)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return getattr(policy, "__module__", "") != "__main__" or hasattr(sys.modules["__main__"], "__file__")
