"""The driver: the same counts whoever plays them, also when workers die, time runs out or somebody interrupts."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from kony_nb.play.chunks import Branches, Counts
from kony_nb.play.driver import Crew, Tally
from kony_nb.rules.errors import BadComparison, BadPolicy, WorkersLost
from kony_nb.rules.state import state_key
from tests.play.standing import MARK, attacked, cheating, dying, dying_once, first, raising, slow

GAMES = 150


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


def job(policy: object = "greedy") -> Branches:
    choices = (("hold",), ("flee bronx",))
    return Branches(state_key(attacked().state), choices, (policy,) * 3, 5, 0)


def played(crew: Crew, policy: object = "greedy", **limits: object) -> tuple[str, int, Counts]:
    tally = Tally(limits.pop("judge", lambda tally: ""))
    with crew:
        why = crew.play(job(policy), limits.pop("games", GAMES), tally, **limits)
    return why, tally.games, tally.counts


def here(policy: object = "greedy", **limits: object) -> tuple[str, int, Counts]:
    return played(Crew(workers=0), policy, **limits)


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_processes_count_what_this_process_counts(workers: int) -> None:
    assert played(Crew(workers=workers)) == here() == ("n", GAMES, job().count(0, GAMES))


def test_threads_do_as_well_and_are_left_to_their_owner() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert played(Crew(threads), first) == here(first)
        assert threads.submit(int, "7").result() == 7


def test_what_comes_back_late_is_counted_in_its_place() -> None:
    waiting: list[tuple[Future, tuple]] = []

    class Backwards(ThreadPoolExecutor):
        """Answers only when five chunks are there, the last one first."""

        def submit(self, /, *call: object) -> Future:
            waiting.append((Future(), call))
            if len(waiting) == 5:
                for future, (play, *args) in reversed(waiting):
                    future.set_result(play(*args))
            return waiting[-1][0]

    seen: list[int] = []
    with Backwards() as backwards:
        found = played(Crew(backwards), games=96, judge=lambda tally: seen.append(tally.games) or "")

    assert found == here(games=96)
    assert seen == [16, 32, 48, 64, 96]


def test_it_ends_with_the_first_prefix_that_is_enough_whoever_plays() -> None:
    def enough(tally: Tally) -> str:
        return "half_width" if tally.counts[0] >= 5 else ""

    alone = here(games=2000, judge=enough)
    for workers in (1, 3):
        assert played(Crew(workers=workers), games=2000, judge=enough) == alone
    assert alone[0] == "half_width"
    assert alone[1] < 2000


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))

    assert played(Crew(workers=2), dying_once) == here(first)
    assert (tmp_path / "died").exists()


def test_workers_that_always_die_are_one_clear_error() -> None:
    with pytest.raises(WorkersLost, match="died in 4 pools"):
        played(Crew(workers=1), dying)


def test_an_executor_whose_workers_died_is_one_clear_error() -> None:
    lost = pytest.raises(WorkersLost, match="executor: its workers died")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, lost:
        played(Crew(pool), dying)


def test_an_executor_that_cannot_play_is_one_clear_error() -> None:
    class Broken:
        def submit(self, *args: object) -> Future:
            answer: Future = Future()
            answer.set_exception(OSError("no disk"))
            return answer

    with pytest.raises(WorkersLost, match="could not play a chunk: OSError: no disk"):
        played(Crew(Broken()))


@pytest.mark.parametrize("workers", [0, 2])
def test_a_policy_that_fails_is_one_clear_error(workers: int) -> None:
    with pytest.raises(BadPolicy) as bad:
        played(Crew(workers=workers), raising)
    assert "policy raising (" in str(bad.value)
    assert "of seed 5 after " in str(bad.value)
    assert str(bad.value).endswith("raised ZeroDivisionError: my mistake")
    with pytest.raises(BadPolicy, match=r"policy cheating \(.* asked '.*', game 0 of seed 5 after hold\): chose roll"):
        played(Crew(workers=workers), cheating)


def test_the_first_failure_in_the_order_of_games_is_told_whoever_plays() -> None:
    told = set()
    for workers in (0, 2):
        with pytest.raises(BadPolicy) as bad:
            played(Crew(workers=workers), raising)
        told.add(str(bad.value))
    assert len(told) == 1


def test_a_policy_that_only_this_process_knows_stays_here_with_a_note() -> None:
    def mine(state, seat, rng):
        return first(state, seat, rng)

    with pytest.warns(UserWarning, match="mine: other processes cannot import it"):
        found = played(Crew(workers=2), mine)
    assert found == here(first)


@pytest.mark.parametrize("workers", [0, 2])
def test_when_time_is_up_what_is_complete_is_kept(workers: int) -> None:
    why, games, counts = played(Crew(workers=workers), slow, seconds=1.5)

    assert why == "seconds"
    assert 0 < games < GAMES
    assert counts == job(first).count(0, games)


@pytest.mark.parametrize("workers", [0, 2])
def test_the_first_chunk_is_waited_for_in_any_case(workers: int) -> None:
    why, games, counts = played(Crew(workers=workers), seconds=1e-9)

    assert why == "seconds"
    assert games == 16 or (workers and games in range(32, GAMES + 1))  # others may come back together with it
    assert counts == job().count(0, games)


def test_when_time_is_up_no_other_chunk_is_waited_for() -> None:
    class First(ThreadPoolExecutor):
        """Plays the first chunk, after a while, and none of the others."""

        asked = 0

        def submit(self, /, *call: object) -> Future:
            self.asked += 1
            return super().submit(*call) if self.asked == 1 else Future()

    with First(1) as executor:
        assert played(Crew(executor), seconds=1e-9) == ("seconds", 16, job().count(0, 16))
        assert executor.asked > 1


@pytest.mark.parametrize("workers", [0, 2])
def test_an_interrupt_ends_it_and_what_is_complete_is_kept(workers: int) -> None:
    def interrupt(tally: Tally) -> str:
        if tally.games == 32:
            raise KeyboardInterrupt
        return ""

    assert played(Crew(workers=workers), judge=interrupt) == ("cancelled", 32, job().count(0, 32))


@pytest.mark.parametrize("workers", [0, 2])
def test_a_signal_while_workers_are_busy_ends_them(workers: int) -> None:
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    why, games, _ = played(Crew(workers=workers), slow)
    timer.join()

    assert why == "cancelled"
    assert games < GAMES


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"workers": -1}, "workers: -1 is not"),
        ({"workers": True}, "workers: True is not"),
        ({"executor": 3}, r"executor: 3 has no submit\(\)"),
        ({"executor": ThreadPoolExecutor(1), "workers": 0}, "an executor is given too"),
    ],
    ids=["negative", "bool", "no executor", "both"],
)
def test_another_crew_is_refused(asked: dict, said: str) -> None:
    with pytest.raises(BadComparison, match=said):
        Crew(**asked)


KILLED = """
import os, signal
from kony_nb.play.sampling import Sampling
from kony_nb.game.scenario import scenario
sampling = Sampling(scenario({"monsters": ["Kong", "Rob"], "phase": "buy"}), n=8)
while not sampling.poll().games:
    pass
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_worker_does_not_outlive_a_process_that_is_killed() -> None:
    # its output ends only when everybody who inherited it has ended
    done = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == -signal.SIGKILL
