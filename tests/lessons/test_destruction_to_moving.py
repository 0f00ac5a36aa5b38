"""The guided notebooks from destruction to moving: every rule shown, every task solvable, no choice that breaks one."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from kony_nb.rules.rulebook import RULES

FOLDER = Path(__file__).parents[2] / "notebooks"
TAUGHT = {
    "05b_destruction": ("ny.tiles.", "ny.destroy.", "ny.manhattan."),
    "05c_celebrity_and_superstar": ("ny.celebrity.",),
    "05d_ouch_and_statue": ("ny.ouch.", "ny.statue."),
    "07a_fleeing_and_moving": ("ny.flee.", "ny.move.", "core.move.", "core.attack.leaving", "core.attack.damage-stays"),
}
RIGHT: dict[str, list[dict[str, object]]] = {
    "05b_destruction": [
        {"my_target": "destroy queens.2"},
        {"my_target": "destroy queens.1"},
        {"my_moves": "destroy queens.infantry, destroy queens.jet"},
    ],
    "05c_celebrity_and_superstar": [
        {"my_guess": 2, "my_move": "resolve S"},
        {"my_first_keep": "keep SS", "my_second_keep": "keep SSS"},
        {"my_first_keep": "keep S", "my_second_keep": "keep SS"},
    ],
    "05d_ouch_and_statue": [
        {"my_moves": "resolve D, destroy queens.jet, resolve O"},
        {"my_moves": "Resolve O, resolve D"},
        {"my_keep": "keep OO"},
    ],
    "07a_fleeing_and_moving": [
        {"my_answer": "flee queens"},
        {"my_answers": "flee bronx, flee staten island"},
        {"my_moves": "enter, move brooklyn"},
        {"my_moves": "resolve A, flee queens, resolve O"},
    ],
}
"""What solves the tasks of each notebook, in their order."""
OTHERS = ("nonsense", "", "stop", "keep", "resolve O, resolve D, destroy queens.1", "hold, stay", "roll", "flee queens")


def cells(stem: str) -> list[dict]:
    notebook = json.loads((FOLDER / f"{stem}.ipynb").read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def tasks(stem: str) -> tuple[str, list[tuple[str, str]]]:
    """Return the first cell, and each cell in which a reader chooses in a scene with the check behind it."""
    sources = ["".join(cell["source"]) for cell in cells(stem)]
    pairs = [pair for pair in pairwise(sources) if pair[0].startswith("my_") and "kn.scene(" in pair[0]]
    return sources[0], [(one, check) for one, check in pairs if check.startswith("# check")]


def chosen(source: str, changes: dict[str, object]) -> str:
    for name, value in changes.items():
        source, n = re.subn(rf"^{name} = .*$", f"{name} = {value!r}", source, flags=re.MULTILINE)
        assert n == 1
    return source


@pytest.mark.parametrize("stem", TAUGHT)
def test_every_rule_of_its_chapter_acts_in_its_outputs(stem: str) -> None:
    streams = [out["text"] for cell in cells(stem) for out in cell["outputs"] if out["output_type"] == "stream"]
    cited = set(re.findall(r"[\[\s]([a-z]+\.[a-z.-]+)\]", "".join("".join(text) for text in streams)))

    assert [rule for rule in RULES if rule.startswith(TAUGHT[stem]) and rule not in cited] == []


@pytest.mark.parametrize("stem", TAUGHT)
def test_every_task_can_be_solved_and_says_so(stem: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, asked = tasks(stem)
    names: dict[str, object] = {}
    exec(first, names)
    for (source, check), right in zip(asked, RIGHT[stem], strict=True):
        exec(source, names)
        capsys.readouterr()
        exec(check, names)
        assert not capsys.readouterr().out.startswith("Right")  # what is saved leaves something to find
        exec(chosen(source, right), names)
        capsys.readouterr()
        exec(check, names)
        assert capsys.readouterr().out.startswith("Right")


@pytest.mark.parametrize("stem", TAUGHT)
def test_no_choice_breaks_a_check(stem: str) -> None:
    first, asked = tasks(stem)
    names: dict[str, object] = {}
    exec(first, names)
    for source, check in asked:
        for other in OTHERS:
            exec(chosen(source, dict.fromkeys(re.findall(r"^my_\w+", source, re.MULTILINE), other)), names)
            exec(check, names)
