"""A review on its way: what is to be played for it, in three stages, and what is known of it so far."""

import time
from collections.abc import Sequence

from kony_nb.game.game import Game
from kony_nb.game.hidden import public
from kony_nb.play.asking import check_limits, games_asked, policies_by_seat
from kony_nb.play.chunks import Branches, Counts, Onward, Policies, Several
from kony_nb.play.compare import named
from kony_nb.play.comparison import Comparison
from kony_nb.play.dice_luck import falls
from kony_nb.play.driver import added
from kony_nb.play.policies import Policy, name_of
from kony_nb.play.review_result import Prospect, Regret, Review
from kony_nb.play.weighing import Weighed, prospects, weighed
from kony_nb.rules.errors import BadComparison, shown
from kony_nb.rules.state import state_key

__all__ = ["USUAL", "ReviewRun"]

USUAL = 200
"""Games from each moment where nothing is said."""
SCREENED, REFINED = 5, 2
"""The screening has a fifth of the games, and the worst choices are played again with twice as many."""
WORST = 10
"""Choices that are played again."""
PIECE = 0.1
"""Seconds of one `ReviewRun.poll`: six monsters with evolutions take ten times as long for a game as two without."""
STAGES = ("chances", "screening", "regrets")


class ReviewRun:
    """A review that is played piece by piece.

    Parameters
    ----------
    game, n, seed, policy, seats
        As for `review`.

    Attributes
    ----------
    job : Several or None
        What the stage plays, None when all is done.
    todo : int
        How many numbers of it are to be played.
    games : int
        How many of them are.

    Raises
    ------
    BadComparison
        As `review`.
    """

    def __init__(
        self,
        game: Game,
        n: int | None = None,
        *,
        seed: int | str = 0,
        policy: str | Policy | Sequence[str | Policy] = "greedy",
        seats: str | Sequence[str] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise BadComparison(f"game: {shown(game)} is no Game; give the game that was played, not a state")
        self.n = USUAL if n is None else games_asked(n, None, None)
        check_limits(None, None, seed)
        names = tuple(game.names)
        looked_at = seats_asked(seats, names)
        self.policies: Policies = policies_by_seat(policy, len(names))
        self.seed, self.names, self.title = seed, names, game.title
        self.over, self.winner = game.over, game.state.winner
        path = game.path
        self.prospects = prospects(path)
        self.weighed = weighed(path, looked_at)
        self.falls = falls(path)
        self.again: list[tuple[Weighed, str]] = []
        self.counted: list[tuple[list[int], list[Counts]]] = []
        self.games = 0
        self.counts: Counts = ()
        self._begin(self._chances())

    # What is played

    def _begin(self, jobs: "Sequence[Onward | Branches]") -> None:
        """Begin a stage, or the next one if there is nothing to play in it."""
        self.games, self.counts = 0, ()
        self.job = Several(tuple(jobs)) if jobs else None
        if not jobs and self.stage:
            self.go_on()

    @property
    def stage(self) -> str:
        """What is being played, as in `Review`."""
        return STAGES[len(self.counted)] if len(self.counted) < len(STAGES) else ""

    @property
    def done(self) -> bool:
        """Whether everything is played."""
        return not self.stage

    @property
    def todo(self) -> int:
        """How many numbers the job has in this stage."""
        each = {"chances": self.n, "screening": max(1, self.n // SCREENED), "regrets": REFINED * self.n}
        return len(self.job.jobs) * each[self.stage] if self.job is not None else 0

    def _chances(self) -> list[Onward]:
        return [
            Onward(state_key(public(node.state)), self.policies, f"{self.seed}/chances")
            for prospect, node in self.prospects
            if prospect.seat >= 0 or not self.over
        ]

    def _screening(self) -> list[Branches]:
        return [
            Branches(one.position, tuple((text,) for text in one.choices), self.policies, f"{self.seed}/{at}", one.seat)
            for at, one in enumerate(self.weighed)
        ]

    def _regrets(self) -> list[Branches]:
        self.again = self._worst()
        return [
            Branches(one.position, ((best,), (one.chosen,)), self.policies, f"{self.seed}/again/{at}", one.seat)
            for at, (one, best) in enumerate(self.again)
        ]

    def _worst(self) -> list[tuple[Weighed, str]]:
        """Return the decisions in which another choice looked better by most, and that choice."""
        suspected = []
        for one, played, part in zip(self.weighed, *self.counted[1], strict=True):
            screened = self._compared(one, one.choices, played, part)
            best = screened.best
            if screened.wins(best) > screened.wins(one.chosen):
                suspected.append((screened.difference(best, one.chosen).low, one, best))
        suspected.sort(key=lambda each: -each[0])
        return [(one, best) for _, one, best in suspected[:WORST]]

    def _compared(self, one: Weighed, choices: tuple[str, ...], games: int, counts: Counts) -> Comparison:
        by = tuple(map(name_of, self.policies))
        return Comparison(choices, self.names, self.names[one.seat], games, counts, by, self.seed, "")

    # Going on

    def poll(self) -> Review:
        """Play a piece in this process, and return what is known by then."""
        end = time.monotonic() + PIECE
        job = self.job
        while job is not None and self.games < self.todo:
            self.take(self.games + 1, added(self.counts, job.count(self.games, 1)))
            if time.monotonic() >= end:
                break
        if job is not None and self.games == self.todo:
            self.go_on()
        return self.review()

    def take(self, games: int, counts: Counts) -> None:
        """Take in what is complete of the stage."""
        self.games, self.counts = games, counts

    def go_on(self) -> None:
        """Begin the next stage."""
        parts = self.job.parts(self.counts) if self.job is not None else []
        played = self.job.done(self.games) if self.job is not None else []
        self.counted.append((played, parts))
        self._begin({"screening": self._screening, "regrets": self._regrets, "": list}[self.stage]())

    # What is known

    def review(self, stopped: str = "") -> Review:
        """Return what is known so far, and why it goes no further."""
        now = self._now()
        return Review(
            title=self.title,
            monsters=self.names,
            prospects=self._known(*now[0]),
            decisions=len(self.weighed),
            regrets=self._found(*now[2]) if len(now) > 2 else (),
            falls=self.falls,
            policies=tuple(map(name_of, self.policies)),
            seed=self.seed,
            n=self.n,
            stage=self.stage,
            stopped=stopped or ("n" if self.done else ""),
            complete=self.done,
        )

    def _now(self) -> list[tuple[list[int], list[Counts]]]:
        """Return the games and counts of each stage that has begun."""
        if self.job is None:
            return self.counted
        return [*self.counted, (self.job.done(self.games), self.job.parts(self.counts))]

    def _known(self, games: list[int], counts: list[Counts]) -> tuple[Prospect, ...]:
        last = self.prospects[-1][0]
        known = [
            Prospect(one.turn, one.seat, one.at, one.node, played, part if played else ())
            for (one, _), played, part in zip(self.prospects, games, counts, strict=False)
        ]
        if self.over:
            won = tuple([int(seat == self.winner) for seat in range(len(self.names))])
            known.append(Prospect(last.turn, -1, last.at, last.node, 0, won))
        return tuple(known)

    def _found(self, games: list[int], counts: list[Counts]) -> tuple[Regret, ...]:
        regrets = [
            Regret(
                one.seat, one.turn, one.at, one.node, one.kind, one.dice, one.chosen, best, played,
                self._compared(one, (best, one.chosen), played, part).difference(best, one.chosen),
            )
            for (one, best), played, part in zip(self.again, games, counts, strict=True)
            if played
        ]  # fmt: skip
        return tuple(sorted(regrets, key=lambda regret: -regret.difference.value))


def seats_asked(seats: str | Sequence[str] | None, names: Sequence[str]) -> tuple[int, ...]:
    """Return whose choices are looked at.

    Raises
    ------
    BadComparison
        If one of them does not play, or it is no list.
    """
    if seats is None:
        return tuple(range(len(names)))
    if isinstance(seats, str):
        seats = [seats]
    if not isinstance(seats, list | tuple):
        raise BadComparison(f"seats: {shown(seats)} is no list of monsters; there are {', '.join(names)}")
    return tuple([names.index(named(seat, names)) for seat in seats])
