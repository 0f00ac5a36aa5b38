"""What a worker does: it plays a few numbered games and sends back counts that add up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

import kony_nb.game.situation.opening  # registers every game, in a new process too
from kony_nb.game.hidden import determinize
from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.using import register
from kony_nb.play.policies import POLICIES, Chooser, Policy, chooser_of, play_on
from kony_nb.play.whims import Whims
from kony_nb.play.windows import close_windows
from kony_nb.rules.actions import Action, from_text
from kony_nb.rules.agenda import advance
from kony_nb.rules.errors import BadPolicy
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import step
from kony_nb.rules.state import State, clone, from_key

__all__ = ["Branches", "Counts", "Job", "Onward", "Rounds", "Several", "chunks", "play_chunk"]

Counts = tuple[int, ...]
Policies = tuple[str | Policy, ...]
SMALLEST, LARGEST, ALIKE = 16, 256, 4
assert kony_nb.game.situation.opening is not None


class Job(Protocol):
    """Games with numbers, 0 upwards. The same number is the same game wherever it is played, and counts add up."""

    @property
    def ways(self) -> int:
        """How many times each number is played."""

    @property
    def policies(self) -> Policies:
        """Who plays."""

    def count(self, first: int, n: int) -> Counts:
        """Play the games ``first`` to ``first + n - 1`` and return what is counted."""


def chunks(games: int, smallest: int = SMALLEST, largest: int = LARGEST) -> Iterator[tuple[int, int]]:
    """Yield the first number and the size of each chunk of so many games.

    A chunk's size depends on its place and the two limits alone: small ones first, so that something is to be seen
    soon, then larger ones, so that sending them costs little. The last one may be cut short.

    Examples
    --------
    >>> list(chunks(100))
    [(0, 16), (16, 16), (32, 16), (48, 16), (64, 32), (96, 4)]
    """
    first = number = 0
    while first < games:
        size = min(largest, smallest << number // ALIKE, games - first)
        yield first, size
        first += size
        number += 1


def play_chunk(job: Job, first: int, n: int, cards: OwnCards | None = None) -> Counts:
    """Return the counts of some games of a job; this is what is sent to workers, with the owner's cards in use."""
    if cards is not None:
        register(cards)
    return job.count(first, n)


@dataclass(frozen=True)
class Branches:
    """One position, played on after each of several choices with common luck.

    Attributes
    ----------
    position : bytes
        What the deciding seat sees, as `state_key` writes it.
    choices : tuple of tuple of str
        For each choice the texts of its actions: one, or a roll and its outcome.
    policies : tuple of (str or Policy)
        Who plays on, by seat.
    seed : int or str
        With the number of a game, the address of its luck.
    seat : int
        Whose wins are compared.
    windows : str
        At which windows evolutions are played, one of `WINDOWS`.

    Notes
    -----
    Counted are, for each choice, the wins of each seat, and then for each pair of choices (a, b) with a < b how many
    games ``seat`` won after both.
    """

    position: bytes
    choices: tuple[tuple[str, ...], ...]
    policies: Policies
    seed: int | str
    seat: int
    windows: str = "every"

    @property
    def ways(self) -> int:
        """How many times each number is played."""
        return len(self.choices)

    @property
    def width(self) -> int:
        """How many numbers it counts."""
        return self.ways * len(self.policies) + self.ways * (self.ways - 1) // 2

    def count(self, first: int, n: int) -> Counts:
        """Play the games ``first`` to ``first + n - 1`` after every choice."""
        seen = from_key(self.position)
        seats, ways = len(seen.monsters), len(self.choices)
        choosers = _choosers(self.policies)
        lines = [tuple([_action(text) for text in texts]) for texts in self.choices]
        wins = [[0] * seats for _ in lines]
        both = [[0] * ways for _ in lines]
        for number in range(first, first + n):
            luck = Common(self.seed, number)
            dealt = determinize(seen, luck)
            close_windows(dealt, self.windows)
            won: list[int] = []
            for at, line in enumerate(lines):
                try:
                    winner = _winner(dealt, line, choosers, luck)
                except BadPolicy as bad:
                    after = f"game {number} of seed {self.seed} after {' '.join(self.choices[at])}"
                    raise BadPolicy(bad.policy, f"{bad.where}, {after}", bad.reason) from bad
                if winner >= 0:
                    wins[at][winner] += 1
                if winner == self.seat:
                    for before in won:
                        both[before][at] += 1
                    won.append(at)
        pairs = [both[a][b] for a in range(ways) for b in range(a + 1, ways)]
        return tuple([count for row in wins for count in row] + pairs)


def _winner(dealt: State, line: tuple[Action, ...], choosers: tuple[Chooser, ...], luck: Common) -> int:
    state = clone(dealt)
    for chosen in line[:-1]:
        step(state, chosen, SILENT)
    play_on(state, step(state, line[-1], SILENT, luck), choosers, luck, Whims(luck.key))
    return state.winner


