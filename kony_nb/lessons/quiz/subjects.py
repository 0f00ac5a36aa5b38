"""Every subject that a question can have."""

from kony_nb.lessons.quiz import amounts, choices, counts
from kony_nb.lessons.quiz.ask import Ask
from kony_nb.lessons.quiz.happening import Happened, happened
from kony_nb.lessons.quiz.subject import SUBJECTS, Subject

__all__ = ["code_of", "subject_of", "value_of"]

assert amounts is not None
assert choices is not None
assert counts is not None


def subject_of(ask: Ask) -> tuple[Subject, str]:
    """Return the subject of a question, and what it is about.

    Raises
    ------
    KeyError
        If there is no such subject.
    """
    key, _, about = ask.subject.partition(" ")
    return SUBJECTS[key], about


def value_of(told: Happened) -> str:
    """Return the right answer of a question that has been played, as a code."""
    subject, about = subject_of(told.ask)
    return subject.value(told, about)


def code_of(ask: Ask) -> str:
    """Return what the referee answers, as a code, from the scenario alone."""
    return value_of(happened(ask))
