"""What a student has answered, in a file that a crash cannot break: never what is right of the others."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kony_nb.game.saves import from_file, parsed, write_file
from kony_nb.rules.errors import BadRecord, shown

__all__ = ["Answer", "read", "write"]

FORMAT, VERSION = "kony_nb quiz", 1


@dataclass(frozen=True)
class Answer:
    """One answer.

    Attributes
    ----------
    option : int
        Which option was chosen, 0 upwards.
    right : bool or None
        Whether it is right; None in an exam that is not finished.
    """

    option: int
    right: bool | None


def write(file: Path, ids: list[str], given: dict[int, Answer], finished: bool) -> None:
    """Write the answers to the file, whole or not at all.

    Raises
    ------
    BadRecord
        If it cannot be written.
    """
    answers = {ids[at]: {"option": answer.option, "right": answer.right} for at, answer in sorted(given.items())}
    saved = {"format": FORMAT, "version": VERSION, "finished": finished, "answers": answers}
    write_file(file, json.dumps(saved, indent=1))


def read(file: Path, ids: list[str], sizes: list[int]) -> tuple[dict[int, Answer], bool]:
    """Return the answers in the file, and whether the quiz is finished; none if there is no file yet.

    Raises
    ------
    BadRecord
        With the path, if it holds something else.
    """
    if not file.exists():
        return {}, False
    return from_file(file, lambda text: parse(text, ids, sizes))


def parse(text: str, ids: list[str], sizes: list[int]) -> tuple[dict[int, Answer], bool]:
    """Return what a file holds."""
    saved: Any = parsed(text)
    if not isinstance(saved, dict) or saved.get("format") != FORMAT or saved.get("version") != VERSION:
        raise BadRecord(f"it holds no answers to a quiz of version {VERSION}; move it away to begin anew")
    answers, finished = saved.get("answers"), saved.get("finished")
    if not isinstance(answers, dict) or not isinstance(finished, bool):
        raise BadRecord("'answers' or 'finished' is missing; move it away to begin anew")
    found: dict[int, Answer] = {}
    for ident, answer in answers.items():
        at = ids.index(ident) if ident in ids else -1
        option = answer.get("option") if isinstance(answer, dict) else None
        right = answer.get("right", "") if isinstance(answer, dict) else ""
        if at < 0 or isinstance(option, bool) or not isinstance(option, int) or not 0 <= option < sizes[at]:
            raise BadRecord(f"answers: {shown(ident)}: {shown(answer)} is no answer to this quiz")
        if right not in (True, False, None):
            raise BadRecord(f"answers: {shown(ident)}: 'right' is {shown(right)}, not true, false or null")
        found[at] = Answer(option, right)
    return found, finished
