"""The lattice: how many nodes, which neighbours, and that its sweeps are what they say."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from kony_nb.odds.lattice import lattice, names, places
from kony_nb.rules.faces import outcomes, sort_faces, sub_rolls, without


@pytest.mark.parametrize("dice", range(1, 9))
def test_nodes_and_pairs(dice: int) -> None:
    nodes = lattice(dice)
    assert nodes.nodes == comb(dice + 6, 6)
    assert len(nodes.pairs.kept) == comb(dice + 11, 11)
    assert dict(zip(names(dice, "AHEDSO")[nodes.top], nodes.ways, strict=True)) == {
        roll: chance * 6**dice for roll, chance in outcomes(dice)
    }
    assert sum(nodes.ways) == 6**dice


@pytest.mark.parametrize("faces", ["AHEDSO", "123AHE"])
def test_pairs_are_every_keep_of_every_roll_most_dice_first(faces: str) -> None:
    nodes, words = lattice(4), names(4, faces)
    for i, (roll, _) in enumerate(outcomes(4, faces)):
        which = nodes.pairs.of(i)
        kept = [words[node] for node in nodes.pairs.kept[which]]
        assert set(nodes.pairs.roll[which]) == {i}
        assert sorted(kept) == sorted(sub_rolls(roll))
        assert kept == sorted(kept, key=lambda name: (-len(name), places(4, faces)[name]))
        assert kept[0] == roll


def test_sums_and_spread_are_each_others_transpose() -> None:
    rng = np.random.default_rng(1)
    nodes = lattice(5)
    value, weight = rng.integers(0, 99, len(nodes.ways)), rng.integers(0, 99, nodes.nodes)
    forwards = nodes.spread(weight * nodes.powers(6)) @ value
    assert forwards == (weight * nodes.powers(6)) @ nodes.sums(value)


def test_sums_are_sums_over_ordered_rolls() -> None:
    nodes, words = lattice(3), names(3, "AHEDSO")
    value = {roll: i * i for i, (roll, _) in enumerate(outcomes(3))}
    sums = nodes.sums(np.array(list(value.values())))
    for node, kept in enumerate(words):
        following = [(sort_faces(kept + more), chance) for more, chance in outcomes(3 - len(kept))]
        mean = sum((chance * value[roll] for roll, chance in following), Fraction(0))
        assert sums[node] == mean * 6 ** (3 - len(kept))


def test_best_is_the_maximum_over_keeps() -> None:
    rng = np.random.default_rng(2)
    nodes, at = lattice(4), places(4, "AHEDSO")
    kept = rng.normal(size=(3, nodes.nodes))
    best = nodes.best(kept)
    for row in range(3):
        for i, (roll, _) in enumerate(outcomes(4)):
            assert best[row, i] == max(kept[row, at[name]] for name in sub_rolls(roll))


def test_neighbours_differ_by_one_die() -> None:
    nodes, words = lattice(3), names(3, "AHEDSO")
    for m in range(3):
        for f, face in enumerate("AHEDSO"):
            for i, name in enumerate(words[nodes.layers[m]]):
                more = words[nodes.layers[m + 1]][nodes.more[m][f, i]]
                assert without(more, face) == name
                below = nodes.fewer[m + 1][f, nodes.more[m][f, i]]
                assert nodes.has[m + 1][f, nodes.more[m][f, i]]
                assert words[nodes.layers[m]][below] == name
