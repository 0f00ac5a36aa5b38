"""The file of a student's answers: it cannot be half written, and one that was changed by hand is noticed."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from kony_nb.game.saves import parsed, write_file
from kony_nb.rules.errors import BadRecord, shown

__all__ = ["FORMAT", "Answered", "read", "write"]

FORMAT, VERSION = "kony_nb answers", 1
KEYS = ("format", "version", "code", "student", "answers", "digest")
PERSON = b"kony_nb digest"


@dataclass(frozen=True)
class Answered:
    """What a file holds.

    Attributes
    ----------
    code, student : str
        The class and who is in it.
    answers : dict of str to list of str
        By exercise what was answered, in order, as it was written. Whether it is right is worked out, not kept.
    """

    code: str
    student: str
    answers: dict[str, list[str]]

    @property
    def digest(self) -> str:
        """A hash of all that is kept.

        It shows that a file was changed by hand. It is no signature: who runs this program can make it too.
        """
        text = json.dumps([self.code, self.student, self.answers], sort_keys=True)
        return blake2b(text.encode(), digest_size=16, person=PERSON).hexdigest()


def write(path: Path, answered: Answered) -> None:
    """Write the file, whole or not at all.

    Raises
    ------
    BadRecord
        If it cannot be written.
    """
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "code": answered.code,
        "student": answered.student,
        "answers": answered.answers,
        "digest": answered.digest,
    }
    write_file(path, json.dumps(saved, ensure_ascii=False, indent=1) + "\n")


def read(text: str) -> Answered:
    """Return what a file holds.

    Raises
    ------
    BadRecord
        If it is none of these files, comes from another version, or was changed by hand.
    """
    saved = parsed(text)
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BadRecord(f"these are no answers of a class: 'format' is not {FORMAT!r}")
    if saved.get("version") != VERSION:
        raise BadRecord(f"it was saved as version {shown(saved.get('version'))}, this program reads {VERSION}")
    answers = saved.get("answers")
    if set(saved) != set(KEYS) or not _texts(saved) or not isinstance(answers, dict) or not _lists(answers):
        raise BadRecord(f"something is missing or of the wrong kind; answers of a class have {', '.join(KEYS)}")
    found = Answered(saved["code"], saved["student"], answers)
    if found.digest != saved["digest"]:
        raise BadRecord("it was changed by hand since it was saved; rename it to begin anew")
    return found


def _texts(saved: dict[str, object]) -> bool:
    return all(isinstance(saved[key], str) for key in ("code", "student", "digest"))


def _lists(answers: dict[str, object]) -> bool:
    return all(isinstance(tries, list) and all(isinstance(each, str) for each in tries) for tries in answers.values())
