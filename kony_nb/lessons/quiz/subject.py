"""What one subject of questions is."""

from collections.abc import Callable
from dataclasses import dataclass

from kony_nb.lessons.quiz.happening import Happened
from kony_nb.rules.events import Event
from kony_nb.rules.state import Monster, State

__all__ = ["SUBJECTS", "Subject", "add_subject", "never", "seat_of", "silent", "who"]

Rivals = Callable[[Happened, str, str], list[str]]


@dataclass(frozen=True)
class Subject:
    """Something that can be asked about what happened.

    Attributes
    ----------
    form : str
        The form of the question.
    asks : function
        ``asks(told, about)``: the question in words.
    value : function
        ``value(told, about)``: the right answer as a short code, read from the referee.
    rivals : function
        ``rivals(told, about, right)``: codes of wrong answers, the best first.
    word : function
        ``word(told, code)``: a code as it is shown.
    concerns : function
        ``concerns(told, event, about)``: whether an event explains the answer.
    why : function
        ``why(told, about)``: a sentence that explains it besides, "" for none.
    """

    form: str
    asks: Callable[[Happened, str], str]
    value: Callable[[Happened, str], str]
    rivals: Rivals
    word: Callable[[Happened, str], str]
    concerns: Callable[[Happened, Event, str], bool]
    why: Callable[[Happened, str], str]


SUBJECTS: dict[str, Subject] = {}
"""Every subject by its first word; what follows that word is what it is about."""


def as_is(told: Happened, code: str) -> str:
    """Return the code itself."""
    return code


def never(told: Happened, event: Event, about: str) -> bool:
    """Return False: no event explains it."""
    return False


def silent(told: Happened, about: str) -> str:
    """Return no sentence."""
    return ""


def add_subject(
    key: str,
    form: str,
    asks: Callable[[Happened, str], str],
    value: Callable[[Happened, str], str],
    rivals: Rivals,
    word: Callable[[Happened, str], str] = as_is,
    concerns: Callable[[Happened, Event, str], bool] = never,
    why: Callable[[Happened, str], str] = silent,
) -> None:
    """Add a subject."""
    SUBJECTS[key] = Subject(form, asks, value, rivals, word, concerns, why)


def seat_of(told: Happened, name: str) -> int:
    """Return the seat of a monster by its name."""
    return told.names.index(name)


def who(state: State, name: str) -> Monster:
    """Return a monster by its name."""
    return next(monster for monster in state.monsters if monster.name == name)
