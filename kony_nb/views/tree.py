"""What was played as a tree: every way that was tried in a game and its branches, with the chances on its edges."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kony_nb.rules.errors import KonyError
from kony_nb.views.twigs import Games, Twig, grow, named, turn_words

if TYPE_CHECKING:
    from networkx import DiGraph

__all__ = ["Limb", "drawn", "laid_out", "line_of", "standing", "tree_graph"]

SHORT = 4
"""So many moments in a single line are all drawn; of more only the ends."""


@dataclass(frozen=True)
class Limb:
    """A moment that is drawn, and the line that leads to it from the drawn moment before.

    Attributes
    ----------
    twig : Twig
        The moment.
    steps : tuple of Twig
        The moments of the line, the drawn one last; empty for a beginning.
    """

    twig: Twig
    steps: tuple[Twig, ...]


def line_of(twigs: list[Twig], games: Games, shown: str | None) -> tuple[Twig, set[Twig]]:
    """Return where the game that is shown stands, and the moments of its line.

    Raises
    ------
    KonyError
        If none of the games has this name.
    """
    there = named(games)
    name = next(iter(there)) if shown is None else shown
    if name not in there:
        raise KonyError(f"shown: {name!r} is not one of {', '.join(there)}")
    by_node = {id(twig.places[name]): twig for twig in twigs if name in twig.places}
    path = [by_node[id(node)] for node in there[name].path if id(node) in by_node]
    ahead = {by_node[id(node)] for node in there[name].line if id(node) in by_node}
    return path[-1], ahead


def standing(twigs: list[Twig], games: Games) -> dict[Twig, list[str]]:
    """Return where the games stand: the names of those at each such moment."""
    found: dict[Twig, list[str]] = {}
    for name in named(games):
        found.setdefault(line_of(twigs, games, name)[0], []).append(name)
    return found


def drawn(twigs: list[Twig], games: Games) -> list[Limb]:
    """Return what is drawn of a tree: forks, ends, where each game stands, and between them short lines only."""
    kept = set(standing(twigs, games))
    kept |= {twig for twig in twigs if twig.parent is None or len(twig.children) != 1}
    limbs = []
    for twig in twigs:
        if twig not in kept:
            continue
        steps = list(_back(twig, kept))[::-1]
        pieces = _pieces(steps) if 0 < len(steps) <= SHORT else [steps]
        limbs += [Limb(piece[-1] if piece else twig, tuple(piece)) for piece in pieces]
    return limbs


def _pieces(steps: list[Twig]) -> list[list[Twig]]:
    """Return a short line in pieces: a choice with the chance that it sets off, else each step by itself."""
    pieces: list[list[Twig]] = [[]]
    for step in steps:
        pieces[-1].append(step)
        if step.kind != "chance" and step is not steps[-1]:
            pieces.append([])
    return pieces


def _back(twig: Twig, kept: set[Twig]) -> Iterator[Twig]:
    """Yield a moment and those before it, back to the one after the last moment that is kept."""
    while twig.parent is not None:
        yield twig
        twig = twig.parent
        if twig in kept:
            return


def tree_graph(games: Games, *, seats: Collection[int] | None = None, collapsed: bool = False) -> "DiGraph":
    """Return what was played as a graph: a node for each moment, an edge for each action or outcome taken.

    Parameters
    ----------
    games : Game or dict of str to Game
        A game, or a game and its branches by name, which share the moments that they have in common.
    seats : collection of int, optional
        Who looks, 0 upwards: what only others may know is left out or told without its content. None tells everything.
    collapsed : bool
        Whether long single lines are one edge each.

    Returns
    -------
    networkx.DiGraph
        Nodes (0 upwards) have ``kind`` (``choice``, ``chance`` or ``over``), ``who`` (the monster that is asked, "" if
        none is), ``what`` (the question, in a sentence), ``turn``, ``step`` (moments told before it), ``games`` (the
        names of those that hold it), ``here`` (the names of those that stand there) and ``pos`` (to lay it out from
        left to right). Edges have ``action`` (in words), ``chance`` (a Fraction on edges that an outcome of chance
        took, else None) and ``steps`` (how many moments it stands for).

    Raises
    ------
    KonyError
        If there is no game.

    Examples
    --------
    >>> from kony_nb.game.game import Game
    >>> game = Game.new(seed=7)
    >>> _ = game.play("roll")
    >>> graph = tree_graph(game)
    >>> [edge["chance"] for *_, edge in list(graph.edges(data=True))[-2:]]
    [None, Fraction(35, 23328)]
    """
    import networkx

    twigs = grow(games, seats=seats)
    limbs = drawn(twigs, games) if collapsed else [Limb(t, (t,) if t.parent is not None else ()) for t in twigs]
    stands, places = standing(twigs, games), laid_out(limbs)
    graph = networkx.DiGraph()
    for limb in limbs:
        twig = limb.twig
        column, row = places[twig]
        graph.add_node(
            twig.id,
            kind=twig.kind,
            who=twig.state.monsters[twig.seat].name if twig.seat >= 0 else "",
            what=twig.what,
            turn=turn_words(twig.state),
            step=twig.step,
            games=list(twig.places),
            here=stands.get(twig, []),
            pos=(column, -row),
        )
    for limb in limbs:
        if limb.steps:
            first = limb.steps[0]
            assert first.parent is not None
            graph.add_edge(
                first.parent.id, limb.twig.id, action=first.words, chance=first.chance, steps=len(limb.steps)
            )
    return graph


def laid_out(limbs: list[Limb]) -> dict[Twig, tuple[int, int]]:
    """Return the column and the row of every drawn moment: each line goes on in its row, each fork opens new ones."""
    children: dict[Twig | None, list[Twig]] = {}
    for limb in limbs:
        children.setdefault(limb.steps[0].parent if limb.steps else None, []).append(limb.twig)
    places: dict[Twig, tuple[int, int]] = {}
    rows = 0
    waiting = [(twig, 0) for twig in reversed(children.get(None, []))]
    while waiting:  # a child that is not the first comes to the next free row when all of those before it are laid
        twig, column = waiting.pop()
        parent = twig.parent
        while parent is not None and parent not in places:
            parent = parent.parent
        first = parent is not None and children[parent][0] is twig
        if first and parent is not None:
            row = places[parent][1]
        else:
            row, rows = rows, rows + 1
        places[twig] = (column, row)
        waiting += [(child, column + 1) for child in reversed(children.get(twig, []))]
    return places
