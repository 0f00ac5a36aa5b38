"""Small Markov chains, exact with Fractions: where one is after n steps, first passage, absorption, the long run."""

import math
from collections.abc import Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from operator import mul
from typing import Any

from kony_nb.odds.asked import whole
from kony_nb.rules.errors import BadOdds, shown

__all__ = ["Absorption", "Chain"]

Number = Fraction | float
Row = list[Any]

MOST_STEPS = 10_000
"""Steps that are followed at most."""


@dataclass(frozen=True)
class Absorption:
    """How a chain ends.

    Attributes
    ----------
    visits : dict of state to dict of state to number
        The fundamental matrix: from each transient state, how often each transient state is visited on average, the
        start included.
    steps : dict of state to number
        Steps until the end, on average.
    ends : dict of state to dict of state to number
        From each transient state, the probability of ending in each absorbing one.
    """

    visits: dict[Any, dict[Any, Number]]
    steps: dict[Any, Number]
    ends: dict[Any, dict[Any, Number]]


class Chain:
    """A Markov chain with a few states.

    Parameters
    ----------
    states : sequence
        Their names, each once.
    matrix : sequence of rows
        ``matrix[i][j]`` is the probability of going from state i to state j. Whole numbers and Fractions make an exact
        chain, which answers in Fractions; one float makes it a chain of floats.

    Raises
    ------
    BadOdds
        If a state is there twice, the matrix is not square, an entry is no probability, or a row does not add up to 1
        (floats: within a billionth).

    Examples
    --------
    >>> half = Fraction(1, 2)
    >>> chain = Chain(["in", "out"], [[half, half], [0, 1]])
    >>> chain.after(3)["in"], chain.absorption().steps["in"]
    (Fraction(1, 8), Fraction(2, 1))
    """

    def __init__(self, states: Sequence[Hashable], matrix: Sequence[Sequence[Number | int]]) -> None:
        if not isinstance(states, Collection) or not all(isinstance(state, Hashable) for state in states):
            raise BadOdds(f"the states are {shown(states)}; a chain needs a list of names, each once")
        if not isinstance(matrix, Collection) or not all(isinstance(row, Collection) for row in matrix):
            raise BadOdds(f"the matrix is {shown(matrix)}; a list of rows of numbers is needed")
        self.states: tuple[Any, ...] = tuple(states)
        n = len(self.states)
        if not n or len(set(self.states)) != n:
            raise BadOdds(f"the states are {shown(self.states)}; a chain needs one or more, each once")
        if len(matrix) != n or any(len(row) != n for row in matrix):
            raise BadOdds(f"the matrix must have {n} rows of {n} numbers, as there are {n} states")
        entries = [entry for row in matrix for entry in row]
        for entry in entries:
            if isinstance(entry, bool) or not isinstance(entry, Real) or not 0 <= entry <= 1:
                raise BadOdds(f"{shown(entry)} is no probability; allowed is a number from 0 to 1")
        self.exact = all(isinstance(entry, Rational) for entry in entries)
        kind = Fraction if self.exact else float
        self.matrix: tuple[tuple[Number, ...], ...] = tuple(tuple(kind(entry) for entry in row) for row in matrix)
        for state, row in zip(self.states, self.matrix, strict=True):
            total = sum(row)
            if total != 1 and (self.exact or not math.isclose(total, 1, rel_tol=1e-9)):
                raise BadOdds(f"the row of {shown(state)} adds up to {total}; it must be 1")

    def __repr__(self) -> str:
        return f"<Chain: {', '.join(map(str, self.states))}>"

    def _at(self, state: Any) -> int:
        if state not in self.states:
            raise BadOdds(f"{shown(state)} is no state of the chain; there are {', '.join(map(str, self.states))}")
        return self.states.index(state)

    def _start(self, start: Any) -> Row:
        at = 0 if start is None else self._at(start)
        return [Fraction(i == at) if self.exact else float(i == at) for i in range(len(self.states))]

    def _step(self, row: Row) -> Row:
        return [sum(map(mul, row, column)) for column in zip(*self.matrix, strict=True)]

    def _reaching(self, targets: Iterable[int]) -> set[int]:
        """Return the states from which one of the targets can be reached, the targets included."""
        found, last = set(targets), -1
        while len(found) != last:
            last = len(found)
            found |= {i for i, row in enumerate(self.matrix) if any(row[j] for j in found)}
        return found

    def after(self, n: int, start: Any = None) -> dict[Any, Number]:
        """Return the probability of each state after ``n`` steps, 0 to 10,000, from ``start`` (the first state).

        Raises
        ------
        BadOdds
            If the number or the state cannot be.
        """
        row = self._start(start)
        for _ in range(whole(n, "the number of steps", 0, MOST_STEPS)):
            row = self._step(row)
        return dict(zip(self.states, row, strict=True))

    def first_passage(self, target: Any, within: int, start: Any = None) -> tuple[Number, ...]:
        """Return the probabilities of reaching a state for the first time at steps 1, 2, ..., ``within``.

        Up to 10,000 steps. From the target itself it is the first return.

        Raises
        ------
        BadOdds
            If the number or a state cannot be.
        """
        at, row, found = self._at(target), self._start(start), []
        for _ in range(whole(within, "the number of steps", 0, MOST_STEPS)):
            row = self._step(row)
            found.append(row[at])
            row[at] *= 0
        return tuple(found)

    def mean_passage(self, target: Any) -> dict[Any, Number]:
        """Return from each state the mean number of steps to a state; from itself, to the first return.

        Raises
        ------
        BadOdds
            If it is no state, or there is a state from which it may never be reached.
        """
        at = self._at(target)
        never = [state for i, state in enumerate(self.states) if i not in self._reaching([at])]
        if never:
            raise BadOdds(f"{shown(target)} may never be reached from {', '.join(map(str, never))}: no mean")
        others = [i for i in range(len(self.states)) if i != at]
        means = self._solve(others, [[self._one()] for _ in others])
        steps = {i: row[0] for i, row in zip(others, means, strict=True)}
        steps[at] = self._one() + sum(self.matrix[at][i] * steps[i] for i in others)
        return {state: steps[i] for i, state in enumerate(self.states)}

    def absorption(self) -> Absorption:
        """Return how the chain ends in states that are never left.

        Raises
        ------
        BadOdds
            If there is none, or one can go round for ever without reaching one.
        """
        ends = [i for i, row in enumerate(self.matrix) if row[i] == 1]
        forever = [state for i, state in enumerate(self.states) if i not in self._reaching(ends)]
        if forever:
            raise BadOdds(f"from {', '.join(map(str, forever))} no state is reached that is never left")
        inside = [i for i in range(len(self.states)) if i not in ends]
        unit = [[self._one() * (i == j) for j in inside] for i in inside]
        fundamental = self._solve(inside, unit)
        names = [self.states[i] for i in inside]
        visits = {name: dict(zip(names, row, strict=True)) for name, row in zip(names, fundamental, strict=True)}
        return Absorption(
            visits,
            {name: sum(row) for name, row in zip(names, fundamental, strict=True)},
            {
                name: {self.states[j]: sum(row[k] * self.matrix[i][j] for k, i in enumerate(inside)) for j in ends}
                for name, row in zip(names, fundamental, strict=True)
            },
        )

    def stationary(self) -> dict[Any, Number]:
        """Return the shares of time spent in each state in the long run.

        Raises
        ------
        BadOdds
            If they depend on where the chain starts.
        """
        n = len(self.states)
        home = next((j for j in range(n) if len(self._reaching([j])) == n), None)
        if home is None:
            raise BadOdds("the long run depends on the start: there are several states, or groups of them, never left")
        # visits between two returns to a state that is always reached again are in proportion to the shares
        others = [i for i in range(n) if i != home]
        unit = [[self._one() * (i == j) for j in others] for i in others]
        between = self._solve(others, unit)
        visits = {home: self._one()}
        for k, j in enumerate(others):
            visits[j] = sum(self.matrix[home][i] * between[m][k] for m, i in enumerate(others)) + self._one() * 0
        total = sum(visits.values())
        return {state: visits[i] / total for i, state in enumerate(self.states)}

    def _one(self) -> Any:
        return Fraction(1) if self.exact else 1.0

    def _solve(self, inside: list[int], right: list[Row]) -> list[Row]:
        """Return X with (I - Q) X = right, where Q is the matrix among the states ``inside``."""
        one = self._one()
        rows = [
            [one * (i == j) - self.matrix[i][j] for j in inside] + list(given)
            for i, given in zip(inside, right, strict=True)
        ]
        n = len(inside)
        for column in range(n):
            pivot = max(range(column, n), key=lambda i: abs(rows[i][column]))
            rows[column], rows[pivot] = rows[pivot], rows[column]
            head = rows[column][column]
            rows[column] = [entry / head for entry in rows[column]]
            for i in range(n):
                factor = rows[i][column]
                if i != column and factor:
                    rows[i] = [a - factor * b for a, b in zip(rows[i], rows[column], strict=True)]
        return [row[n:] for row in rows]


