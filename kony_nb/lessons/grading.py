"""What graders ask: is this answer of this student right? Nothing is kept, and no classroom is entered."""

from kony_nb.lessons.checking import entry_of, judge
from kony_nb.lessons.classrooms import numbers_for

__all__ = ["grade"]


def grade(code: str, student: str, exercise: str, answer: object) -> bool:
    """Return whether an answer is right with this student's numbers.

    Raises
    ------
    BadLesson
        For an exercise that does not exist.
    """
    entry = entry_of(exercise)
    return judge(entry, numbers_for(entry, code, student), answer).right
