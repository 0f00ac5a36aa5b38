"""What a scene is, as data: where it begins, what is to be done, and what shows that it was."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kony_nb.lessons.facts import Facts

__all__ = ["Evidence", "Plot"]


@dataclass(frozen=True)
class Evidence:
    """Facts that hold in a scene because of a rule, where no event cites the rule.

    Attributes
    ----------
    rule : str
        The id of the rule.
    facts : mapping
        What is so; it would not be so without the rule.
    after : int
        After how many actions of the solution; -1 for all of them.
    """

    rule: str
    facts: Facts
    after: int = -1


@dataclass(frozen=True)
class Plot:
    """The data of a scene.

    Attributes
    ----------
    name : str
        In small letters with hyphens, such as ``"destroy-before-ouch"``.
    title : str
        A few words.
    about : str
        What happens here, in a sentence or two.
    start : mapping
        Where it begins, as `kony_nb.scenario` reads it.
    task : str
        What the reader is to do, in one sentence.
    goal : mapping
        What must be so in the end, see `kony_nb.lessons.facts`.
    path : tuple of str
        One solution: actions as `Game.play` reads them, with the dice of each roll written out.
    hints : tuple of str
        From a vague one to a plain one.
    teaches : tuple of str
        The rules: each is cited by an event or a question of the solution, refuses something in ``refused``, or has
        its evidence.
    refused : tuple of (str, str)
        What to try in vain at the beginning: an action, and the rule that refuses it.
    evidence : tuple of Evidence
        What shows the rules that nothing cites.
    own : tuple of mapping
        Evolutions that stand in for those of an owner, as in a file of them; they are used from then on, see
        `kony_nb.use_cards`.
    """

    name: str
    title: str
    about: str
    start: Mapping[str, Any]
    task: str
    goal: Facts
    path: tuple[str, ...]
    hints: tuple[str, ...]
    teaches: tuple[str, ...]
    refused: tuple[tuple[str, str], ...] = ()
    evidence: tuple[Evidence, ...] = ()
    own: tuple[Mapping[str, Any], ...] = ()
