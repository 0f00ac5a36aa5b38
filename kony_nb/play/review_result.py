"""What a review found: chances to win over the game, the choices that cost most, and the luck of the dice."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from threading import Event
from typing import Any

from kony_nb import __version__
from kony_nb.play.chunks import Counts
from kony_nb.play.dice_luck import Fall
from kony_nb.play.intervals import Interval, wilson
from kony_nb.play.labels import cost_word
from kony_nb.play.results import INTERVALS, Results, Row, percent, points
from kony_nb.rules.errors import BadComparison, shown

__all__ = ["Prospect", "Regret", "Review", "together"]

REGRET = ("turn", "at", "kind", "dice", "chosen", "best", "games", "label")
"""What a record tells of a regret as it is."""


@dataclass(frozen=True)
class Prospect:
    """A moment at which a turn begins, or the last one, and who won the games that were played on from it.

    Attributes
    ----------
    turn : int
        The turns begun by then in the game, 1 upwards.
    seat : int
        Whose turn begins; -1 for the last moment of the game.
    at, node : int
        Its place in the line, for `Game.goto`, and its id.
    games : int
        How many games were played on from it; 0 for the end of a game, where nothing is left to play.
    wins : tuple of int
        The games that each seat won. At the end of a game: 1 for the winner.
    """

    turn: int
    seat: int
    at: int
    node: int
    games: int
    wins: Counts

    @property
    def known(self) -> bool:
        """Whether anything is known: games were played, or the game is over."""
        return bool(self.wins)

    def share(self, seat: int) -> Interval:
        """Return the chance of a seat to win, with Wilson's interval; at the end of a game without any doubt."""
        if not self.games:
            return Interval(*(float(self.wins[seat]),) * 3)
        return wilson(self.wins[seat], self.games)


@dataclass(frozen=True)
class Regret:
    """A choice, and how much more often its seat wins after the one that looked best.

    Attributes
    ----------
    seat, turn : int
        Who chose, and the turns begun by then in the game; 0 is the set-up.
    at, node : int
        The place in the line of the moment of the choice, for `Game.goto`, and its id.
    kind : str
        The kind of decision, see `Decision`.
    dice : str
        The dice on the table where it is about keeping some of them, else "".
    chosen, best : str
        The texts of what was chosen, and of what looked best in the screening.
    games : int
        How often the game was played on after each of the two, in games that the screening did not see.
    difference : Interval
        The share that wins after ``best``, less the share after ``chosen``, with the interval of paired games. It
        can be below 0: then what looked best was not.
    """

    seat: int
    turn: int
    at: int
    node: int
    kind: str
    dice: str
    chosen: str
    best: str
    games: int
    difference: Interval

    @property
    def label(self) -> str:
        """What the interval allows to say: ``mistake``, ``inaccuracy``, ``good``, or "" where it leaves that open."""
        return cost_word(self.difference)


