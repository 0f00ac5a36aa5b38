"""The small equilibrium solver, against nashpy: games of two choices, and hidden types written as normal form."""

import random
import warnings
from fractions import Fraction
from itertools import product

import nashpy
import numpy as np
import pytest

from kony_nb.odds.equilibrium import hidden_equilibrium, two_by_two
from kony_nb.odds.tracing import Path, null_vector, traced

TOLD = Fraction(1, 10**30)
"""Chances are told to forty decimals."""
EXPLOITABLE = 1e-9


def tables(rng: random.Random) -> tuple[list[list[int]], list[list[int]]]:
    first, second = ([[rng.randint(-9, 9) for _ in range(2)] for _ in range(2)] for _ in range(2))
    return first, second


@pytest.mark.parametrize("seed", range(60))
def test_games_of_two_choices_have_the_equilibria_that_nashpy_finds(seed: int) -> None:
    first, second = tables(random.Random(seed))
    found = {(float(x), float(y)) for x, y in two_by_two(first, second)}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of degenerate games, and divides by zero in them
        theirs = {
            (round(float(x[0]), 9) + 0.0, round(float(y[0]), 9) + 0.0)
            for x, y in nashpy.Game(first, second).support_enumeration()
        }
    ours = {(round(x, 9), round(y, 9)) for x, y in found}
    assert theirs <= ours
    for x, y in two_by_two(first, second):
        at = [[Fraction(v) for v in row] for row in first], [[Fraction(v) for v in row] for row in second]
        rows = [y * row[0] + (1 - y) * row[1] for row in at[0]]
        columns = [x * at[1][0][b] + (1 - x) * at[1][1][b] for b in (0, 1)]
        assert max(rows) == x * rows[0] + (1 - x) * rows[1]
        assert max(columns) == y * columns[0] + (1 - y) * columns[1]


def test_some_of_these_games_are_mixed_and_some_have_several() -> None:
    found = [two_by_two(*tables(random.Random(seed))) for seed in range(60)]
    assert any(len(each) == 1 and 0 < each[0][0] < 1 for each in found)
    assert any(len(each) == 3 for each in found)
    assert all(found)


def test_a_game_in_which_nothing_matters_has_every_pure_pair() -> None:
    assert len(two_by_two([[0, 0], [0, 0]], [[1, 1], [1, 1]])) == 4


