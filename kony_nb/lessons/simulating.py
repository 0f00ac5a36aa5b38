"""Simulations: dice rolled, or turns played, by the referee itself, and the running share beside the exact answer."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import sqrt
from numbers import Real
from time import perf_counter
from typing import Any

from kony_nb.game.game import Game
from kony_nb.odds import RollPolicy
from kony_nb.odds.forward import keeping
from kony_nb.play.policies import Policy, chooser_of
from kony_nb.play.windows import close_windows
from kony_nb.rules.actions import action
from kony_nb.rules.agenda import advance
from kony_nb.rules.errors import BadLesson, flag, shown
from kony_nb.rules.events import SILENT
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import step
from kony_nb.rules.state import State, clone
from kony_nb.views.running_share import running_share_svg

__all__ = ["Simulation", "Trial", "playing", "rolling"]

Trial = Callable[[int | str, int], Any]
"""``trial(seed, number)``: what one trial gives; the same seed and number are the same trial."""
SLICE = 0.05
"""Seconds between two pictures."""
EACH, APART = 20, 1.03
"""The running share is noted after each of the first trials, then where their number has grown by so much."""
MOST = 1_000_000
ROLL = action("roll")


def rolling(game: Game, keep: RollPolicy) -> Trial:
    """Return a trial that plays the roll phase of a turn through the referee, and gives the final dice, sorted.

    Parameters
    ----------
    game : Game
        It stands before a roll, or with dice to keep on the table; it is not changed.
    keep : roll policy
        What is kept of a roll; `kony_nb.odds.never_reroll` takes the first one. Where the rules forbid it, what comes
        nearest, as in `kony_nb.odds.turn_outcomes`. Cards and evolutions that could be used on the way are not.

    Raises
    ------
    BadLesson
        If the game stands elsewhere.
    """
    if not isinstance(game, Game) or not game.state.agenda or game.state.agenda[-1].kind not in ("roll", "keep"):
        raise BadLesson("rolling needs a game that stands before a roll, or in which dice are to be kept")
    base, first = clone(game.state), game.state.agenda[-1]
    base.agenda = [first]  # what comes after the roll is not played
    close_windows(base, "own")

    def trial(seed: int | str, number: int) -> str:
        state, luck = clone(base), Common(seed, number)
        agenda = state.agenda
        legal = advance(state, SILENT, luck)
        dice = state.dice
        while agenda and agenda[-1].kind in ("roll", "keep"):
            waits = agenda[-1].kind
            chosen = ROLL if waits == "roll" else keeping(keep, state.dice, state.rolls_left, legal)
            legal = step(state, chosen, SILENT, luck)
            dice = state.dice
        return dice

    return trial


def playing(game: Game, policy: Policy, until: Callable[[State], bool]) -> Trial:
    """Return a trial that plays on from a moment through the referee, and gives the state in which it stops.

    Parameters
    ----------
    game : Game
        Where it begins; it is not changed, and nobody's hand is looked at: what is hidden is part of the game as it is.
    policy : Policy
        ``policy(state, seat, rng)`` returns one of the legal actions, for every seat; ``rng`` is None.
    until : callable
        ``until(state)``, asked before each decision: whether it stops there. It stops when the game is over, too.

    Raises
    ------
    BadLesson
        If it is no game.
    """
    if not isinstance(game, Game):
        raise BadLesson(f"{shown(game)} is no game to play on from")
    base, choose = clone(game.state), chooser_of(policy)
    close_windows(base, "own")

    def trial(seed: int | str, number: int) -> State:
        state, luck = clone(base), Common(seed, number)
        legal = advance(state, SILENT, luck)
        while legal and not until(state):
            legal = step(state, choose(state, state.agenda[-1].seat, legal, None), SILENT, luck)
        return state

    return trial


class Simulation:
    """Trials, what they show so far, and how the share, or the mean, has run.

    Parameters
    ----------
    trial : callable
        ``trial(seed, number)``; `rolling` and `playing` make those that the referee plays.
    measure : callable
        Of what a trial gives, whether it counts (bool: a share is found) or a number (a mean is found).
    seed : int or str
        Which dice.
    exact : Fraction or float, optional
        The exact share or mean.
    predicted : Fraction or float, optional
        What somebody expected.
    share : bool
        Whether it is a share, from 0 to 1, and shown in percent.
    what : str
        What the trials are, in the plural: ``"rolls"``.
    title : str
        What is counted.

    Raises
    ------
    BadLesson
        If a function, a number or a text is none.
    BadOption
        If ``share`` is neither True nor False.

    Attributes
    ----------
    n : int
        Trials so far.
    last : object
        What the last one gave, None before the first.
    points : list of (int, float)
        After how many trials the share was what.

    Examples
    --------
    >>> even = Simulation(lambda seed, number: number, lambda n: n % 2 == 0, seed=1, exact=Fraction(1, 2))
    >>> even.do(9)
    9 trials: it happened 5 times, 55.56 %. Exactly 1/2 = 50.00 %.
    """

    def __init__(
        self,
        trial: Trial,
        measure: Callable[[Any], float],
        *,
        seed: int | str,
        exact: Fraction | float | None = None,
        predicted: Fraction | float | None = None,
        share: bool = True,
        what: str = "trials",
        title: str = "",
    ) -> None:
        for name, function in (("trial", trial), ("measure", measure)):
            if not callable(function):
                raise BadLesson(f"{name} is {shown(function)}; a function is needed")
        for name, number in (("exact", exact), ("predicted", predicted)):
            if number is not None and (isinstance(number, bool) or not isinstance(number, Real)):
                raise BadLesson(f"{name} is {shown(number)}; a number is needed, or None")
        for name, words in (("what", what), ("title", title)):
            if not isinstance(words, str):
                raise BadLesson(f"{name} is {shown(words)}; a text is needed")
        flag("share", share)
        self.trial, self.measure, self.seed = trial, measure, seed
        self.exact, self.predicted = exact, predicted
        self.share, self.what, self.title = share, what, title
        self.n = 0
        self.last: Any = None
        self.points: list[tuple[int, float]] = []
        self._sum: float = 0
        self._squares: float = 0

    def do(self, n: int = 1) -> "Simulation":
        """Make so many more trials, at once.

        Raises
        ------
        BadLesson
            If it is no whole number from 1 to a million.
        """
        for _ in self.parts(n):
            pass
        return self

    def parts(self, n: int, seconds: float = SLICE) -> Iterator[int]:
        """Make so many more trials a few at a time; yields how many are left, so that a page can show them meanwhile.

        Parameters
        ----------
        n : int
            1 to a million.
        seconds : float
            After how long it yields; what the trials give does not depend on it.

        Raises
        ------
        BadLesson
            If it is no such number.
        """
        if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST:
            raise BadLesson(f"{shown(n)} {self.what}: a whole number from 1 to {MOST:,} is needed")
        return self._parts(n, seconds)

    def _parts(self, n: int, seconds: float) -> Iterator[int]:
        begun = perf_counter()
        for left in range(n - 1, -1, -1):
            self._one()
            if not left or perf_counter() - begun > seconds:
                yield left
                begun = perf_counter()

    def _one(self) -> None:
        self.last = self.trial(self.seed, self.n)
        value = self.measure(self.last)
        self.n += 1
        self._sum += value
        self._squares += value * value
        if self.n <= EACH or self.n >= APART * self.points[-1][0]:
            self.points.append((self.n, self._sum / self.n))

    @property
    def mean(self) -> float:
        """The share, or the mean, of the trials so far.

        Raises
        ------
        BadLesson
            Before the first one.
        """
        if not self.n:
            raise BadLesson(f"no {self.what} yet: call do(100) first")
        return self._sum / self.n

    @property
    def standard_error(self) -> float:
        """By how much the mean of so many trials is typically off; from the exact share where there is one."""
        if self.share and self.exact is not None:
            return sqrt(float(self.exact * (1 - self.exact)) / self.n)
        return sqrt(max(0.0, self._squares / self.n - self.mean**2) / self.n)

    @property
    def off(self) -> float:
        """How many standard errors the mean is off the exact one; 0 where it is exactly that.

        Raises
        ------
        BadLesson
            Where there is no exact one.
        """
        if self.exact is None:
            raise BadLesson("there is no exact answer to compare with")
        distance, error = self.mean - float(self.exact), self.standard_error
        return distance / error if error else 0.0 if abs(distance) < 1e-12 else float("inf")

    @property
    def svg(self) -> str:
        """The running share beside the exact one, on one axis."""
        now = [(self.n, self.mean)] if self.n and self.points[-1][0] != self.n else []
        return running_share_svg(
            [*self.points, *now],
            exact=None if self.exact is None else float(self.exact),
            predicted=None if self.predicted is None else float(self.predicted),
            share=self.share,
            what=self.what,
            title=self.title,
            words=repr(self),
        )

    def shown(self, value: Fraction | float) -> str:
        """Return a share in percent, or a mean, as a reader sees it; a Fraction as it is, too."""
        number = f"{100 * float(value):.2f} %" if self.share else f"{float(value):.4f}"
        return f"{value} = {number}" if isinstance(value, Fraction) and value.denominator < 10**9 else number

    def __repr__(self) -> str:
        exact = f" Exactly {self.shown(self.exact)}." if self.exact is not None else ""
        if not self.n:
            return f"No {self.what} yet."
        noun, _, rest = self.what.partition(" ")  # "turns after two misses": the first word is what is counted
        one = f"{noun.removesuffix('s')} {rest}".rstrip() if self.n == 1 else self.what
        if not self.share:
            return f"{self.n:,} {one}: {self.shown(self.mean)} on average.{exact}"
        times = "once" if self._sum == 1 else f"{self._sum:,.0f} times"
        return f"{self.n:,} {one}: it happened {times}, {self.shown(self.mean)}.{exact}"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}
