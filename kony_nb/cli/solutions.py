"""``python -m kony_nb solutions``: the lessons with the answers filled in."""

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

from kony_nb.game.saves import write_file
from kony_nb.lessons.checking import entry_of, reference
from kony_nb.lessons.entry import Amount
from kony_nb.rules.errors import KonyError

__all__ = ["solution_of", "solutions"]

ANSWER = re.compile(r"^my_(\d\d)_([a-z]) = None", re.MULTILINE)
GUESS = re.compile(r"^(my_\w*guess) = None", re.MULTILINE)
LESSONS = "[34][0-9]_*.ipynb"
NOTE = """\
*This is the notebook of the lesson with the answers to the book's numbers filled in. It is made by*
`python -m kony_nb solutions` *and never changed by hand.*"""


def solution_of(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson's notebook with its answers filled in and explained, without outputs.

    Parameters
    ----------
    notebook : dict
        As JSON holds it. ``my_01_a = None`` becomes the answer to 01.a, and a guess becomes 1/2; below the cell stands
        how the exercise is solved.

    Returns
    -------
    dict
        Another notebook; the given one stays as it is.
    """
    solved = deepcopy(notebook)
    cells: list[dict[str, Any]] = []
    for cell in solved["cells"]:
        source = "".join(cell["source"])
        cells.append(cell)
        if cell["cell_type"] != "code":
            continue
        cell["outputs"], cell["execution_count"] = [], None
        asked = [f"{lesson}.{part}" for lesson, part in ANSWER.findall(source)]
        source = ANSWER.sub(lambda found: f'my_{found[1]}_{found[2]} = "{answer(f"{found[1]}.{found[2]}")}"', source)
        cell["source"] = GUESS.sub(r'\1 = "1/2"', source).splitlines(keepends=True)
        cells += [explained(ident) for ident in asked]
    title = "".join(cells[0]["source"]).rstrip()
    cells[0]["source"] = f"{title}\n\n{NOTE}".splitlines(keepends=True)
    solved["cells"] = cells
    return solved


def answer(ident: str) -> str:
    """Return the right answer to an exercise with the book's numbers."""
    entry = entry_of(ident)
    if isinstance(entry, Amount):
        return str(reference(entry, entry.book))
    return next(letter for letter, text in entry.options(entry.book).items() if text == entry.right)


def explained(ident: str) -> dict[str, Any]:
    """Return the cell that says how an exercise is solved."""
    words = f"**Solution of {ident}.** {entry_of(ident).solution}"
    return {"cell_type": "markdown", "id": f"solution-{ident.replace('.', '-')}", "metadata": {}, "source": [words]}


def solutions(folder: str) -> int:
    """Write the solutions of the lessons in a folder into ``solutions`` in it; one whose lesson is gone goes, too.

    Raises
    ------
    KonyError
        If there are no lessons in the folder.
    """
    where = Path(folder)
    found = [(path.name, json.loads(path.read_text(encoding="utf-8"))) for path in sorted(where.glob(LESSONS))]
    lessons = {name: notebook for name, notebook in found if asks(notebook)}
    if not lessons:
        raise KonyError(f"{folder}: no notebook there asks an exercise; lessons have names from 30 to 49")
    into = where / "solutions"
    for old in into.glob(LESSONS):
        if old.name not in lessons:
            old.unlink()
    for name, notebook in lessons.items():
        text = json.dumps(solution_of(notebook), indent=1, ensure_ascii=False)
        write_file(into / name, f"{text}\n")
    print(f"{len(lessons)} solutions in {into}")
    return 0


def asks(notebook: dict[str, Any]) -> bool:
    """Return whether a notebook asks exercises."""
    return any(ANSWER.search("".join(cell["source"])) for cell in notebook["cells"])
