"""Which die is which: the rules know dice as a multiset, on the screen each die keeps its place.

A die that is set aside stays where it lies; only the others get new faces. The places follow from the steps of the
turn, and from which dice a person pointed at.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kony_nb.game.history import Node
from kony_nb.rules.faces import sort_faces
from kony_nb.views.dice import BLACK_DICE

__all__ = ["Die", "dice_on_table", "letters_of"]


@dataclass(frozen=True)
class Die:
    """One die on the table.

    Attributes
    ----------
    face : str
        Its letter; "" while it waits to be rolled.
    kept : bool
        Whether it was set aside before the last roll, or is being set aside for the next.
    green : bool
        Whether it is one of the dice beyond six, which cards bring.
    """

    face: str
    kept: bool = False
    green: bool = False


def dice_on_table(path: Sequence[Node], pointed: Mapping[int, Sequence[int]] | None = None) -> list[Die]:
    """Return the dice of the turn at the end of a path, each in its place.

    Parameters
    ----------
    path : sequence of Node
        From the root to the moment shown.
    pointed : mapping of int to sequence of int
        For the ids of nodes whose action is a ``keep``: the places of the dice that the person kept. Where nothing is
        known the leftmost dice of each face are taken, those that lay aside before first.

    Returns
    -------
    list of Die
        Empty when no dice lie on the table.
    """
    pointed = pointed or {}
    dice: list[Die] = []
    if not path or (not path[-1].state.dice and path[-1].state.phase != "roll"):
        return dice
    for node in path[_turn_start(path) :]:
        if node.action is None:
            continue
        if node.action.verb == "keep":
            kept = "".join(node.action.args)
            if node.parent is not None:
                dice = _agree(dice, node.parent.state.dice)  # a card may have had a die rolled since
            places = set(_places(dice, kept, pointed.get(node.id)))
            dice = [
                Die(die.face if at in places else "", at in places, die.green) for at, die in enumerate(dice)
            ]
        elif node.action.verb == "dice" and node.state.dice and _is_turn_roll(node):
            rolled = iter(node.action.args[0])
            if any(die.face == "" for die in dice) and len(dice) == len(node.state.dice):
                dice = [die if die.kept else Die(next(rolled), green=die.green) for die in dice]
            else:
                dice = _thrown(node.action.args[0])
    return _agree(dice, path[-1].state.dice)


def letters_of(dice: Sequence[Die], places: Sequence[int]) -> str:
    """Return the faces of the dice in these places, as the letters of a ``keep``, sorted as the rules sort them."""
    return sort_faces("".join(dice[at].face for at in sorted(set(places))))


def _turn_start(path: Sequence[Node]) -> int:
    for at in range(len(path) - 1, -1, -1):
        if any(event.kind == "turn" for event in path[at].events):
            return at
    return 0


def _is_turn_roll(node: Node) -> bool:
    """Tell the dice of the turn from single dice rolled for a card."""
    return any(
        event.kind == "roll" and event.rule in ("core.roll.dice", "core.setup.first-player") for event in node.events
    )


def _places(dice: Sequence[Die], kept: str, pointed: Sequence[int] | None) -> list[int]:
    if pointed is not None and letters_of(dice, pointed) == kept:
        return list(pointed)
    places: list[int] = []
    for face in kept:
        free = [at for at, die in enumerate(dice) if die.face == face and at not in places]
        places.append(min(free, key=lambda at: (not dice[at].kept, at)))
    return places


def _agree(dice: list[Die], now: str) -> list[Die]:
    """Make the dice show what lies on the table: cards change faces or throw dice away, scenarios start mid-turn."""
    if sorted(die.face for die in dice if die.face) == sorted(now):
        return dice
    left = list(now)
    shown: list[Die | None] = []
    for die in dice:
        if die.face in left:
            left.remove(die.face)
            shown.append(die)
        else:
            shown.append(None)
    changed = [
        Die(left.pop(0), green=dice[at].green) if die is None and left else die for at, die in enumerate(shown)
    ]
    lying = [die for die in changed if die is not None]
    return lying + [Die(face, green=at >= BLACK_DICE) for at, face in enumerate(left, len(lying))]


def _thrown(faces: str) -> list[Die]:
    """Return dice that were all rolled at once, the black ones first."""
    return [Die(face, green=at >= BLACK_DICE) for at, face in enumerate(faces)]
