"""Whims: random numbers of policies, the same for the same decision, fair, and complete as a generator."""

import random
from collections import Counter

from kony_nb.play.whims import Whims


def test_the_same_decision_has_the_same_numbers_whatever_came_between() -> None:
    whims = Whims(7)
    whims.turn_to(1, "keep", 3, 0)
    before = [whims.random() for _ in range(5)]
    whims.turn_to(2, "flee", 3, 0)
    between = [whims.random() for _ in range(5)]
    whims.turn_to(1, "keep", 3, 0)

    assert [whims.random() for _ in range(5)] == before
    assert not set(before) & set(between)
    assert len(set(before)) == 5


def test_all_that_a_generator_can_do_follows_from_the_decision() -> None:
    def everything(rng: random.Random) -> list[object]:
        items = list(range(10))
        rng.shuffle(items)
        numbers = [rng.getrandbits(k) for k in (0, 1, 7, 64, 65, 200)]
        return [items, numbers, rng.gauss(0, 1), rng.sample(range(100), 5), rng.choices("abc", k=9), rng.randint(1, 6)]

    whims = Whims(1)
    results = []
    for number in (4, 4, 5):
        whims.turn_to(number)
        results.append(everything(whims))

    assert results[0] == results[1] != results[2]
    assert all(n < 2**k for n, k in zip(results[0][1], (0, 1, 7, 64, 65, 200), strict=True))
    assert sorted(results[0][0]) == list(range(10))


def test_choices_are_as_likely_as_they_should_be() -> None:
    whims = Whims(3)
    counts: Counter[tuple[int, int]] = Counter()
    for decision in range(7200):
        whims.turn_to(0, "keep", decision, 0)
        counts[whims.choice(range(6)), whims.choice(range(6))] += 1

    assert sum((counts[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6)) < 66.6  # chi square, 0.1 %
