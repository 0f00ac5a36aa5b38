"""A comparison that is polled: the same counts as at once, whoever plays, and it never waits for anybody."""

import multiprocessing
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.play import sampling
from kony_nb.play.chunks import Counts, play_chunk
from kony_nb.play.comparison import Comparison
from kony_nb.play.driver import POOLS, Crew
from kony_nb.play.sampling import PLAYOUTS, Sampling, dismiss_all
from kony_nb.rules.errors import BadComparison, BadPolicy
from kony_nb.rules.state import UNKNOWN, from_key
from tests.play.standing import MARK, attacked, cheating, dying, dying_once, first

CHOICES = ["hold", "flee bronx"]
GAMES = 30


@pytest.fixture(autouse=True)
def nothing_is_left_running() -> Iterator[None]:
    yield
    dismiss_all()
    assert multiprocessing.active_children() == []


@pytest.fixture(scope="module")
def whole() -> Comparison:
    return kn.compare(attacked(), CHOICES, GAMES, seed=3, workers=0)


def finished(asked: Sampling) -> Comparison:
    end = time.monotonic() + 120
    while not asked.done:
        asked.poll()
        assert time.monotonic() < end
        time.sleep(0 if asked.here else 0.01)
    return asked.poll()


@pytest.mark.parametrize("workers", [0, 1])
def test_the_same_counts_as_a_comparison(workers: int, whole: Comparison) -> None:
    found = finished(Sampling(attacked(), CHOICES, n=GAMES, seed=3, workers=workers))
    assert (found.games, found.counts) == (whole.games, whole.counts)
    assert (found.stopped, found.complete, found.position) == ("n", True, whole.position)
    assert (found.choices, found.seat, found.policies) == (whole.choices, whole.seat, whole.policies)


def test_each_poll_plays_a_little_and_keeps_the_order(whole: Comparison) -> None:
    asked = Sampling(attacked(), CHOICES, n=GAMES, seed=3, workers=0)
    parts = [asked.poll() for _ in range(5)]
    assert [part.games for part in parts] == [4, 8, 12, 16, 24]
    assert parts[0].counts == kn.compare(attacked(), CHOICES, 4, seed=3, workers=0).counts
    assert not any(part.complete or part.stopped for part in parts)
    many = Sampling(attacked(), n=100, workers=0)
    assert max(n for _, n in many.plan) * many.job.ways <= PLAYOUTS


class Slow:
    """Workers that answer when they are told to."""

    workers, pool = 1, None

    def __init__(self) -> None:
        self.sent: list[tuple[Future[Counts], tuple[object, int, int]]] = []

    def submit(self, *asked: object) -> "Future[Counts]":
        future: Future[Counts] = Future()
        self.sent.append((future, asked))
        return future

    def answer(self, at: int) -> None:
        future, asked = self.sent[at]
        future.set_result(play_chunk(*asked))

    def dismiss(self) -> None:
        pass


def test_it_waits_for_nobody_and_counts_in_order(whole: Comparison) -> None:
    crew = Slow()
    asked = Sampling(attacked(), CHOICES, n=GAMES, seed=3, crew=crew)
    assert [asked.poll().games for _ in range(3)] == [0, 0, 0]
    assert len(crew.sent) == 2
    crew.answer(1)
    assert asked.poll().games == 0
    crew.answer(0)
    assert asked.poll().games == 8
    assert len(crew.sent) == 4
    asked.cancel()
    assert asked.done
    assert all(future.cancelled() for future, _ in crew.sent[2:])
    assert (asked.poll().games, asked.poll().stopped, asked.poll().complete) == (8, "cancelled", False)
    assert len(crew.sent) == 4


def test_a_part_can_end_it() -> None:
    asked = Sampling(attacked(), CHOICES, n=GAMES, workers=0)
    asked.poll().stop()
    assert (asked.poll().games, asked.done, asked.poll().stopped) == (4, True, "cancelled")


def test_where_no_process_can_be_started_it_plays_here(whole: Comparison, monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(*asked: object) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(sampling.Crew, "submit", impossible)
    asked = Sampling(attacked(), CHOICES, n=GAMES, seed=3)
    found = [asked.poll().games for _ in range(POOLS)]
    assert found == [0] * (POOLS - 1) + [4]
    assert finished(asked).counts == whole.counts


def test_a_worker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "died"))
    expected = kn.compare(attacked(), CHOICES, 8, policy=first, workers=0).counts
    asked = Sampling(attacked(), CHOICES, n=8, policy=dying_once)
    assert finished(asked).counts == expected
    assert not asked.here
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_workers_that_always_die_leave_it_to_this_process() -> None:
    asked = Sampling(attacked(), CHOICES, n=8, policy=dying)
    assert finished(asked).counts == kn.compare(attacked(), CHOICES, 8, policy=first, workers=0).counts
    assert asked.here


def test_a_policy_that_fails() -> None:
    asked = Sampling(attacked(), CHOICES, n=8, policy=cheating)
    with pytest.raises(BadPolicy, match="cheating"):
        finished(asked)
    assert asked.done
    assert asked.poll().games == 0


def test_samplings_share_their_workers() -> None:
    one, other = (Sampling(attacked(), CHOICES, n=8, seed=seed) for seed in (1, 2))
    assert one.crew is other.crew
    while not (one.done and other.done):
        one.poll()
        other.poll()
        time.sleep(0.01)
    assert one.poll().counts != other.poll().counts
    own = Crew(workers=1)
    assert Sampling(attacked(), CHOICES, crew=own).crew is own


def test_a_state_shows_only_what_its_seat_knows() -> None:
    game = attacked()
    asked = Sampling(game.state, CHOICES, n=8, workers=0)
    assert finished(asked).counts == kn.compare(game, CHOICES, 8, workers=0).counts
    monsters = [{"name": "Kong", "challenge": "challenge.01"}, {"name": "Kraken", "challenge": "challenge.02"}]
    said = {"game": "tokyo", "expansions": ["luchador"], "monsters": monsters, "phase": "buy"}
    seen = from_key(str(Sampling(kn.scenario(said).state, n=1, workers=0).part.position).encode())
    assert [monster.challenge for monster in seen.monsters] == ["challenge.01", UNKNOWN]


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ({"n": 0}, "n: 0 is not a whole number"),
        ({"seed": 1.5}, "seed"),
        ({"windows": "none"}, "windows"),
        ({"workers": -1}, "workers"),
        ({"actions": ["roll"]}, "roll"),
    ],
)
def test_bad_questions(bad: dict[str, object], words: str) -> None:
    with pytest.raises(BadComparison, match=words):
        Sampling(attacked(), **bad)
    with pytest.raises(BadComparison, match="neither a Game nor a State"):
        Sampling("game")
