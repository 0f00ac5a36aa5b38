"""What a student's answers come to: a table, a CSV file, and plain asserts that graders run."""

import csv
import io
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kony_nb.game.saves import file_at, write_file
from kony_nb.lessons.answered import Answered, write
from kony_nb.lessons.checking import judge
from kony_nb.lessons.classrooms import numbers_for
from kony_nb.lessons.entry import EXERCISES
from kony_nb.rules.errors import BadLesson, shown
from kony_nb.views.table import Table

__all__ = ["Result", "csv_text", "export", "judged", "results_of"]


@dataclass(frozen=True)
class Result:
    """What the answers to one exercise come to.

    Attributes
    ----------
    exercise : str
        The id.
    tries : int
        How many answers there were, up to the first right one.
    right : bool
        Whether one was right.
    answer : str
        The right one, else the last one.
    misconceptions : tuple of str
        Those that were recognised, each once, in order.
    """

    exercise: str
    tries: int
    right: bool
    answer: str
    misconceptions: tuple[str, ...]


def judged(given: Answered) -> list[Result]:
    """Return what a student's answers come to, by exercise; each is judged again with the student's numbers."""
    found = []
    for ident in sorted(set(given.answers) & set(EXERCISES)):
        entry, answers = EXERCISES[ident], given.answers[ident]
        numbers = numbers_for(entry, given.code, given.student)
        replies = [judge(entry, numbers, answer) for answer in answers]
        tries = next((n for n, reply in enumerate(replies, 1) if reply.right), len(replies))
        names = dict.fromkeys(reply.misconception for reply in replies if reply.misconception)
        last = replies[tries - 1] if replies else None
        if last is not None:
            found.append(Result(ident, tries, last.right, answers[tries - 1], tuple(names)))
    return found


def results_of(given: Answered) -> Table:
    """Return a student's results as a table."""
    rows = [
        {
            "exercise": result.exercise,
            "right": "yes" if result.right else "not yet",
            "tries": result.tries,
            "answer": result.answer,
            "misconceptions": ", ".join(result.misconceptions),
        }
        for result in judged(given)
    ]
    return Table(rows, f"{given.student} in class {given.code!r}: {len(rows)} of {len(EXERCISES)} exercises answered")


def csv_text(rows: Iterable[dict[str, Any]], columns: Iterable[str]) -> str:
    """Return rows as CSV; a cell that a spreadsheet would take for a formula gets an apostrophe in front."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        cells = [str(value) for value in row.values()]
        writer.writerow([f"'{cell}" if cell.startswith(("=", "+", "-", "@")) else cell for cell in cells])
    return written.getvalue()


def export(given: Answered, path: "str | os.PathLike[str]") -> Path:
    """Write a student's answers, or the results as CSV or as asserts; see `Classroom.export`.

    Raises
    ------
    BadLesson
        For another ending.
    BadRecord
        If it cannot be written.
    """
    file = file_at(path)
    if file.suffix == ".json":
        write(file, given)
        return file
    if file.suffix == ".csv":
        table = results_of(given)
        rows = [{"class": given.code, "student": given.student, **row} for row in table]
        text = csv_text(rows, ("class", "student", "exercise", "right", "tries", "answer", "misconceptions"))
    elif file.suffix == ".py":
        text = asserts(given)
    else:
        forms = ".json (to hand in), .csv or as .py (asserts for graders)"
        raise BadLesson(f"{shown(str(path))}: results are exported as {forms}")
    write_file(file, text)
    return file


ASSERTS = '''\
"""The answers of {who}: plain asserts, one for each exercise.

Run it with python, with pytest, or as a test file of otter-grader.
"""

from kony_nb.lessons.grading import grade

CODE = {code}
STUDENT = {student}
ANSWERS = {answers}

{functions}
OK_FORMAT = True
CASE = """\\
>>> from kony_nb.lessons.grading import grade
>>> assert grade({{}}, {{}}, {{}}, {{}})
"""
test = {{
    "name": {name},
    "points": [1] * len(ANSWERS),
    "suites": [
        {{
            "type": "doctest",
            "scored": True,
            "cases": [{{"code": CASE.format(*map(repr, (CODE, STUDENT, *item)))}} for item in ANSWERS.items()],
        }}
    ],
}}

if __name__ == "__main__":
    for ident, answer in ANSWERS.items():
        assert grade(CODE, STUDENT, ident, answer), f"{{ident}}: {{answer}} is not right"
    print(f"{{len(ANSWERS)}} of {{len(ANSWERS)}} right")
'''
FUNCTION = '''\

def test_{name}():
    assert grade(CODE, STUDENT, {ident!r}, ANSWERS[{ident!r}])

'''


def asserts(given: Answered) -> str:
    """Return a student's answers as a Python file of asserts; it holds answers that were given, and no others."""
    answers = {result.exercise: result.answer for result in judged(given)}
    functions = "".join(FUNCTION.format(name=ident.replace(".", "_"), ident=ident) for ident in answers)
    listed = "".join(f"    {ident!r}: {answer!r},\n" for ident, answer in answers.items())
    who = f"{given.student} in class {given.code}".replace("\\", "/").replace('"', "'")
    return ASSERTS.format(
        who=who,
        code=repr(given.code),
        student=repr(given.student),
        answers=f"{{\n{listed}}}",
        functions=functions,
        name=repr(who),
    )
