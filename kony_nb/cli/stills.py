"""``python -m kony_nb stills``: saved notebooks show still pictures where a widget has no kernel yet."""

import json
from pathlib import Path
from typing import Any

from kony_nb.game.saves import write_file
from kony_nb.rules.errors import KonyError

__all__ = ["still", "stills"]

WIDGET = "application/vnd.jupyter.widget-view+json"
"""What JupyterLab shows before anything else; without the kernel that made it only an error stands there."""


def still(notebook: dict[str, Any]) -> int:
    """Take the widgets out of the saved outputs of a notebook, in place; their pictures and words stay.

    Parameters
    ----------
    notebook : dict
        As JSON holds it.

    Returns
    -------
    int
        How many outputs had one.
    """
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    return sum(output.get("data", {}).pop(WIDGET, None) is not None for output in outputs)


def stills(folder: str) -> int:
    """Take the widgets out of the notebooks of a folder; only files that had one are written.

    Raises
    ------
    KonyError
        If there are no notebooks in the folder.
    """
    paths = sorted(Path(folder).glob("*.ipynb"))
    if not paths:
        raise KonyError(f"{folder}: there are no notebooks in this folder")
    for path in paths:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if n := still(notebook):
            write_file(path, f"{json.dumps(notebook, indent=1, ensure_ascii=False)}\n")
            print(f"{path}: {n} still picture{'s' * (n != 1)}")
    return 0