@dataclass(frozen=True, repr=False)
class Review(Results):
    """A game looked back at.

    Attributes
    ----------
    title : str
        The game, who plays, and the seed.
    monsters : tuple of str
        The names by seat.
    prospects : tuple of Prospect
        The chances to win at the beginning of every turn, and at the last moment.
    decisions : int
        How many decisions were screened, or are to be.
    regrets : tuple of Regret
        Of those that looked worst in the screening what new games say, the biggest first.
    falls : tuple of Fall
        Every roll and its luck, exact.
    policies : tuple of str
        Who played on, by seat.
    seed : int or str
        The same seed gives the same review anywhere.
    n : int
        Games from each moment; a fifth of it for each choice in the screening, twice as many in the games after it.
    stage : str
        What is being played: ``chances``, ``screening``, ``regrets``; "" when all is done.
    stopped : str
        Why it ended: ``n``, ``seconds``, ``cancelled``; "" in a part that is shown on the way.
    complete : bool
        Whether everything was played.

    Notes
    -----
    Every interval is of 95 %, each by itself.
    """

    title: str
    monsters: tuple[str, ...]
    prospects: tuple[Prospect, ...]
    decisions: int
    regrets: tuple[Regret, ...]
    falls: tuple[Fall, ...]
    policies: tuple[str, ...]
    seed: int | str
    n: int
    stage: str = ""
    stopped: str = ""
    complete: bool = False
    halt: Event = field(default_factory=Event, compare=False)

    def stop(self) -> None:
        """End the review of which this is a part, from a progress callback or another thread; the part is kept."""
        self.halt.set()

    @property
    def made(self) -> str:
        """How many games there were, who played them, and with which seed."""
        state = "" if self.complete or not self.stopped else f", {self.stopped} before the end"
        return f"n = {self.n}, played on by {', '.join(dict.fromkeys(self.policies))}, seed {self.seed}{state}"

    @property
    def caption(self) -> str:  # type: ignore[override]  # what it says depends on what was played
        """What the table shows, in a sentence."""
        return f"Review of {self.title}: {self.made}; {INTERVALS}"

    def chance(self, monster: str) -> list[Interval]:
        """Return the chance of a monster to win at each of the prospects of which anything is known.

        Raises
        ------
        BadComparison
            If it does not play.
        """
        seat = self._seat(monster)
        return [prospect.share(seat) for prospect in self.prospects if prospect.known]

    def luck(self, monster: str) -> float:
        """Return the luck of a monster's dice, in victory points: exact, by the bot's rules of thumb.

        Raises
        ------
        BadComparison
            If it does not play.
        """
        seat = self._seat(monster)
        return sum(fall.luck for fall in self.falls if fall.seat == seat)

    def lost(self, monster: str) -> Interval | None:
        """Return the chance to win that a monster lost by those of its choices that stand in ``regrets``.

        None if none does. Choices that the screening passed over are not in it, nor what was lost by chance.

        Raises
        ------
        BadComparison
            If it does not play.
        """
        seat = self._seat(monster)
        own = [regret.difference for regret in self.regrets if regret.seat == seat]
        return together(own) if own else None

    def readable(self) -> list[dict[str, str]]:
        """Return a row for each monster: how its chance went, the luck of its dice, what its choices cost."""
        rows = []
        for monster in self.monsters:
            chances, lost = self.chance(monster), self.lost(monster)
            rows.append(
                {
                    "monster": monster,
                    "chance at first": percent(chances[0]) if chances else "-",
                    "at last": f"{100 * chances[-1].value:.1f} %" if chances else "-",
                    "luck of the dice, VP": f"{self.luck(monster):+.1f}",
                    "points lost by choices": points(lost) if lost else "-",
                }
            )
        return rows

    def table(self) -> list[Row]:
        """Return a row for each moment and monster.

        The columns: ``turn``, ``at``, ``whose`` turn begins (None at the last moment), ``monster``, ``wins``,
        ``games``, ``share`` with ``low`` and ``high``.
        """
        rows: list[Row] = []
        for prospect in self.prospects:
            whose = None if prospect.seat < 0 else self.monsters[prospect.seat]
            for seat, monster in enumerate(self.monsters) if prospect.known else ():
                row: Row = {"turn": prospect.turn, "at": prospect.at, "whose": whose, "monster": monster}
                row |= {"wins": prospect.wins[seat], "games": prospect.games}
                rows.append(row | dict(zip(("share", "low", "high"), prospect.share(seat), strict=True)))
        return rows

    def record(self) -> dict[str, Any]:
        """Return everything as plain values that JSON can hold, for `Game.note_analysis`."""
        regrets = [
            {
                **{name: getattr(regret, name) for name in REGRET},
                "monster": self.monsters[regret.seat],
                **dict(zip(("difference", "low", "high"), regret.difference, strict=True)),
            }
            for regret in self.regrets
        ]
        return {
            "kind": "review",
            "version": __version__,
            "title": self.title,
            "monsters": list(self.monsters),
            "policies": list(self.policies),
            "seed": self.seed,
            "n": self.n,
            "stopped": self.stopped,
            "interval": "95 %: Wilson for shares, Agresti and Min for paired differences",
            "decisions": self.decisions,
            "regrets": regrets,
            "luck": {monster: self.luck(monster) for monster in self.monsters},
            "rows": self.table(),
        }

    def _seat(self, monster: str) -> int:
        if monster not in self.monsters:
            raise BadComparison(f"monster: {shown(monster)} does not play; there are {', '.join(self.monsters)}")
        return self.monsters.index(monster)


def together(differences: Sequence[Interval]) -> Interval:
    """Return the sum of differences that were found in different games, with the interval of the sum.

    Notes
    -----
    Variances add up, so the half width is the root of the sum of the squares; the middles of the intervals add up too.

    Examples
    --------
    >>> [round(x, 3) for x in together([Interval(0.1, 0.07, 0.13), Interval(0.0, -0.04, 0.04)])]
    [0.1, 0.05, 0.15]
    """
    middle = sum(each.low + each.high for each in differences) / 2
    half = sqrt(sum(each.half_width**2 for each in differences))
    return Interval(sum(each.value for each in differences), middle - half, middle + half)
