"""Intervals: textbook values, and how often they really hold the truth, by exact binomial sums."""

from itertools import product
from math import comb, factorial, sqrt

import pytest

from kony_nb.play.intervals import Z, paired_difference, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0000),
    ],
)
def test_wilson_has_the_values_of_the_textbook(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)

    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.value == wins / games


@pytest.mark.parametrize("games", [10, 50, 400])
def test_wilson_holds_the_truth_in_about_95_of_100_samples(games: int) -> None:
    shares = [at / 40 for at in range(2, 39)]
    held = [
        sum(
            comb(games, k) * p**k * (1 - p) ** (games - k)
            for k in range(games + 1)
            if wilson(k, games).low <= p <= wilson(k, games).high
        )
        for p in shares
    ]

    assert 0.94 < sum(held) / len(held) < 0.97
    assert min(held) > 0.83


def test_the_paired_difference_is_that_of_the_games_one_by_one() -> None:
    games = [(1, 1)] * 310 + [(1, 0)] * 190 + [(0, 1)] * 120 + [(0, 0)] * 380
    differences = [a - b for a, b in games]
    mean = sum(differences) / len(games)
    error = sqrt(sum((d - mean) ** 2 for d in differences)) / len(games)
    found = paired_difference(500, 430, 310, 1000)

    assert found.value == pytest.approx(mean)
    assert found.low == pytest.approx(mean - Z * error, abs=0.001)
    assert found.high == pytest.approx(mean + Z * error, abs=0.001)


@pytest.mark.parametrize("truth", [(0.3, 0.2, 0.1), (0.05, 0.05, 0.3), (0.25, 0.02, 0.4), (0.1, 0.3, 0.0)])
def test_the_paired_interval_holds_the_truth_in_about_95_of_100_samples(truth: tuple[float, float, float]) -> None:
    gained, lost, both = truth
    n, held = 40, 0.0
    for a, b in product(range(n + 1), repeat=2):
        if a + b > n:
            continue
        found = paired_difference(a, b, 0, n)
        chance = factorial(n) // (factorial(a) * factorial(b) * factorial(n - a - b))
        if found.low <= gained - lost <= found.high:
            held += chance * gained**a * lost**b * (1 - gained - lost) ** (n - a - b)

    assert 0.93 < held < 0.995
    assert both + gained + lost <= 1


def test_few_games_are_never_certain() -> None:
    equal = paired_difference(3, 3, 3, 3)

    assert equal.low < 0 < equal.high
    assert paired_difference(3, 0, 0, 3).high == 1.0
    assert paired_difference(0, 3, 0, 3).low == -1.0
