"""Comparing choices: which one wins more often when the game is played on after it, with the same luck for all."""

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.hidden import view
from kony_nb.game.moving import chosen, refusal
from kony_nb.game.spelling import plain
from kony_nb.game.wording import UNKNOWN_ACTION
from kony_nb.play.asking import check_limits, check_progress, check_windows, games_asked, policies_by_seat
from kony_nb.play.chunks import Branches
from kony_nb.play.comparison import Comparison
from kony_nb.play.driver import Crew, Tally
from kony_nb.play.policies import Policy, name_of
from kony_nb.rules.actions import Action
from kony_nb.rules.errors import BadComparison, shown
from kony_nb.rules.referee import decider, is_chance, legal_actions
from kony_nb.rules.state import State, state_key

__all__ = ["Progress", "compare"]

Progress = Callable[[Comparison], object]
BAR = 30


def compare(
    game: Game | State,
    actions: Sequence[str | Action] | None = None,
    n: int | None = None,
    *,
    half_width: float | None = None,
    seconds: float | None = None,
    policy: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: Progress | bool | None = None,
    seat: str | None = None,
    windows: str = "every",
) -> Comparison:
    """Compare choices by playing the game on after each of them.

    Parameters
    ----------
    game : Game or State
        Where a seat must choose. It stays as it is.
    actions : sequence of (str or Action), optional
        The choices: legal actions or their texts, as `Game.play` takes them, scripted rolls too. All legal ones if
        None.
    n : int, optional
        Games after each choice: 1000 where neither this nor anything below says how many.
    half_width : float, optional
        Enough is played when the difference of every choice to the best one is known to within this share (0.01 is
        one point of a hundred) either way. Judged after each chunk of games, in their order.
    seconds : float, optional
        Enough is played after so long, but not before the first 16 games are.
    policy : str, function, or one for each seat
        Who plays on: ``"greedy"``, ``"random"``, or ``policy(state, seat, rng)`` that returns a legal action. It is
        asked where there are two or more.
    seed : int or str
        The same seed gives the same games, whoever plays them.
    executor : concurrent.futures.Executor, optional
        Who plays, such as ``Client(...).get_executor()`` of Dask; processes of our own if None. It is left running.
    workers : int, optional
        Processes; one for each core if None, 0 plays in this one. With an executor: how many workers it has.
    progress : callable or True, optional
        ``progress(part)`` after each chunk, with what is complete so far. ``part.stop()`` or KeyboardInterrupt ends it
        there. True writes a bar to the standard error stream.
    seat : str, optional
        The monster whose wins are compared; the one that must choose if None.
    windows : str
        Where evolutions are played, the windows at which bots are asked for one: ``"every"``; ``"attacked"``, only
        before a loss or an elimination of their own; ``"own"``, none, only at decisions that they are asked anyway.
        The fewer, the faster.

    Returns
    -------
    Comparison
        With ``complete`` False if it was cancelled, or time was up before the rest was reached.

    Raises
    ------
    BadComparison
        Listing every action that is unknown or not legal, with reasons and candidates; if nobody must choose, or for
        a number that is none.
    BadPolicy
        If a policy is unknown, raises an error or returns an action that is not legal.
    WorkersLost
        If workers die again and again.

    Notes
    -----
    What the seat that must choose may not know is dealt anew for every game. The same number of game has the same
    dice, cards and tiles after every choice wherever the games still resemble each other, so that differences are
    known much better than shares.
    """
    with Crew(executor, workers) as crew:
        return compare_by(
            crew, game, actions, n, half_width=half_width, seconds=seconds, policy=policy, seed=seed,
            progress=progress, seat=seat, windows=windows,
        )  # fmt: skip


def compare_by(
    crew: Crew,
    game: Game | State,
    actions: Sequence[str | Action] | None,
    n: int | None,
    *,
    half_width: float | None = None,
    seconds: float | None = None,
    policy: str | Policy | Sequence[str | Policy],
    seed: int | str,
    progress: Progress | bool | None = None,
    seat: str | None = None,
    windows: str = "every",
) -> Comparison:
    """Compare choices with a crew that may have more to do; see `compare`."""
    games = games_asked(n, half_width, seconds)
    check_limits(half_width, seconds, seed)
    check_progress(progress, (True, False))
    check_windows(windows)
    job, whole = question(game, actions, policy, seed, seat, windows)
    show = bar(games, seconds) if progress is True else progress or None

    def judge(tally: Tally) -> str:
        part = replace(whole, games=tally.games, counts=tally.counts)
        if show is not None:
            show(part)
        if whole.halt.is_set():
            return "cancelled"
        return "half_width" if half_width is not None and part.half_width <= half_width else ""

    tally = Tally(judge)
    stopped = crew.play(job, games, tally, seconds)
    only_time = stopped == "seconds" and n is None and half_width is None
    complete = only_time or stopped == "half_width" or (stopped == "n" and (half_width is None or n is not None))
    return replace(whole, games=tally.games, counts=tally.counts, stopped=stopped, complete=complete)