def _played(state: State, choosers: Sequence[Chooser], luck: Common, which: str) -> int:
    """Play to the end, in place, and return who has won."""
    try:
        play_on(state, advance(state, SILENT, luck), choosers, luck, Whims(luck.key))
    except BadPolicy as bad:
        raise BadPolicy(bad.policy, f"{bad.where}, {which}", bad.reason) from bad
    return state.winner


@dataclass(frozen=True)
class Rounds:
    """Whole games in which the policies move one seat on from game to game.

    Attributes
    ----------
    opening : bytes
        The first moment, as `state_key` writes it.
    policies : tuple of (str or Policy)
        Who competes. In game ``i``, seat ``s`` is played by number ``(s + i) % len(policies)``.
    seed : int or str
        With the number of a game, the address of its luck.
    windows : str
        At which windows evolutions are played, one of `WINDOWS`.

    Notes
    -----
    Counted are the wins of each policy.
    """

    opening: bytes
    policies: Policies
    seed: int | str
    windows: str = "every"
    ways = 1

    def count(self, first: int, n: int) -> Counts:
        """Play the games ``first`` to ``first + n - 1``."""
        opening = from_key(self.opening)
        close_windows(opening, self.windows)
        competing = _choosers(self.policies)
        wins = [0] * len(competing)
        seats = range(len(opening.monsters))
        for number in range(first, first + n):
            luck = Common(self.seed, number)
            here = [competing[(seat + number) % len(competing)] for seat in seats]
            winner = _played(clone(opening), here, luck, f"game {number} of seed {self.seed}")
            if winner >= 0:
                wins[(winner + number) % len(competing)] += 1
        return tuple(wins)


@dataclass(frozen=True)
class Onward:
    """One position, played on as it stands.

    Attributes
    ----------
    position : bytes
        What is known of it, as `state_key` writes it.
    policies : tuple of (str or Policy)
        Who plays on, by seat.
    seed : int or str
        With the number of a game, the address of its luck.
    windows : str
        At which windows evolutions are played, one of `WINDOWS`.

    Notes
    -----
    Counted are the wins of each seat.
    """

    position: bytes
    policies: Policies
    seed: int | str
    windows: str = "every"
    ways = 1

    @property
    def width(self) -> int:
        """How many numbers it counts."""
        return len(self.policies)

    def count(self, first: int, n: int) -> Counts:
        """Play the games ``first`` to ``first + n - 1``."""
        seen = from_key(self.position)
        choosers = _choosers(self.policies)
        wins = [0] * len(seen.monsters)
        for number in range(first, first + n):
            luck = Common(self.seed, number)
            state = determinize(seen, luck)
            close_windows(state, self.windows)
            winner = _played(state, choosers, luck, f"game {number} of seed {self.seed}")
            if winner >= 0:
                wins[winner] += 1
        return tuple(wins)


@dataclass(frozen=True)
class Several:
    """Jobs that are played as one, a game of each in turn, so that all of them get on alike and no worker waits.

    Attributes
    ----------
    jobs : tuple of Branches or Onward
        One or more, with the same policies. Number ``i`` is the game ``i // len(jobs)`` of job ``i % len(jobs)``.

    Notes
    -----
    Counted is what each job counts, one after the other.
    """

    jobs: "tuple[Branches | Onward, ...]"

    @property
    def ways(self) -> int:
        """How many times a number is played, at most."""
        return max(job.ways for job in self.jobs)

    @property
    def policies(self) -> Policies:
        """Who plays."""
        return self.jobs[0].policies

    def done(self, games: int) -> list[int]:
        """Return how many games of each job are among the first ones."""
        each = len(self.jobs)
        return [(games - at + each - 1) // each for at in range(each)]

    def parts(self, counts: Sequence[int]) -> list[Counts]:
        """Return the counts of each job; nothing counted yet is an empty tuple for each."""
        found, at = [], 0
        for job in self.jobs:
            found.append(tuple(counts[at : at + job.width]))
            at += job.width
        return found

    def count(self, first: int, n: int) -> Counts:
        """Play the numbers ``first`` to ``first + n - 1``."""
        counts: Counts = ()
        for job, begun, ended in zip(self.jobs, self.done(first), self.done(first + n), strict=True):
            counts += job.count(begun, ended - begun) if ended > begun else (0,) * job.width
        return counts


def _choosers(policies: Policies) -> tuple[Chooser, ...]:
    return tuple([chooser_of(POLICIES[policy] if isinstance(policy, str) else policy) for policy in policies])


@cache
def _action(text: str) -> Action:
    found = from_text(text)
    assert found is not None, text
    return found
