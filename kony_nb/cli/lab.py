"""Open JupyterLab on the first notebook, quiet and offline."""

import shlex
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from kony_nb.rules.errors import KonyError

__all__ = ["command", "lab", "notebooks"]

PACKAGE = Path(__file__).resolve().parents[1]
FIRST = "00_play.ipynb"
COPIES = "kony_nb_notebooks"
QUIET = (
    "--LabApp.news_url=",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)
"""No request to another host: neither for news, nor for new versions, nor for lists of extensions."""


def notebooks(here: Path) -> Path:
    """Return the folder of the notebooks: the repository's own, or copies of the packaged ones below ``here``.

    Raises
    ------
    KonyError
        If this installation came without notebooks.
    """
    repository = PACKAGE.parent / "notebooks"
    if (repository / FIRST).is_file():
        return repository
    packaged = PACKAGE / "notebooks"
    if not (packaged / FIRST).is_file():
        raise KonyError(f"{FIRST} is not installed; get the repository, its folder notebooks holds it")
    copies = here / COPIES
    copies.mkdir(exist_ok=True)
    for notebook in sorted(packaged.glob("*.ipynb")):
        if not (copies / notebook.name).exists():  # what a person has done there stays
            shutil.copyfile(notebook, copies / notebook.name)
    return copies


def command(folder: Path, *, browser: bool) -> list[str]:
    """Return the command that starts JupyterLab there."""
    started = [sys.executable, "-m", "jupyterlab"]
    config = PACKAGE.parent / "jupyter_lab" / "config.py"
    if config.is_file() and folder == PACKAGE.parent / "notebooks":
        started.append(f"--config={config}")
    else:
        started += [*QUIET, f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{FIRST}"]
    return started if browser else [*started, "--no-browser"]


def lab(folder: str | None = None, *, browser: bool, dry_run: bool) -> int:
    """Start JupyterLab on a folder of notebooks, by default those that came with this package, and wait for its end.

    Raises
    ------
    KonyError
        If JupyterLab is not installed, or the folder holds no notebooks of this package.
    """
    if find_spec("jupyterlab") is None:
        raise KonyError("JupyterLab is not installed; get it with: pip install 'kony-nb[lab]'")
    if folder is None:
        where = notebooks(Path.cwd())
    else:
        where = Path(folder).resolve()
        if not (where / FIRST).is_file():
            raise KonyError(f"{folder} is no folder of the notebooks: {FIRST} is not in it")
    started = command(where, browser=browser)
    if dry_run:
        print(shlex.join(started))
        return 0
    return subprocess.run(started, check=False).returncode