def hidden(seed: int, types: tuple[int, int]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return chances of types and payoffs; types of one kind are not drawn twice."""
    rng = np.random.default_rng(seed)
    chances = rng.random(types)
    return chances / chances.sum(), rng.integers(-4, 5, (2, 2, *types)), rng.integers(-4, 5, (2, 2, *types))


def normal_form(chances: np.ndarray, payoff: np.ndarray) -> np.ndarray:
    """Return what plans, a choice for each type of each side, bring on average."""
    m, n = chances.shape
    plans = [list(product((0, 1), repeat=types)) for types in (m, n)]
    return np.array(
        [
            [sum(chances[i, j] * payoff[a[i], b[j], i, j] for i in range(m) for j in range(n)) for b in plans[1]]
            for a in plans[0]
        ]
    )


def weights(says: np.ndarray) -> np.ndarray:
    """Return how likely each plan is, if every type says yes by a chance of its own."""
    return np.array(
        [np.prod([p if choice == 0 else 1 - p for p, choice in zip(says, plan, strict=True)])
         for plan in product((0, 1), repeat=len(says))]
    )


@pytest.mark.parametrize("types", [(1, 1), (2, 2), (2, 3), (4, 3)])
@pytest.mark.parametrize("seed", range(6))
def test_hidden_types_answer_each_other_best_by_the_normal_form(seed: int, types: tuple[int, int]) -> None:
    chances, first, second = hidden(seed, types)
    found = hidden_equilibrium(chances, first, second)
    game = nashpy.Game(normal_form(chances, first), normal_form(chances, second))
    x, y = weights(found.first), weights(found.second)
    mine, theirs = game[x, y]
    gain = max(float((game.payoff_matrices[0] @ y).max() - mine), float((x @ game.payoff_matrices[1]).max() - theirs))
    assert gain <= EXPLOITABLE
    assert gain == pytest.approx(found.exploitability, abs=1e-9)
    assert all(0 <= p <= 1 for p in (*found.first, *found.second))


def degenerate(seed: int, types: tuple[int, int], most: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return a game in which many things are equal: small payoffs, and pairs of types that never meet."""
    rng = np.random.default_rng(seed)
    chances = rng.integers(0, 3, types)
    chances[0, 0] = 1
    likely = np.array([[Fraction(int(n), int(chances.sum())) for n in row] for row in chances])
    shape = (2, 2, *types)
    return likely, rng.integers(-most, most + 1, shape), rng.integers(-most, most + 1, shape)


@pytest.mark.parametrize("types", [(1, 1), (1, 4), (3, 3), (6, 6), (12, 9)])
@pytest.mark.parametrize("most", [0, 1, 3])
def test_where_much_is_equal_nobody_gains_either(types: tuple[int, int], most: int) -> None:
    for seed in range(6):
        chances, first, second = degenerate(seed, types, most)
        found = hidden_equilibrium(chances, first, second)
        likely = chances.astype(float)
        for says, answers, payoff in (
            (found.first, found.second, first * likely),
            (found.second, found.first, (second * likely).transpose(1, 0, 3, 2)),
        ):
            assert says.min() >= 0
            assert says.max() <= 1
            mixed = payoff[:, 0] @ answers + payoff[:, 1] @ (1 - answers)  # by choice and type
            value = mixed[0] * says + mixed[1] * (1 - says)
            assert value == pytest.approx(mixed.max(axis=0), abs=EXPLOITABLE)


def in_whole_numbers(seed: int, m: int, n: int) -> tuple[list[int], list[list[int]]]:
    """Return what yes gains each type, and how much more for each of the others that says yes."""
    rng, every = random.Random(seed), range(m + n)
    bases = [rng.randint(-99, 99) for _ in every]
    return bases, [[rng.randint(-99, 99) * ((row < m) != (column < m)) for column in every] for row in every]


@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_the_path_is_an_equilibrium_in_whole_numbers(seed: int) -> None:
    bases, slopes = in_whole_numbers(seed, 9, 7)
    says = traced(bases, slopes, (9, 7))
    mixed = 0
    for own, base, row in zip(says, bases, slopes, strict=True):
        gain = base + sum(slope * other for slope, other in zip(row, says, strict=True))
        assert 0 <= own <= 1
        assert gain <= TOLD or own == 1
        assert gain >= -TOLD or own == 0
        mixed += 0 < own < 1
    assert mixed % 2 == 0  # as many on each side, or they could not make each other indifferent


def test_a_path_may_need_the_coins_to_count_more_again() -> None:
    rises = 0
    for seed in range(12):
        path = Path(*in_whole_numbers(seed, 5, 5), (5, 5))
        while path.weight > 0:
            before = path.weight
            path.follow()
            rises += path.weight > before
    assert rises > 0


def test_null_vectors() -> None:
    for seed in range(40):
        rng = random.Random(seed)
        rows = [[rng.randint(-3, 3) for _ in range(5)] for _ in range(4)]
        if np.linalg.matrix_rank(np.array(rows)) == 4:
            found = null_vector([list(row) for row in rows])
            assert any(found)
            assert all(sum(a * b for a, b in zip(row, found, strict=True)) == 0 for row in rows)
    assert null_vector([[0, 7]]) == [1, 0]


def test_nashpy_calls_pure_ones_best_responses() -> None:
    pure = 0
    for seed in range(12):
        chances, first, second = hidden(seed, (2, 2))
        found = hidden_equilibrium(chances, first, second)
        if {*found.first, *found.second} <= {0.0, 1.0}:
            game = nashpy.Game(normal_form(chances, first), normal_form(chances, second))
            assert all(game.is_best_response(weights(found.first), weights(found.second)))
            pure += 1
    assert pure >= 3


def test_a_single_type_each_is_the_game_of_two_choices() -> None:
    for seed in range(20):
        first, second = tables(random.Random(seed))
        ties = [first[0][b] == first[1][b] or second[b][0] == second[b][1] for b in (0, 1)]
        if any(ties):  # then there are more equilibria than the pure and the mixed ones
            continue
        shaped = [np.array(table, dtype=float).reshape(2, 2, 1, 1) for table in (first, second)]
        found = hidden_equilibrium(np.ones((1, 1)), *shaped)
        near = [
            abs(float(x) - found.first[0]) + abs(float(y) - found.second[0]) < 1e-6
            for x, y in two_by_two(first, second)
        ]
        assert any(near)


def test_the_same_question_has_the_same_answer() -> None:
    one, two = (hidden_equilibrium(*hidden(3, (4, 3))) for _ in range(2))
    assert (one.first.tolist(), one.second.tolist()) == (two.first.tolist(), two.second.tolist())
