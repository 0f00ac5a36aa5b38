"""The notebook about an owner's cards: other choices of a learner work too, and every cell can be run again."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kony_nb.game.owner import using
from kony_nb.game.owner.entered import OwnCards

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "12_your_own_cards.ipynb"


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    here = os.getcwd()
    monkeypatch.delenv(using.SWITCH, raising=False)
    monkeypatch.setattr(using.NOW, "decided", False)
    yield
    os.chdir(here)
    using.register(OwnCards(()))


def sources() -> list[str]:
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def chosen(source: str, changes: dict[str, object]) -> str:
    lines = [line.partition(" = ") for line in source.splitlines()]
    return "\n".join(name + sign + (repr(changes[name]) if name in changes else value) for name, sign, value in lines)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_place": "outside"},
        {"my_change": "pass"},
        {"my_change": "use hungry arms 1A", "my_steps": []},
        {"my_steps": ["change alienoid lp-1", "change nobody lp-1", "roll"]},
        {"my_place": "Mars"},
    ],
    ids=str,
)
def test_every_choice_passes_the_checks(changes: dict[str, object]) -> None:
    names: dict[str, object] = {}
    for source in sources():
        exec(chosen(source, changes), names)


def test_every_cell_can_be_run_again() -> None:
    names: dict[str, object] = {}
    for source in sources():
        for _ in range(2):
            exec(source, names)
    checks = [source for source in sources() if source.startswith("# check")]
    assert len(checks) >= 5
    assert all("assert" in source for source in checks)
