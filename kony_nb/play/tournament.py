"""Tournaments: policies against each other in many whole games, each in every seat alike."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from threading import Event
from typing import Any

from kony_nb import __version__
from kony_nb.game.situation.opening import open_situation
from kony_nb.game.situation.people import MOST
from kony_nb.play.asking import check_limits, check_progress, check_windows, games_asked, policy_asked, who_may_play
from kony_nb.play.chunks import Counts, Rounds
from kony_nb.play.driver import Crew, Tally
from kony_nb.play.intervals import Interval, wilson
from kony_nb.play.policies import Policy, name_of
from kony_nb.play.results import INTERVALS, Results, Row, percent
from kony_nb.rules.errors import BadComparison, BadOption, BadScenario, shown
from kony_nb.rules.games import GAMES
from kony_nb.rules.state import state_key

__all__ = ["Tournament", "tournament"]


@dataclass(frozen=True, repr=False)
class Tournament(Results):
    """How often each policy won.

    Attributes
    ----------
    policies : tuple of str
        The names, each once.
    monsters : tuple of str
        The monsters by seat.
    games : int
        Games played; each policy plays in all of them, and in every seat equally often.
    counts : tuple of int
        The games that each policy won; what is missing was won by nobody.
    game, rules : str
        What was played, with which profile.
    seed : int or str
        With the number of a game, the address of its luck.
    expansions : tuple of str
        What was played besides.
    windows : str
        Where evolutions are played: at which windows the policies were asked for one, see `compare`.
    stopped : str
        Why it ended: ``n`` or ``cancelled``; "" in a part that is shown on the way.
    complete : bool
        Whether all games were played.
    """

    policies: tuple[str, ...]
    monsters: tuple[str, ...]
    games: int
    counts: Counts
    game: str
    rules: str
    seed: int | str
    expansions: tuple[str, ...] = ()
    windows: str = "every"
    stopped: str = ""
    complete: bool = False
    halt: Event = field(default_factory=Event, compare=False)

    def stop(self) -> None:
        """End the tournament of which this is a part, from a progress callback or another thread."""
        self.halt.set()

    @property
    def caption(self) -> str:  # type: ignore[override]  # what it says depends on what was played
        """What the table shows, in a sentence."""
        state = "" if self.complete or not self.stopped else f", {self.stopped} before the end"
        played = f"{self.games} games of {GAMES[self.game].title} with {len(self.monsters)} monsters"
        return f"{played}, seed {self.seed}{state}; {INTERVALS}"

    def share(self, policy: str) -> Interval:
        """Return the share of games that a policy won, with Wilson's interval.

        Raises
        ------
        BadComparison
            If it did not play, or nothing was played.
        """
        if policy not in self.policies:
            raise BadComparison(f"policy: {shown(policy)} did not play; there are {', '.join(self.policies)}")
        if not self.games:
            raise BadComparison("nothing has been played yet: it was cancelled before its first chunk was complete")
        return wilson(self.counts[self.policies.index(policy)], self.games)

    def readable(self) -> list[dict[str, str]]:
        """Return a row for each policy: the share of games that it won."""
        return [{"policy": policy, "wins": percent(self.share(policy))} for policy in self.policies if self.games]

    def table(self) -> list[Row]:
        """Return a row for each policy: ``policy``, ``wins``, ``games``, ``share``, ``low``, ``high``."""
        rows: list[Row] = []
        for policy in self.policies if self.games else ():
            share = self.share(policy)
            wins = self.counts[self.policies.index(policy)]
            row: Row = {"policy": policy, "wins": wins, "games": self.games}
            rows.append(row | {"share": share.value, "low": share.low, "high": share.high})
        return rows

    def record(self) -> dict[str, Any]:
        """Return everything as plain values that JSON can hold, for `Game.note_analysis`."""
        return {
            "kind": "tournament",
            "version": __version__,
            "game": self.game,
            "rules": self.rules,
            "expansions": list(self.expansions),
            "windows": self.windows,
            "monsters": list(self.monsters),
            "policies": list(self.policies),
            "seed": self.seed,
            "n": self.games,
            "stopped": self.stopped,
            "interval": "95 %: Wilson",
            "counts": list(self.counts),
            "rows": self.table(),
        }


def tournament(
    policies: Sequence[str | Policy] | Mapping[str, str | Policy],
    n: int | None = None,
    *,
    game: str = "new_york",
    monsters: int | Sequence[str] | None = None,
    rules: str = "digest",
    options: Mapping[str, Any] | None = None,
    expansions: Sequence[str] = (),
    seed: int | str = 0,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: Callable[[Tournament], object] | None = None,
    windows: str = "every",
) -> Tournament:
    """Let policies play whole games against each other; from game to game each moves one seat on.

    Parameters
    ----------
    policies : sequence of (str or function), or mapping from name to either
        Two or more: ``"greedy"``, ``"random"``, or ``policy(state, seat, rng)`` that returns a legal action.
    n : int, optional
        Games, rounded up so that each policy has each seat equally often; 1000 if None.
    game, rules, options, expansions
        As for `Game.new`.
    monsters : int or sequence of str, optional
        How many, or which; as many as policies if None, and never fewer.
    seed, executor, workers
        As for `compare`.
    progress : callable, optional
        ``progress(part)`` after each chunk; ``part.stop()`` or KeyboardInterrupt ends it there.
    windows : str
        As for `compare`.

    Raises
    ------
    BadComparison
        For a number that is none, or too few policies or monsters.
    BadOption
        For a game, profile, option or monster that is not there.
    BadPolicy
        If a policy is unknown, raises an error or returns an action that is not legal.
    WorkersLost
        If workers die again and again.

    Examples
    --------
    >>> found = tournament(["greedy", "random"], 40, workers=0)
    >>> [row["policy"] for row in found.table()], found.games
    (['greedy', 'random'], 40)
    """
    names, competing = competitors(policies)
    asked = games_asked(n, None, None)
    check_limits(None, None, seed)
    check_progress(progress)
    check_windows(windows)
    games = -(-asked // len(competing)) * len(competing)
    seated = seats_asked(game, monsters, len(competing), expansions)
    opening: dict[str, Any] = {"game": game, "phase": "setup", "monsters": seated, "rules": rules}
    opening |= {} if options is None else {"options": options}
    opening |= {"expansions": expansions} if expansions else {}
    try:
        state, _ = open_situation(opening)
    except BadScenario as bad:
        raise BadOption("; ".join(bad.faults)) from None
    chosen = state.options.expansions
    whole = Tournament(names, tuple([m.name for m in state.monsters]), 0, (), game, rules, seed, chosen, windows)

    def judge(tally: Tally) -> str:
        if progress is not None:
            progress(replace(whole, games=tally.games, counts=tally.counts))
        return "cancelled" if whole.halt.is_set() else ""

    tally = Tally(judge)
    with Crew(executor, workers) as crew:
        stopped = crew.play(Rounds(state_key(state), competing, seed, windows), games, tally)
    return replace(whole, games=tally.games, counts=tally.counts, stopped=stopped, complete=stopped == "n")


def competitors(
    given: Sequence[str | Policy] | Mapping[str, str | Policy],
) -> tuple[tuple[str, ...], tuple[str | Policy, ...]]:
    """Return the names of the policies, each once, and the policies.

    Raises
    ------
    BadComparison
        If there are fewer than two.
    BadPolicy
        If one of them is none.
    """
    if isinstance(given, str) or not isinstance(given, Mapping | Sequence) or len(given) < 2:
        raise BadComparison(f"policies: {shown(given)} is no list of two or more")
    if isinstance(given, Mapping):
        return tuple(map(str, given)), tuple(map(policy_asked, given.values()))
    competing = tuple(map(policy_asked, given))
    names: list[str] = []
    for policy in competing:
        name = name_of(policy)
        again = sum(name == before.partition(" #")[0] for before in names)
        names.append(f"{name} #{again + 1}" if again else name)
    return tuple(names), competing


def seats_asked(
    game: str, monsters: int | Sequence[str] | None, competing: int, expansions: Sequence[str] = ()
) -> list[str]:
    """Return who sits at the table.

    Raises
    ------
    BadComparison
        If that is fewer than policies compete, or more than there are.
    """
    there = who_may_play(game, expansions)
    if monsters is None:
        monsters = competing
    if isinstance(monsters, int) and not isinstance(monsters, bool):
        most = min(MOST, len(there))
        if there and not competing <= monsters <= most:
            raise BadComparison(f"monsters: {monsters} is not {competing} (so many policies) to {most}")
        return list(there[:monsters])
    if isinstance(monsters, str) or not isinstance(monsters, Sequence) or len(monsters) < competing:
        raise BadComparison(f"monsters: {shown(monsters)} is neither a number nor a list of {competing} or more names")
    return list(monsters)
