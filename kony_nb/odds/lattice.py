"""The lattice of face counts: every set of up to eight dice, and the sweeps that roll dice and choose among keeps.

A node is a multiset of faces. Layer ``m`` holds the multisets of ``m`` dice, in the order of the faces, and its nodes
touch those with one die more and one die less. Two rules on this lattice are all that rerolls need:

- what keeping K brings on average is the mean over the faces f of the same for K + f: one die is rolled at a time;
- the best that can be done from the dice K is the larger of keeping them and the best from K - f.

The arrays hold no letters, so both games share them. Values may carry further axes in front; nodes are the last axis.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, pairwise
from math import factorial, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kony_nb.rules.faces import sort_faces

__all__ = ["SIDES", "Lattice", "Pairs", "lattice", "names", "pair_names", "places"]

SIDES = 6

Values = NDArray[Any]
"""Numbers of one kind on nodes: float64, int64, or Python integers (dtype object) where those would overflow."""
Index = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Pairs:
    """Every full roll with every keep from it, the rolls in order; a roll's keeps with the most dice first.

    Attributes
    ----------
    roll, kept : arrays of int, shape (pairs,)
        Place of the roll in the last layer, and of the keep among all nodes. 12,376 pairs for 6 dice, 75,582 for 8.
    starts : array of int, shape (rolls,)
        Where the pairs of each roll begin. The first of them keeps all dice.
    """

    roll: Index
    kept: Index
    starts: Index

    def of(self, roll: int) -> slice:
        """Return where the pairs of one roll lie."""
        last = roll + 1 == len(self.starts)
        return slice(int(self.starts[roll]), len(self.kept) if last else int(self.starts[roll + 1]))


@dataclass(frozen=True, eq=False)
class Lattice:
    """The nodes of up to ``dice`` dice; made once for each number of dice by `lattice`.

    Attributes
    ----------
    dice : int
        1 to 8.
    counts : array of int, shape (nodes, 6)
        How often each face is in each node.
    layers : tuple of slice
        Where the nodes of 0, 1, ... dice lie.
    more, fewer : tuple of arrays of int, shape (6, nodes of the layer)
        For every layer and face, the node with that die more in the next layer (none for the last) and with that
        die less in the layer before (none for the first). Where a face is missing, ``fewer`` repeats another one.
    has : tuple of arrays of bool, shape (6, nodes of the layer)
        Whether the face is in the node, that is, whether ``fewer`` is true of it.
    ways : tuple of int
        In how many of the ``6**dice`` orders each full roll falls.
    """

    dice: int
    counts: NDArray[np.int8]
    layers: tuple[slice, ...]
    more: tuple[Index, ...]
    fewer: tuple[Index, ...]
    has: tuple[NDArray[np.bool_], ...]
    ways: tuple[int, ...]

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return lattice, (self.dice,)

    @property
    def nodes(self) -> int:
        """How many nodes there are: 924 for 6 dice, 3003 for 8."""
        return len(self.counts)

    @property
    def top(self) -> slice:
        """Where the full rolls lie."""
        return self.layers[-1]

    def sums(self, rolled: Values) -> Values:
        """Return for every node the sum over all ordered rolls of the missing dice.

        Parameters
        ----------
        rolled : array, shape (..., full rolls)
            The value of each full roll.

        Returns
        -------
        array, shape (..., nodes)
            At a node of ``m`` dice ``6**(dice - m)`` times the mean. Whole numbers stay whole.
        """
        found = np.empty((*rolled.shape[:-1], self.nodes), rolled.dtype)
        found[..., self.top] = layer = rolled
        for m in range(self.dice - 1, -1, -1):
            layer = np.add.reduce(layer.take(self.more[m], axis=-1), axis=-2)
            found[..., self.layers[m]] = layer
        return found

    def best(self, kept: Values) -> Values:
        """Return the largest value among all keeps from each full roll.

        Parameters
        ----------
        kept : array, shape (..., nodes)
            The value of keeping these dice and rolling the others; at a full roll, of stopping.

        Returns
        -------
        array, shape (..., full rolls)
        """
        best = kept[..., self.layers[0]]
        for m in range(1, self.dice + 1):
            less = np.maximum.reduce(best.take(self.fewer[m], axis=-1), axis=-2)
            best = np.maximum(kept[..., self.layers[m]], less)
        return best

    def spread(self, entering: Values) -> Values:
        """Return where weights end when all missing dice are rolled: the way of `sums`, forwards.

        Parameters
        ----------
        entering : array, shape (..., nodes)
            At a node of ``m`` dice ``6**m`` times the weight with which these dice are kept. It is used up.

        Returns
        -------
        array, shape (..., full rolls)
            ``6**dice`` times the weight of each full roll. Whole numbers stay whole.
        """
        layer = entering[..., self.layers[0]]
        for m in range(1, self.dice + 1):
            from_below = np.add.reduce(layer.take(self.fewer[m], axis=-1) * self.has[m], axis=-2)
            layer = entering[..., self.layers[m]] + from_below
        return layer

    def powers(self, of: int | float) -> Values:
        """Return ``of`` to the number of dice of each node; as floats where ``of`` is a float."""
        sizes = [layer.stop - layer.start for layer in self.layers]
        return np.repeat(np.array([of**m for m in range(self.dice + 1)]), sizes)

    @property
    def pairs(self) -> Pairs:
        """Every full roll with every keep from it, built once."""
        return _pairs(self.dice)


@cache
def lattice(dice: int) -> Lattice:
    """Return the lattice of up to ``dice`` dice, 1 to 8."""
    layers = [list(combinations_with_replacement(range(SIDES), m)) for m in range(dice + 1)]
    at = [{node: i for i, node in enumerate(layer)} for layer in layers]
    ends = np.cumsum([0, *map(len, layers)]).tolist()
    counts = [[node.count(face) for face in range(SIDES)] for layer in layers for node in layer]
    more, fewer, has = [], [], []
    for m, layer in enumerate(layers):
        if m < dice:
            more.append([[at[m + 1][tuple(sorted((*node, f)))] for node in layer] for f in range(SIDES)])
        held = [[f in node for node in layer] for f in range(SIDES)]
        less = [[at[m - 1][_without(node, f)] if node else 0 for node in layer] for f in range(SIDES)]
        has.append(held)
        fewer.append(less)
    return Lattice(
        dice,
        np.array(counts, np.int8),
        tuple(slice(a, b) for a, b in pairwise(ends)),
        tuple(np.array(table, np.intp) for table in more),
        tuple(np.array(table, np.intp) for table in fewer),
        tuple(np.array(table, np.bool_) for table in has),
        tuple(factorial(dice) // prod(map(factorial, row)) for row in counts[ends[-2] :]),
    )


def _without(node: tuple[int, ...], face: int) -> tuple[int, ...]:
    """Return the node with this face, or if it is missing with its first face, taken away."""
    at = node.index(face) if face in node else 0
    return node[:at] + node[at + 1 :]


@cache
def _pairs(dice: int) -> Pairs:
    nodes = lattice(dice)
    order = np.concatenate([np.arange(layer.start, layer.stop) for layer in reversed(nodes.layers)])
    inside = np.ones((nodes.nodes - nodes.top.start, nodes.nodes), np.bool_)
    for face in range(SIDES):
        count = nodes.counts[:, face]
        inside &= count[order][None, :] <= count[nodes.top][:, None]
    roll, at = inside.nonzero()
    return Pairs(roll, order[at], np.flatnonzero(np.diff(roll, prepend=-1)))


@lru_cache(64)
def names(dice: int, faces: str) -> tuple[str, ...]:
    """Return the dice of every node as letters, in the order of the nodes, each sorted as `sort_faces` does."""
    letters = sort_faces(faces)
    return tuple(
        "".join(node) for m in range(dice + 1) for node in combinations_with_replacement(letters, m)
    )


@lru_cache(64)
def places(dice: int, faces: str) -> dict[str, int]:
    """Return the node of every set of dice, by its letters."""
    return {name: i for i, name in enumerate(names(dice, faces))}


@lru_cache(16)
def pair_names(dice: int, faces: str) -> tuple[tuple[str, str], ...]:
    """Return every full roll with every keep from it as letters, in the order of `Lattice.pairs`."""
    words, pairs, first = names(dice, faces), lattice(dice).pairs, lattice(dice).top.start
    return tuple([(words[first + i], words[j]) for i, j in zip(pairs.roll.tolist(), pairs.kept.tolist(), strict=True)])
