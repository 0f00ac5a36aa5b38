"""What must hold for the files of this repository, whatever they say."""

import json
import tomllib
from pathlib import Path

import pytest

import kony_nb
from kony_nb.cli import doctor

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
PINNED = [ROOT / "requirements.lock", ROOT / "benchmarks" / "requirements.txt"]


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.name)
def test_pins_hold_no_address_and_one_version_each(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]

    assert pins
    assert [line for line in pins if "://" in line or line.startswith("-") or "==" not in line] == []


def test_the_lock_names_every_direct_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    every = sum(project["optional-dependencies"].values(), project["dependencies"])
    wanted = [need for need in every if not need.startswith(project["name"])]
    locked = {line.split("==")[0] for line in PINNED[0].read_text(encoding="utf-8").splitlines()}

    assert {need.split(">=")[0] for need in wanted} - locked == set()


def test_the_doctor_looks_for_all_that_the_package_needs() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]

    assert set(doctor.NEEDED) == {need.split(">=")[0] for need in needs}


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {kony_nb.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_no_file_of_the_package_is_over_600_lines() -> None:
    lengths = {
        str(file.relative_to(ROOT)): file.read_text(encoding="utf-8").count("\n")
        for file in (ROOT / "kony_nb").rglob("*.py")
    }

    assert {name: lines for name, lines in lengths.items() if lines > 600} == {}


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.name)
def test_a_notebook_is_small_and_saved_without_widget_state_or_errors(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    notebook = json.loads(text)
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]

    assert len(text.encode()) <= 300_000
    assert "widgets" not in notebook["metadata"]
    assert [output for output in outputs if output["output_type"] == "error"] == []


def test_the_readme_lists_every_notebook() -> None:
    listed = (ROOT / "README.md").read_text(encoding="utf-8")

    assert [file.stem for file in NOTEBOOKS if f"| `{file.stem}` |" not in listed] == []
