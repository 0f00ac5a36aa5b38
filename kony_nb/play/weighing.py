"""Which moments of a game are reviewed: where a turn begins, and the decisions in which there was a choice.

They are seen as the whole table sees them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from kony_nb.game.hidden import determinize, public
from kony_nb.game.history import Node
from kony_nb.play.evolutions import worth_of
from kony_nb.play.review_result import Prospect
from kony_nb.rules.actions import Action
from kony_nb.rules.agenda import KINDS
from kony_nb.rules.luck import Common
from kony_nb.rules.referee import decider, legal_actions
from kony_nb.rules.state import State, state_key

__all__ = ["Weighed", "prospects", "weighed"]

FEW = 3
"""Choices of a decision that are screened besides the one chosen: those worth most by the bot's rules of thumb."""
DEAL = "deal"
"""The seed by which hands are dealt where the bot says which choices are worth screening."""
NOT_WEIGHED = ("roll", "first_roll")
"""Decisions that leave nothing to choose but what an evolution in hand does, which nobody else knows."""


@dataclass(frozen=True)
class Weighed:
    """A decision that is screened.

    Attributes
    ----------
    seat, turn, at, node, kind, dice
        As of a `Regret`.
    position : bytes
        What everybody at the table knew.
    chosen : str
        The text of what was chosen.
    choices : tuple of str
        What is screened, the chosen one last.
    """

    seat: int
    turn: int
    at: int
    node: int
    kind: str
    dice: str
    position: bytes
    chosen: str
    choices: tuple[str, ...]


def open_decision(state: State) -> bool:
    """Return whether somebody is asked in a way that everybody at the table sees."""
    return decider(state) >= 0 and not KINDS[state.agenda[-1].kind].private


def prospects(path: Sequence[Node]) -> list[tuple[Prospect, Node]]:
    """Return the first open decision of every turn of a line, and its last moment, nothing played yet."""
    marked: list[tuple[Prospect, Node]] = []
    turn, begun = 0, False
    for at, node in enumerate(path):
        turns = sum(event.kind == "turn" for event in node.events)
        turn, begun = turn + turns, begun or turns > 0
        if begun and open_decision(node.state):
            marked.append((Prospect(turn, node.state.turn, at, node.id, 0, ()), node))
            begun = False
    if not marked or marked[-1][1] is not path[-1]:
        marked.append((Prospect(turn, -1, len(path) - 1, path[-1].id, 0, ()), path[-1]))
    return marked


def weighed(path: Sequence[Node], seats: Sequence[int]) -> list[Weighed]:
    """Return the decisions of a line that are screened.

    They are seen as the whole table sees them, so decisions that are made in secret are not among them, nor evolutions
    that were played from a hand.
    """
    marked: list[Weighed] = []
    turn = 0
    for at, (node, after) in enumerate(pairwise(path)):
        turn += sum(event.kind == "turn" for event in node.events)
        kind = node.state.agenda[-1].kind if node.state.agenda else ""
        if not open_decision(node.state) or kind in NOT_WEIGHED or decider(node.state) not in seats:
            continue
        assert after.action is not None
        seat, seen, chosen = decider(node.state), public(node.state), after.action
        legal = legal_actions(seen)
        if chosen in legal and len(legal) > 1:
            dealt = determinize(seen, Common(DEAL, len(marked)))
            choices = tuple([choice.text for choice in worth_weighing(dealt, seat, legal, chosen)])
            dice = seen.dice if kind == "keep" else ""
            marked.append(Weighed(seat, turn, at, node.id, kind, dice, state_key(seen), chosen.text, choices))
    return marked


def worth_weighing(state: State, seat: int, legal: tuple[Action, ...], chosen: Action) -> list[Action]:
    """Return the choices that are worth most by the bot's rules of thumb, and last the one that was chosen."""
    worth = dict(zip(legal, worth_of(state, seat, legal), strict=True))
    others = sorted([choice for choice in legal if choice is not chosen], key=lambda choice: -worth[choice])
    return [*others[:FEW], chosen]
