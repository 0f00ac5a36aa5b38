"""What a comparison found: win shares with intervals, and by how much choices differ."""

from dataclasses import dataclass, field
from threading import Event
from typing import Any

from kony_nb import __version__
from kony_nb.play.chunks import Counts
from kony_nb.play.intervals import Interval, paired_difference, wilson
from kony_nb.play.results import INTERVALS, Results, Row, percent, points
from kony_nb.rules.errors import BadComparison, shown

__all__ = ["Comparison"]


@dataclass(frozen=True, repr=False)
class Comparison(Results):
    """Choices compared by playing on after each of them with common luck.

    Attributes
    ----------
    choices : tuple of str
        The texts of the actions compared.
    monsters : tuple of str
        The names by seat.
    seat : str
        The monster whose wins are compared.
    games : int
        How often the game was played on after each choice.
    counts : tuple of int
        For each choice the wins of each seat, then for each pair of choices the games that ``seat`` won after both.
    policies : tuple of str
        Who played on, by seat.
    seed : int or str
        With the number of a game, the address of its luck: the same seed gives the same comparison anywhere.
    position : str or dict
        Where it began: a share string, or a state.
    windows : str
        Where evolutions are played: at which windows bots were asked for one, see `compare`.
    stopped : str
        Why it ended: ``n``, ``half_width``, ``seconds``, ``cancelled``; "" in a part that is shown on the way.
    complete : bool
        Whether it went on as long as was asked for.

    Notes
    -----
    Every interval is of 95 %, each by itself. A draw is won by nobody.
    """

    choices: tuple[str, ...]
    monsters: tuple[str, ...]
    seat: str
    games: int
    counts: Counts
    policies: tuple[str, ...]
    seed: int | str
    position: str | dict[str, Any]
    windows: str = "every"
    stopped: str = ""
    complete: bool = False
    halt: Event = field(default_factory=Event, compare=False)

    def stop(self) -> None:
        """End the comparison of which this is a part, from a progress callback or another thread; the part is kept."""
        self.halt.set()

    def wins(self, choice: str, monster: str | None = None) -> int:
        """Return how many games a monster won after a choice; None for the one whose wins are compared."""
        seats = len(self.monsters)
        at = self._index("choice", choice, self.choices)
        seat = self._index("monster", self.seat if monster is None else monster, self.monsters)
        return self.counts[at * seats + seat] if self.games else 0

    def share(self, choice: str, monster: str | None = None) -> Interval:
        """Return the share of games that a monster won after a choice, with Wilson's interval.

        Raises
        ------
        BadComparison
            If there is no such choice or monster, or nothing has been played.
        """
        return wilson(self.wins(choice, monster), self._played())

    def difference(self, first: str, second: str) -> Interval:
        """Return by how much the first choice wins more often than the second, with the interval of paired games.

        Raises
        ------
        BadComparison
            If there is no such choice, or nothing has been played.
        """
        a, b = (self._index("choice", choice, self.choices) for choice in (first, second))
        games, won = self._played(), (self.wins(first), self.wins(second))
        return paired_difference(*won, won[0] if a == b else self._both(min(a, b), max(a, b)), games)

    @property
    def best(self) -> str:
        """The choice after which the seat won most often; the first of equals."""
        return max(self.choices, key=self.wins)

    @property
    def half_width(self) -> float:
        """Half the width of the widest interval of a difference to the best choice; of the share if there is one."""
        others = [choice for choice in self.choices if choice != self.best]
        if not others:
            return self.share(self.best).half_width
        return max(self.difference(other, self.best).half_width for other in others)

    @property
    def settled(self) -> bool:
        """Whether the best choice is better than every other one beyond the interval of each difference."""
        return all(self.difference(other, self.best).high < 0 for other in self.choices if other != self.best)

    @property
    def caption(self) -> str:  # type: ignore[override]  # what it says depends on what was played
        """What the table shows, in a sentence."""
        state = "" if self.complete or not self.stopped else f", {self.stopped} before the end"
        return f"Chances to win for {self.seat}: {self.games} games after each choice, {self.made}{state}; {INTERVALS}"

    @property
    def made(self) -> str:
        """Who played on, and with which seed."""
        asked = "" if self.windows == "every" else f", evolutions at windows: {self.windows}"
        return f"played on by {', '.join(dict.fromkeys(self.policies))}, seed {self.seed}{asked}"

    def table(self) -> list[Row]:
        """Return a row for each choice and monster, and for nobody.

        The columns: ``choice``, ``monster``, ``wins``, ``games``, ``share`` with ``low`` and ``high``, and for the
        monster whose wins are compared the ``difference`` to the best choice with its ``difference_low`` and
        ``difference_high``.
        """
        rows = []
        for choice in self.choices if self.games else ():
            drawn = self.games - sum(self.wins(choice, monster) for monster in self.monsters)
            for monster in (*self.monsters, "nobody"):
                wins = drawn if monster == "nobody" else self.wins(choice, monster)
                row: Row = {"choice": choice, "monster": monster, "wins": wins, "games": self.games}
                row |= dict(zip(("share", "low", "high"), wilson(wins, self.games), strict=True))
                behind: tuple[float | None, ...] = (None, None, None)
                if monster == self.seat and choice != self.best:
                    behind = self.difference(choice, self.best)
                row |= dict(zip(("difference", "difference_low", "difference_high"), behind, strict=True))
                rows.append(row)
        return rows

    def record(self) -> dict[str, Any]:
        """Return everything as plain values that JSON can hold, for `Game.note_analysis`."""
        return {
            "kind": "comparison",
            "version": __version__,
            "position": self.position,
            "seat": self.seat,
            "monsters": list(self.monsters),
            "policies": list(self.policies),
            "seed": self.seed,
            "windows": self.windows,
            "n": self.games,
            "stopped": self.stopped,
            "interval": "95 %: Wilson for shares, Agresti and Min for paired differences",
            "choices": list(self.choices),
            "counts": list(self.counts),
            "rows": self.table(),
        }

    def readable(self) -> list[dict[str, str]]:
        """Return a row for each choice, the best first: its share, and the points between it and the best."""
        return [
            {
                "choice": choice,
                "wins": percent(self.share(choice)),
                "against the best": "best" if choice == self.best else points(self.difference(choice, self.best)),
            }
            for choice in sorted(self.choices, key=self.wins, reverse=True)
            if self.games
        ]

    def _both(self, a: int, b: int) -> int:
        """Return the games won after both of two choices, of which the first comes earlier."""
        ways = len(self.choices)
        before = a * (2 * ways - a - 1) // 2
        return self.counts[ways * len(self.monsters) + before + b - a - 1]

    def _played(self) -> int:
        if not self.games:
            raise BadComparison("nothing has been played yet: it was cancelled before its first chunk was complete")
        return self.games

    def _index(self, what: str, wanted: str, there: tuple[str, ...]) -> int:
        if wanted not in there:
            raise BadComparison(f"{what}: {shown(wanted)} was not compared; there are {', '.join(there)}")
        return there.index(wanted)
