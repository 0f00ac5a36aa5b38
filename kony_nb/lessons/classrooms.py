"""`classroom`: every student of a class has dice and numbers of their own, and a file with what they answered."""

import os
import random
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from kony_nb.game.saves import file_at, from_file
from kony_nb.lessons.answered import Answered, read, write
from kony_nb.lessons.entry import Entry, Numbers
from kony_nb.rules.errors import BadLesson, shown

if TYPE_CHECKING:
    from kony_nb.views.table import Table

__all__ = ["Classroom", "classroom", "here", "in_class", "numbers_for", "results", "seed_for", "spelt_plainly"]

FOLDER = ".kony_nb"
LONGEST = 80
PERSON = b"kony_nb class"
_here: list["Classroom"] = []
"""The classroom that exercises and dice belong to now, if there is one."""


class Classroom:
    """A student in a class; made by `classroom`.

    Attributes
    ----------
    code, student : str
        As given, without spaces around them.
    file : Path
        Where the answers are kept.
    answers : dict of str to list of str
        What was answered to each exercise, in order, as it was written.
    """

    def __init__(self, code: str, student: str, file: Path | None) -> None:
        self.code, self.student = code, student
        self.file = Path(FOLDER) / f"class-{self.seed('file')[:12]}.json" if file is None else file
        self.answers: dict[str, list[str]] = {}
        self._read()

    def __repr__(self) -> str:
        done = f"{len(self.answers)} exercises answered" if self.answers else "nothing answered yet"
        return f"{self.student} in class {self.code!r}: {done}. Kept in {self.file}."

    def seed(self, purpose: str) -> str:
        """Return the seed of this student's dice for a purpose, such as a lesson; the same each time.

        Raises
        ------
        BadLesson
            If the purpose is no text.
        """
        if not isinstance(purpose, str) or not purpose.isprintable():
            raise BadLesson(f"the purpose is {shown(purpose)}; a text is needed, such as 'lesson 30'")
        return seed_for(self.code, self.student, purpose)

    def numbers(self, entry: Entry) -> Numbers:
        """Return this student's numbers of an exercise."""
        return numbers_for(entry, self.code, self.student)

    def keep(self, ident: str, answer: str) -> None:
        """Keep an answer: it is in the file before this returns, beside what another notebook has put there.

        Raises
        ------
        BadRecord
            If the file cannot be written, or was changed by hand.
        """
        self._read()
        self.answers.setdefault(ident, []).append(answer)
        write(self.file, self.answered)

    @property
    def answered(self) -> Answered:
        """What the file holds."""
        return Answered(self.code, self.student, self.answers)

    def results(self) -> "Table":
        """Return what was answered, a row for each exercise: tries, right, the last answer, misconceptions."""
        from kony_nb.lessons.answer_file import results_of

        self._read()
        return results_of(self.answered)

    def export(self, path: "str | os.PathLike[str]") -> Path:
        """Write the results into a file, and return its path.

        Parameters
        ----------
        path : str or path
            Ending in ``.json``: a copy of the file of answers, to hand in. In ``.csv``: the table. In ``.py``: plain
            asserts, one for each exercise answered, that run by themselves, with pytest, and as a test file of
            otter-grader.

        Raises
        ------
        BadLesson
            For another ending.
        BadRecord
            If it cannot be written.
        """
        from kony_nb.lessons.answer_file import export

        self._read()
        return export(self.answered, path)

    def _read(self) -> None:
        if not self.file.exists():
            return
        found = from_file(self.file, read)
        if spelt_plainly(found.code, found.student) != spelt_plainly(self.code, self.student):
            whose = f"{found.student!r} in class {found.code!r}"
            raise BadLesson(f"{self.file} holds the answers of {whose}, not of {self.student!r} in {self.code!r}")
        self.code, self.student, self.answers = found.code, found.student, found.answers


def classroom(
    code: str | None = None, *, student: str | None = None, file: "str | os.PathLike[str] | None" = None
) -> Classroom | None:
    """Enter a class: from now on exercises and simulations have this student's own numbers and dice.

    Parameters
    ----------
    code : str, optional
        What the teacher calls the class. None leaves it: then there are the book's numbers, and nothing is kept.
    student : str
        The student's name or number in the class. Spaces around it and capitals make no difference, nor those of the
        code: it is the same student, with the same numbers and the same file.
    file : str or path, optional
        Where the answers are kept. Without it a file in ``.kony_nb`` beside the notebook.

    Returns
    -------
    Classroom or None

    Raises
    ------
    BadLesson
        If the code or the student is empty or too long, or the file is somebody else's.
    BadRecord
        If the file was changed by hand or cannot be read.

    Notes
    -----
    Numbers and dice follow from a keyed hash of the student, whose key is the hash of the code: one cannot work out
    another student's from the code alone, and they are the same on every computer.
    """
    if code is None:
        if student is not None:
            raise BadLesson(f"{shown(student)} needs a class: classroom('the code', student=...)")
        _here.clear()
        return None
    room = Classroom(*in_class(code, student), None if file is None else file_at(file))
    _here[:] = [room]
    return room


def here() -> Classroom | None:
    """Return the classroom one is in, None without one."""
    return _here[0] if _here else None


def results() -> "Table":
    """Return what was answered in the classroom that one is in, a row for each exercise.

    Raises
    ------
    BadLesson
        If one is in none: then nothing is kept.
    """
    room = here()
    if room is None:
        raise BadLesson("results: you are in no classroom, so no answers are kept; enter one with kn.classroom(...)")
    return room.results()


def in_class(code: object, student: object) -> tuple[str, str]:
    """Return the code of a class and a student in it as they are kept.

    Raises
    ------
    BadLesson
        If one is empty or too long.
    """
    return _name(code, "the code of a class"), _name(student, "the student")


def spelt_plainly(code: str, student: str) -> tuple[bytes, bytes]:
    """Return what tells a student from all others, however the code and the name are spelt."""
    return _plain(code), _plain(student)


def seed_for(code: str, student: str, purpose: str) -> str:
    """Return the seed of a student's dice for a purpose, such as a lesson or an exercise."""
    of_class = blake2b(_plain(code), digest_size=32, person=PERSON).digest()
    of_student = blake2b(_plain(student), digest_size=32, key=of_class, person=PERSON).digest()
    return blake2b(purpose.encode(), digest_size=16, key=of_student, person=PERSON).hexdigest()


def numbers_for(entry: Entry, code: str, student: str) -> Numbers:
    """Return a student's numbers of an exercise: always the same, drawn from the student's own luck."""
    return entry.variants(random.Random(int(seed_for(code, student, f"exercise {entry.id}"), 16)))


def _name(given: object, what: str) -> str:
    words = " ".join(given.split()) if isinstance(given, str) else ""
    if not words or len(words) > LONGEST or not words.isprintable():
        raise BadLesson(f"{what} is {shown(given)}; a text of 1 to {LONGEST} letters is needed")
    return words


def _plain(words: str) -> bytes:
    return normalize("NFKC", words).casefold().encode()
