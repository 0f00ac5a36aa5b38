"""Sweeps: the same choices compared again and again while one number of a monster goes up."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any, NamedTuple

from kony_nb.game.game import Game
from kony_nb.play.compare import Progress, choices_of, compare_by, deciding, listed, named, state_of
from kony_nb.play.comparison import Comparison
from kony_nb.play.driver import Crew
from kony_nb.play.policies import Policy
from kony_nb.play.results import INTERVALS, Results, Row, percent
from kony_nb.rules.actions import Action
from kony_nb.rules.check import check
from kony_nb.rules.errors import BadComparison, shown
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State, clone

__all__ = ["Flip", "Sweep", "sweep"]

FIELDS = ("lp", "vp", "energy")
VALUES = 100


class Flip(NamedTuple):
    """Where the best choice changes, beyond the intervals on both sides.

    Attributes
    ----------
    below, above : int
        The last value at which the old choice is better, and the first at which the new one is.
    old, new : str
        The two choices.
    """

    below: int
    above: int
    old: str
    new: str


@dataclass(frozen=True, repr=False)
class Sweep(Results):
    """Comparisons of the same choices at several values of one number.

    Attributes
    ----------
    field : str
        ``lp``, ``vp`` or ``energy``.
    monster : str
        Whose number it is.
    values : tuple of int
        The values that were played, in the order given.
    comparisons : tuple of Comparison
        One for each value, all with the same luck.
    complete : bool
        Whether all values were played as long as was asked for.
    """

    field: str
    monster: str
    values: tuple[int, ...]
    comparisons: tuple[Comparison, ...]
    complete: bool

    @property
    def caption(self) -> str:  # type: ignore[override]  # what it says depends on what was played
        """What the table shows, in a sentence."""
        about = f"Chances to win by {self.field} of {self.monster}"
        if not self.comparisons:
            return f"{about}: nothing has been played yet"
        first, games = self.comparisons[0], sorted({comparison.games for comparison in self.comparisons})
        n = str(games[0]) if len(games) == 1 else f"{games[0]} to {games[-1]}"
        seat = "" if first.seat == self.monster else f" for {first.seat}"
        return f"{about}{seat}: {n} games after each choice, {first.made}; {INTERVALS}"

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice that was compared at some value, in the order in which they first appear."""
        return tuple(dict.fromkeys(choice for comparison in self.comparisons for choice in comparison.choices))

    @property
    def flips(self) -> list[Flip]:
        """Where the best choice changes, only where the intervals of the paired differences leave no doubt."""
        found: list[Flip] = []
        holder = self.comparisons[0].best if self.comparisons else ""
        for at, here in enumerate(self.comparisons):
            new = here.best
            if new == holder or not better(here, new, holder):
                continue
            before = [i for i in range(at) if better(self.comparisons[i], holder, new)]
            if before:
                found.append(Flip(self.values[before[-1]], self.values[at], holder, new))
            holder = new
        return found

    def readable(self) -> list[dict[str, str]]:
        """Return a row for each value: the share after each choice, and which is better beyond the intervals."""
        return [
            {
                self.field: str(value),
                **{choice: percent(here.share(choice)) if choice in here.choices else "-" for choice in self.choices},
                "better": here.best if here.settled else "open",
            }
            for value, here in zip(self.values, self.comparisons, strict=True)
            if here.games
        ]

    def table(self) -> list[Row]:
        """Return a row for each value and choice.

        The columns: the field, ``choice``, ``wins``, ``games``, ``share`` with ``low`` and ``high``, and the
        ``difference`` to the best choice with ``difference_low`` and ``difference_high``; None for the best one.
        """
        rows: list[Row] = []
        for value, comparison in zip(self.values, self.comparisons, strict=True):
            here = [{self.field: value, **row} for row in comparison.table() if row["monster"] == comparison.seat]
            rows += here
        for row in rows:
            del row["monster"]
        return rows

    def record(self) -> dict[str, Any]:
        """Return everything as plain values that JSON can hold, for `Game.note_analysis`."""
        return {
            "kind": "sweep",
            "field": self.field,
            "monster": self.monster,
            "values": list(self.values),
            "complete": self.complete,
            "flips": [flip._asdict() for flip in self.flips],
            "comparisons": [comparison.record() for comparison in self.comparisons],
        }


def better(comparison: Comparison, first: str, second: str) -> bool:
    """Return whether both choices were compared and the first one is better beyond doubt."""
    both = first in comparison.choices and second in comparison.choices
    return both and comparison.games > 0 and comparison.difference(first, second).low > 0


