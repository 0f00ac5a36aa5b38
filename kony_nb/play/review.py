"""Reviewing a game: how the chances to win went, which choices cost most, and what the dice had to do with it."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from threading import Event

from kony_nb.game.game import Game
from kony_nb.play.asking import check_limits, check_progress
from kony_nb.play.driver import Crew, Tally
from kony_nb.play.policies import Policy
from kony_nb.play.review_result import Review
from kony_nb.play.reviewing import USUAL, ReviewRun

__all__ = ["review"]


def review(
    game: Game,
    n: int = USUAL,
    *,
    seed: int | str = 0,
    policy: str | Policy | Sequence[str | Policy] = "greedy",
    executor: Executor | None = None,
    workers: int | None = None,
    progress: Callable[[Review], object] | None = None,
    seconds: float | None = None,
    seats: str | Sequence[str] | None = None,
) -> Review:
    """Look back at a game, from its start to where it stands.

    Parameters
    ----------
    game : Game
        It stays as it is, and need not be over.
    n : int
        Games that are played on from the beginning of every turn. Choices are screened with a fifth as many after
        each, and those that look worst are played again with twice as many.
    seed : int or str
        The same seed gives the same review, whoever plays the games.
    policy : str, function, or one for each seat
        Who plays on, as for `compare`.
    executor, workers
        Who plays the games, as for `compare`.
    progress : callable, optional
        ``progress(part)`` after each chunk, with what is known so far. ``part.stop()`` or KeyboardInterrupt ends it
        there.
    seconds : float, optional
        After so long what is known is enough.
    seats : str or sequence of str, optional
        The monsters whose choices are looked at; all of them if None.

    Returns
    -------
    Review
        With ``complete`` False if it was cancelled or time was up.

    Raises
    ------
    BadComparison
        If it is no game, a monster does not play, or for a number that is none.
    BadPolicy
        If a policy is unknown, raises an error or returns an action that is not legal.
    WorkersLost
        If workers die again and again.

    Notes
    -----
    **Chances.** From the first open decision of every turn ``n`` games are played to their end.

    **Regrets: screened, then refined.** At every decision the choice that was made and the three others worth most by
    the bot's rules of thumb are compared with common luck. This screening is cheap, and among many decisions some look
    bad in it by chance alone. So only the ten that look worst are taken from it, each with the choice that looked best;
    how much that would have been better is told by new games, with another seed, which have not been looked at when
    the ten were chosen. What these say has no bias, and can be below 0.

    **Luck.** For each roll of a turn: its worth less the mean worth before it fell, both exact, see
    `kony_nb.play.dice_luck`. Cards and tiles are not counted.

    **What is hidden.** Every position is the one that the whole table knew: hands, challenge cards and decks are dealt
    anew for every game, those of the seat that chooses too. Decisions that are made in secret are not looked at, nor
    are evolutions played from a hand.

    Examples
    --------
    >>> from kony_nb.game.scenario import scenario
    >>> monsters = [{"name": "Kong", "place": "lower", "vp": 19, "lp": 2}, {"name": "Rob", "place": "queens"}]
    >>> game = scenario({"monsters": monsters, "turn": "Rob", "dice": "AAEEEE", "rolls_left": 1})
    >>> for action in ("keep EEEE", "roll EE"):
    ...     events = game.play(action)
    >>> found = review(game, 50, workers=0)
    >>> [(regret.chosen, regret.best, regret.label) for regret in found.regrets]
    [('keep EEEE', 'stop', 'mistake')]
    """
    check_limits(None, seconds, seed)
    check_progress(progress)
    run = ReviewRun(game, n, seed=seed, policy=policy, seats=seats)
    halt = Event()
    end = None if seconds is None else time.monotonic() + seconds

    def judge(tally: Tally) -> str:
        run.take(tally.games, tally.counts)
        if progress is not None:
            progress(replace(run.review(), halt=halt))
        return "cancelled" if halt.is_set() else ""

    stopped = ""
    with Crew(executor, workers) as crew:
        while run.job is not None and stopped in ("", "n"):
            left = None if end is None else end - time.monotonic()
            stopped = "seconds" if left is not None and left <= 0 else crew.play(run.job, run.todo, Tally(judge), left)
            if stopped == "n":
                run.go_on()
    return run.review(stopped)
