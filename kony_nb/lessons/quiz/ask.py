"""What is asked, as data: a position, what happens next, and the subject of the question."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["FORMS", "Ask", "Question"]

FORMS = {
    "referee": "Is this allowed?",
    "predict": "What will a monster have after this?",
    "count": "How many?",
    "choose": "Which of these?",
}
"""The forms of a question."""


@dataclass(frozen=True)
class Ask:
    """A question without words and options.

    Attributes
    ----------
    start : mapping
        The scenario, without ``then``.
    then : tuple of str
        What was played since, as a scenario says it; a last ``"?"`` leaves chance waiting.
    do : tuple of str
        What happens next. Chance that is not written out falls by the seed of the scenario. For the subjects
        ``legal``, ``allowed`` and ``forbidden`` the last of them is, or all of them are, what is asked about.
    subject : str
        What is asked, see `kony_nb.lessons.quiz.subjects`: ``"lp Kong"``, ``"asked"``, ``"legal"``, ...
    lures : tuple of str
        Answers of those who forget the rule, in the code of the subject; further ones are found.
    rule : str
        The rule that the question is made for, "" if it came from a game played at random.
    note : str
        What one has to know and does not see on the board.
    because : str
        What the answer turns on in this position, where the events and rules do not say it; told in the explanation.
    seat : int
        Who looks at the board, 0 upwards; -1 where everything lies open.
    blind : bool
        Whether the board is not shown: it would tell the answer, or has nothing to do with it.
    """

    start: Mapping[str, Any]
    then: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    subject: str = "legal"
    lures: tuple[str, ...] = ()
    rule: str = ""
    note: str = ""
    because: str = ""
    seat: int = -1
    blind: bool = False

    @property
    def position(self) -> dict[str, Any]:
        """The scenario of the position, for `kony_nb.scenario`."""
        return {**self.start, "then": list(self.then)} if self.then else dict(self.start)


@dataclass(frozen=True)
class Question:
    """A question with its options.

    Attributes
    ----------
    id : str
        Form, seed and number, such as ``"predict/7/3"``; of a question made for a rule ``"predict/7/r41"``, with the
        rule's place in the rulebook. The same id, the same question.
    form : str
        One of `FORMS`.
    prompt : str
        The question, in words.
    position : dict
        The scenario from which it comes; `kony_nb.scenario` stands there.
    options : tuple of str
        Two to five answers, one of them right.
    rules : tuple of str
        The ids of the rules that are asked. They may give the answer away, so they are not shown before it either.
    seat : int
        Who looks at the board, 0 upwards; -1 where everything lies open.
    answer : int
        Which option is right. Neither it nor the explanation is shown before the question is answered.
    explanation : str
        Why, with the numbers; on a second line the rules, where some are told.
    ask : Ask
        What the referee is asked.
    """

    id: str
    form: str
    prompt: str
    position: dict[str, Any] = field(repr=False)
    options: tuple[str, ...]
    rules: tuple[str, ...] = field(default=(), repr=False)
    seat: int = -1
    answer: int = field(default=0, repr=False)
    explanation: str = field(default="", repr=False)
    ask: Ask = field(default_factory=lambda: Ask({}), repr=False)