def sweep(
    game: Game | State,
    actions: Sequence[str | Action] | None = None,
    n: int | None = None,
    *,
    half_width: float | None = None,
    policy: str | Policy | Sequence[str | Policy] = "greedy",
    seed: int | str = 0,
    executor: Executor | None = None,
    workers: int | None = None,
    progress: Progress | bool | None = None,
    seat: str | None = None,
    windows: str = "every",
    **field: Iterable[int],
) -> Sweep:
    """Compare choices at every value of one number, with the same luck for all.

    Parameters
    ----------
    game, actions, n, half_width, policy, seed, executor, workers, progress, seat, windows
        As for `compare`. A choice that is not legal at some value is left out there.
    **field
        One of ``lp``, ``vp``, ``energy`` with its values: of the monster that must choose, or of another one with its
        name before two underscores, ``rob__lp=range(1, 11)``.

    Returns
    -------
    Sweep
        With ``flips``, where the best choice changes. Without its last values if it was cancelled.

    Raises
    ------
    BadComparison
        For an unknown field, values at which the rules do not allow the position, listing each, or what `compare`
        refuses.

    Examples
    --------
    >>> from kony_nb.game.scenario import scenario
    >>> monsters = [{"name": "Kong", "place": "lower"}, {"name": "Rob", "place": "queens"}]
    >>> game = scenario({"monsters": monsters, "turn": "Rob", "dice": "AAEEEE", "then": ["stop", "resolve A"]})
    >>> found = sweep(game, ["hold", "flee bronx"], n=40, workers=0, lp=[2, 8])
    >>> [(row["lp"], row["choice"]) for row in found.table()]
    [(2, 'hold'), (2, 'flee bronx'), (8, 'hold'), (8, 'flee bronx')]
    """
    state = state_of(game)
    mover = deciding(state)
    who, name, values = field_asked(state, mover, field)
    positions = [placed(state, who, name, value) for value in values]
    faults = [
        f"{name}={value}: {fault}"
        for value, there in zip(values, positions, strict=True)
        for fault in check(there)
    ]
    if faults:
        raise BadComparison("; ".join(faults))
    wanted = wanted_everywhere(positions, actions)
    found: list[Comparison] = []
    with Crew(executor, workers) as crew:
        for there, line in zip(positions, wanted, strict=True):
            part = compare_by(
                crew, there, line, n, half_width=half_width, policy=policy, seed=seed, progress=progress, seat=seat,
                windows=windows,
            )  # fmt: skip
            if part.stopped == "cancelled":
                break
            found.append(part)
    complete = len(found) == len(values) and all(part.complete for part in found)
    return Sweep(name, state.monsters[who].name, values[: len(found)], tuple(found), complete)


def field_asked(state: State, mover: int, given: dict[str, Iterable[int]]) -> tuple[int, str, tuple[int, ...]]:
    """Return the seat, the field and the values of a sweep.

    Raises
    ------
    BadComparison
        Saying what is allowed.
    """
    if len(given) != 1:
        raise BadComparison(f"sweep: name one field with its values, {' or '.join(FIELDS)}, such as lp=range(1, 11)")
    ((key, asked),) = given.items()
    owner, _, name = key.rpartition("__")
    names = [monster.name for monster in state.monsters]
    who = names.index(named(owner, names)) if owner else mover
    if name not in FIELDS:
        raise BadComparison(f"{key}: there is no such field to sweep; there are {', '.join(FIELDS)}")
    if isinstance(asked, str) or not isinstance(asked, Iterable):
        raise BadComparison(f"{key}: {shown(asked)} is no list of whole numbers")
    values = tuple(asked)
    if not 0 < len(values) <= VALUES or any(isinstance(v, bool) or not isinstance(v, int) for v in values):
        raise BadComparison(f"{key}: {shown(values)} is not a list of 1 to {VALUES} whole numbers")
    if len(set(values)) < len(values):
        raise BadComparison(f"{key}: {shown(values)} names a value twice")
    return who, name, values


def placed(state: State, seat: int, name: str, value: int) -> State:
    """Return the position with one number changed."""
    there = clone(state)
    setattr(there.monsters[seat], name, value)
    return there


def wanted_everywhere(
    positions: Sequence[State], actions: Sequence[str | Action] | None
) -> list[Sequence[str | Action] | None]:
    """Return the choices to compare in each position: those of them that are legal there.

    Raises
    ------
    BadComparison
        For a choice that is legal nowhere, with the reason, or a position in which none is.
    """
    if actions is None:
        return [None] * len(positions)
    lines: list[Sequence[str | Action] | None] = []
    seen: list[str | Action] = []
    for there in positions:
        line = [action for action in actions if legal_there(there, action)]
        if not line:
            here = listed(legal_actions(there))
            raise BadComparison(f"actions: none of them is legal at every value; at one of them legal are {here}")
        seen += line
        lines.append(line)
    missing = [action for action in actions if action not in seen]
    if missing:
        choices_of(positions[0], missing)  # says why
    return lines


def legal_there(state: State, action: str | Action) -> bool:
    """Return whether a choice can be compared in a position."""
    try:
        choices_of(state, [action])
    except BadComparison:
        return False
    return True
