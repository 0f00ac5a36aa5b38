"""`collect`: what a whole class has answered, from the files that the students handed in."""

import json
import os
from collections import defaultdict
from pathlib import Path

from kony_nb.game.saves import file_at, from_file, write_file
from kony_nb.lessons.answer_file import Result, csv_text, judged
from kony_nb.lessons.answered import FORMAT, Answered, read
from kony_nb.lessons.classrooms import spelt_plainly
from kony_nb.rules.errors import BadLesson, BadRecord
from kony_nb.views.table import Table

__all__ = ["ClassResults", "collect"]

ENDINGS = (".json", ".json.txt")
"""Of the files that are looked at; some mail programs and systems add the second."""


class ClassResults:
    """The results of a class; made by `collect`.

    Attributes
    ----------
    students : dict of (str, str) to list of Result
        By code and student, what each answer comes to.
    refused : dict of str to str
        Files that are not counted, with the reason: changed by hand, cut short.
    """

    def __init__(self, students: dict[tuple[str, str], list[Result]], refused: dict[str, str]) -> None:
        self.students, self.refused = students, refused

    @property
    def exercises(self) -> list[str]:
        """The ids of all exercises that anybody answered."""
        return sorted({result.exercise for results in self.students.values() for result in results})

    @property
    def table(self) -> Table:
        """Students by exercises: ``right (2)`` is right at the second try, ``not yet (3)`` after three."""
        rows = []
        for (code, student), results in self.students.items():
            said = {r.exercise: f"{'right' if r.right else 'not yet'} ({r.tries})" for r in results}
            solved = sum(result.right for result in results)
            cells = {ident: said.get(ident, "-") for ident in self.exercises}
            rows.append({"class": code, "student": student, "right": solved, **cells})
        return Table(rows, f"{len(rows)} students, {len(self.exercises)} exercises; in brackets the tries")

    @property
    def misconceptions(self) -> Table:
        """The misconceptions that were recognised, the most common first, with who had them."""
        who: dict[tuple[str, str], list[str]] = defaultdict(list)
        for (_, student), results in self.students.items():
            for result in results:
                for name in result.misconceptions:
                    who[result.exercise, name].append(student)
        ranked = sorted(who.items(), key=lambda each: (-len(each[1]), each[0]))
        rows = [
            {"exercise": ident, "misconception": name, "students": len(names), "who": ", ".join(names)}
            for (ident, name), names in ranked
        ]
        return Table(rows, "Misconceptions")

    def to_csv(self, path: "str | os.PathLike[str]") -> Path:
        """Write the table of students by exercises as CSV, and return its path.

        Raises
        ------
        BadRecord
            If it cannot be written.
        """
        file, table = file_at(path), self.table
        write_file(file, csv_text(table, ("class", "student", "right", *self.exercises)))
        return file

    def __repr__(self) -> str:
        refused = [f"Not counted: {file}: {why}" for file, why in self.refused.items()]
        return "\n\n".join([repr(self.table), repr(self.misconceptions), *refused])

    def _repr_html_(self) -> str:
        refused = Table([{"file": file, "why": why} for file, why in self.refused.items()], "Not counted")
        tables = [self.table, self.misconceptions, *([refused] if self.refused else [])]
        return "".join(table._repr_html_() for table in tables)


def collect(folder: "str | os.PathLike[str]") -> ClassResults:
    """Return what a class has answered.

    Parameters
    ----------
    folder : str or path
        Where the students' files lie, at any depth; other files are passed over, but none that cannot be read. Of two
        files of one student everything counts; of an exercise that stands in both, the more tries.

    Returns
    -------
    ClassResults
        Every answer is judged again with the student's own numbers.

    Raises
    ------
    BadLesson
        If it is no folder.
    """
    where = file_at(folder)
    if not where.is_dir():
        raise BadLesson(f"{where} is no folder; collect takes the folder with the students' files")
    found: dict[tuple[bytes, bytes], Answered] = {}
    refused: dict[str, str] = {}
    for file in sorted(each for each in where.rglob("*") if each.name.casefold().endswith(ENDINGS)):
        try:
            answered = from_file(file, read)
        except BadRecord as bad:
            if ours(file):
                refused[str(file.relative_to(where))] = str(bad).removeprefix(f"{file}: ")
            continue
        whose = spelt_plainly(answered.code, answered.student)
        found[whose] = together(found[whose], answered) if whose in found else answered
    whole = sorted(found.values(), key=lambda each: (each.code, each.student))
    return ClassResults({(each.code, each.student): judged(each) for each in whole}, refused)


def ours(file: Path) -> bool:
    """Return whether a file that cannot be read may be one of answers: a whole JSON file of another kind is none."""
    try:
        text = file.read_text(encoding="utf-8")
        json.loads(text)
    except (OSError, ValueError, RecursionError):
        return True
    return FORMAT in text[:200]


def together(one: Answered, other: Answered) -> Answered:
    """Return what two files of a student hold, of each exercise the more tries."""
    both = [one.answers, other.answers]
    exercises = dict.fromkeys([*one.answers, *other.answers])
    return Answered(one.code, one.student, {at: max((each.get(at, []) for each in both), key=len) for at in exercises})