def question(
    game: Game | State,
    actions: Sequence[str | Action] | None,
    policy: str | Policy | Sequence[str | Policy],
    seed: int | str,
    seat: str | None,
    windows: str,
) -> tuple[Branches, Comparison]:
    """Return what is to be played, and the comparison in which nothing has been played yet; see `compare`."""
    state = state_of(game)
    mover = deciding(state)
    choices = dict(choices_of(state, actions))
    names = tuple([monster.name for monster in state.monsters])
    compared = names[mover] if seat is None else named(seat, names)
    policies = policies_by_seat(policy, len(names))
    seen, lines = state_key(view(state, mover)), tuple(choices.values())
    job = Branches(seen, lines, policies, seed, names.index(compared), windows)
    position = game.share() if isinstance(game, Game) else state_key(state).decode()
    whole = Comparison(tuple(choices), names, compared, 0, (), tuple(map(name_of, policies)), seed, position, windows)
    return job, whole


def state_of(game: Game | State) -> State:
    """Return the state of a game, or the one that was given.

    Raises
    ------
    BadComparison
        If it is neither.
    """
    if isinstance(game, Game):
        return game.state
    if isinstance(game, State):
        return game
    raise BadComparison(f"game: {shown(game)} is neither a Game nor a State")


def deciding(state: State) -> int:
    """Return the seat that must choose.

    Raises
    ------
    BadComparison
        If the game is over, or chance decides.
    """
    if not state.agenda:
        raise BadComparison("the game is over: there is nothing to choose")
    if is_chance(state):
        raise BadComparison("chance decides here: go on to the next choice with step()")
    return decider(state)


def choices_of(state: State, actions: Sequence[str | Action] | None) -> list[tuple[str, tuple[str, ...]]]:
    """Return each choice as it is listed, and the texts of its actions.

    Raises
    ------
    BadComparison
        Listing everything that is wrong.
    """
    legal = legal_actions(state)
    if actions is None:
        return [(action.text, (action.text,)) for action in legal]
    if isinstance(actions, str) or not isinstance(actions, Sequence) or not actions:
        raise BadComparison(f"actions: {shown(actions)} is no list of actions; legal are {listed(legal)}")
    found: list[tuple[str, tuple[str, ...]]] = []
    faults = []
    candidates = f"; legal are {listed(legal)}"
    for given in actions:
        refused = refusal(state, given)
        if refused is not None:
            faults.append(f"{refused.action}: {refused.reason} [{refused.rule}]")
            candidates = "" if refused.rule == UNKNOWN_ACTION else candidates  # the reason lists them already
            continue
        line = tuple([action.text for action in chosen(state, given)])
        name = line[0] if len(line) == 1 else f"roll {line[1].removeprefix('dice ')}"
        if any(name == before for before, _ in found):
            faults.append(f"{name}: it is given twice")
        found.append((name, line))
    if faults:
        raise BadComparison("actions: " + "; ".join(faults) + candidates)
    return found


def listed(legal: Sequence[Action]) -> str:
    """Return the texts of actions for a message."""
    return ", ".join([action.text for action in legal[:12]] + ["..."] * (len(legal) > 12))


def named(seat: Any, names: Sequence[str]) -> str:
    """Return a monster's name, from one in any case.

    Raises
    ------
    BadComparison
        If it does not play.
    """
    for name in names:
        if isinstance(seat, str) and plain(seat) == plain(name):
            return name
    raise BadComparison(f"seat: {shown(seat)} does not play; there are {', '.join(names)}")


def bar(games: int, seconds: float | None) -> Progress:
    """Return a progress callback that writes one line again and again to the standard error stream."""

    def show(part: Comparison) -> None:
        done = f"{'#' * (BAR * part.games // games):<{BAR}}" if seconds is None else ""
        half = 100 * part.half_width
        end = "\n" if part.games == games else ""
        print(f"\r[{done}] {part.games} games, +-{half:.2f} points", end=end, file=sys.stderr, flush=True)

    return show
