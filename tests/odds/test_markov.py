"""Markov chains: against counting by hand, powers of the matrix, and icepool."""

from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

from kony_nb.odds import Chain
from kony_nb.rules.errors import BadOdds

F = Fraction
WALK = Chain(
    ["ruin", 1, 2, 3, "rich"],
    [
        [1, 0, 0, 0, 0],
        [F(2, 3), 0, F(1, 3), 0, 0],
        [0, F(2, 3), 0, F(1, 3), 0],
        [0, 0, F(2, 3), 0, F(1, 3)],
        [0, 0, 0, 0, 1],
    ],
)
WEATHER = Chain("sru", [[F(1, 2), F(1, 4), F(1, 4)], [F(1, 3), 0, F(2, 3)], [F(1, 5), F(3, 5), F(1, 5)]])


def floats(chain: Chain) -> Chain:
    return Chain(chain.states, [[float(entry) for entry in row] for row in chain.matrix])


def paths(chain: Chain, start: Any, n: int) -> dict[tuple[Any, ...], Fraction]:
    """Every path of n steps, with its probability."""
    found = {}
    for later in product(chain.states, repeat=n):
        chance, at = F(1), start
        for to in later:
            chance *= F(chain.matrix[chain.states.index(at)][chain.states.index(to)])
            at = to
        if chance:
            found[later] = chance
    return found


@pytest.mark.parametrize("chain", [WALK, WEATHER])
def test_after_some_steps_as_by_all_paths(chain: Chain) -> None:
    for start in chain.states:
        assert chain.after(0, start) == {state: F(state == start) for state in chain.states}
        ends = dict.fromkeys(chain.states, F(0))
        for path, chance in paths(chain, start, 4).items():
            ends[path[-1]] += chance
        assert chain.after(4, start) == ends
    assert chain.after(2) == chain.after(2, chain.states[0])


@pytest.mark.parametrize("chain", [WALK, WEATHER])
def test_first_passage_as_by_all_paths(chain: Chain) -> None:
    for start, target in product(chain.states, repeat=2):
        first = [F(0)] * 4
        for path, chance in paths(chain, start, 4).items():
            if target in path:
                first[path.index(target)] += chance
        assert chain.first_passage(target, 4, start) == tuple(first)


def test_gamblers_ruin() -> None:
    end = WALK.absorption()
    # with odds of 2 to 1 against, from i of n: (2**i - 1) / (2**n - 1)
    assert {state: ends["rich"] for state, ends in end.ends.items()} == {1: F(1, 15), 2: F(3, 15), 3: F(7, 15)}
    assert all(ends["rich"] + ends["ruin"] == 1 for ends in end.ends.values())
    for state, steps in end.steps.items():
        there = WALK.matrix[WALK.states.index(state)]
        assert steps == 1 + sum(p * end.steps.get(to, 0) for to, p in zip(WALK.states, there, strict=True))
    assert end.visits[2][2] == 1 + F(2, 3) * end.visits[1][2] + F(1, 3) * end.visits[3][2]


def test_time_to_absorption_equals_icepool() -> None:
    def step(state: int) -> Any:
        return icepool.Die({state - 1: 2, state + 1: 1}) if state in (1, 2, 3) else state

    for start, steps in WALK.absorption().steps.items():
        assert icepool.Die([start]).mean_time_to_absorb(step) == steps


def test_the_long_run_stays_as_it_is() -> None:
    shares = WEATHER.stationary()
    assert sum(shares.values()) == 1
    for to in WEATHER.states:
        j = WEATHER.states.index(to)
        flow = zip(shares.values(), WEATHER.matrix, strict=True)
        assert shares[to] == sum(share * row[j] for share, row in flow)
    for state in WEATHER.states:
        assert WEATHER.mean_passage(state)[state] == 1 / shares[state]


def test_a_state_that_is_left_for_ever_has_no_share() -> None:
    half = F(1, 2)
    chain = Chain("abc", [[half, half, 0], [0, half, half], [0, 1, 0]])
    assert chain.stationary() == {"a": 0, "b": F(2, 3), "c": F(1, 3)}
    assert chain.mean_passage("c") == {"a": 4, "b": 2, "c": 3}
    assert Chain("a", [[1]]).stationary() == {"a": 1}


@pytest.mark.parametrize("chain", [WALK, WEATHER])
def test_floats_agree(chain: Chain) -> None:
    near = floats(chain)
    assert not near.exact
    start = chain.states[1]
    assert near.after(5, start) == pytest.approx({s: float(p) for s, p in chain.after(5, start).items()})
    if chain is WALK:
        assert near.absorption().steps == pytest.approx({s: float(n) for s, n in chain.absorption().steps.items()})
    else:
        assert near.stationary() == pytest.approx({s: float(p) for s, p in chain.stationary().items()})
        assert near.mean_passage("u") == pytest.approx({s: float(n) for s, n in chain.mean_passage("u").items()})


@pytest.mark.parametrize(("states", "matrix", "says"), [
    ("aa", [[1, 0], [0, 1]], "each once"),
    ("", [], "one or more"),
    ("ab", [[1, 0]], "2 rows of 2"),
    ("ab", [[1], [1]], "2 rows of 2"),
    ("ab", [[2, -1], [0, 1]], "2 is no probability"),
    ("ab", [[None, 1], [0, 1]], "None is no probability"),
    ("ab", [[float("nan"), 1], [0, 1]], "nan is no probability"),
    ("ab", [[F(1, 2), F(1, 3)], [0, 1]], "'a' adds up to 5/6"),
    ("ab", [[1, 0], [0.5, 0.4]], "'b' adds up to 0.9"),
])  # fmt: skip
def test_what_is_no_chain(states: str, matrix: Any, says: str) -> None:
    with pytest.raises(BadOdds, match=says):
        Chain(states, matrix)


def test_questions_without_an_answer() -> None:
    for ask, says in (
        (lambda: WALK.after(-1), "number of steps is -1"),
        (lambda: WALK.after(1, "x"), "'x' is no state of the chain; there are ruin, 1, 2, 3, rich"),
        (lambda: WALK.first_passage("x", 3), "no state of the chain"),
        (lambda: WALK.first_passage(1, 1.5), "number of steps is 1.5"),
        (lambda: WALK.mean_passage("rich"), "may never be reached from ruin"),
        (WALK.stationary, "depends on the start"),
        (WEATHER.absorption, "from s, r, u no state is reached that is never left"),
    ):
        with pytest.raises(BadOdds, match=says):
            ask()
    assert repr(WALK) == "<Chain: ruin, 1, 2, 3, rich>"
