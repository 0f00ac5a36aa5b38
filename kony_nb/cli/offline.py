"""``python -m kony_nb offline``: all that a class without a network needs, as one folder."""

import shutil
from pathlib import Path

from kony_nb.cli.wheels import PYTHONS, SYSTEMS, TARGETS, Wheels, needs, pinned
from kony_nb.rules.errors import KonyError

__all__ = ["offline"]

ROOT = Path(__file__).resolve().parents[2]
TEACHERS = "42_teacher.ipynb"
FIRST_LINE = "kony_nb without a network"
README = f"""\
{FIRST_LINE}

Needed: Python {", ".join(PYTHONS[:-1])} or {PYTHONS[-1]}, 64 bit, on {", ".join(SYSTEMS)}.
Copy this folder to the computer and open a terminal in it. Nothing is downloaded.

Windows, once:
    py -m venv venv
    venv\\Scripts\\python -m pip install --no-index --find-links wheels "kony_nb[lab]"
and then each time:
    venv\\Scripts\\python -m kony_nb lab notebooks

macOS and Linux, once:
    python3 -m venv venv
    venv/bin/python -m pip install --no-index --find-links wheels "kony_nb[lab]"
and then each time:
    venv/bin/python -m kony_nb lab notebooks

If pip finds no wheel that fits, another Python is needed: "py --list" (Windows) shows those that are there,
and "py -{PYTHONS[-1]} -m venv venv" takes that one; elsewhere "python{PYTHONS[-1]} -m venv venv".

The folder "teacher" holds the page for teachers and the solutions. Leave it out of what you give to students; the
wheel of kony_nb holds a copy of the page, but no solutions. To use the page, copy 42_teacher.ipynb into "notebooks" on
your own computer.
"""


def offline(folder: str) -> int:
    """Write the folder anew: wheels, notebooks, what is for the teacher, and a README.txt.

    Raises
    ------
    KonyError
        If this is no repository, the folder holds something else, or pip cannot download.
    """
    if not (ROOT / "requirements.lock").is_file():
        raise KonyError("the offline folder is made in the repository, from its requirements.lock; this is none")
    into = Path(folder)
    if into.exists():
        clear(into)
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    wheels = Wheels(into / "wheels")
    into.mkdir(parents=True, exist_ok=True)
    (into / "README.txt").write_text(README, encoding="utf-8")  # first: it marks the folder as ours
    ours = wheels.build(ROOT)
    for target in TARGETS:
        pins = needs(ours, lock, target, wheels)
        locked = {pin for environment in target.environments for pin in pinned(lock, environment).values()}
        older = [f"{pin.name} {pin.version}" for pin in sorted(pins - locked)]
        said = f"; not as in requirements.lock, for want of a wheel: {', '.join(older)}" if older else ""
        print(f"{target.system}, Python {target.python}: {len(pins)} packages{said}", flush=True)
    copy_notebooks(into)
    files = [path for path in into.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files)
    print(f"{len(files)} files, {size / 1e6:.0f} MB in {into}; begin with README.txt there")
    return 0


def clear(into: Path) -> None:
    """Remove what an earlier run has written.

    Raises
    ------
    KonyError
        If it is something else.
    """
    readme = into / "README.txt"
    if not into.is_dir() or not (readme.is_file() and readme.read_text(encoding="utf-8").startswith(FIRST_LINE)):
        if into.is_dir() and not any(into.iterdir()):
            return
        raise KonyError(f"{into} is there and holds something else; name a folder that is new")
    shutil.rmtree(into)


def copy_notebooks(into: Path) -> None:
    """Copy the notebooks that have a number; the teacher's page and the solutions go into a folder of their own."""
    for name in ("notebooks", "teacher/solutions"):
        (into / name).mkdir(parents=True)
    for notebook in sorted((ROOT / "notebooks").glob("[0-9]*.ipynb")):
        shutil.copyfile(notebook, into / ("teacher" if notebook.name == TEACHERS else "notebooks") / notebook.name)
    for notebook in sorted((ROOT / "notebooks" / "solutions").glob("*.ipynb")):
        shutil.copyfile(notebook, into / "teacher" / "solutions" / notebook.name)
