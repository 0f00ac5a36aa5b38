"""The notebooks on the end of a turn, a full table, two rulebooks and everything together: no choice breaks them."""

import json
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "notebooks"
RIGHT: dict[str, list[dict[str, object]]] = {
    "00_start_here": [],
    "07b_end_of_turn_and_winning": [
        {"my_moves": "resolve S, stay, end"},
        {"my_order": "resolve H, resolve O, resolve S, stay, end"},
    ],
    "10_five_or_six_monsters": [
        {"my_moves": "stay, enter"},
        {"my_kong": "flee Brooklyn", "my_mantis": "hold"},
        {"my_tries": "stay, move bronx"},
    ],
    "15_two_rulebooks": [],
    "16_everything_together": [
        {"my_evolution": "play Healing Rain", "my_answer": "hold", "my_card": "hide"},
        {"my_moves": "resolve A, challenge kong, reveal, resolve O, play mask parade, stay, end"},
    ],
}
"""What solves the tasks of each notebook, in their order, so that the check says so."""
TRIES = ("nonsense", "", "stop", "resolve A, use carapace", "yield", "keep SAA", "keep SSOO", "hold, end")
PAPERS: tuple[object, ...] = ({}, "b", {1: "z", 2: 3, 3: "b"}, {1: "b", 2: "b", 3: "b", 4: "b"})


def chosen(source: str, changes: dict[str, object]) -> str:
    """A cell in which a reader has chosen."""
    for name, value in changes.items():
        source, n = re.subn(rf"^{name} = .*$", lambda _, line=f"{name} = {value!r}": line, source, flags=re.MULTILINE)
        assert n == 1
    return source


@pytest.mark.parametrize("stem", RIGHT)
def test_no_choice_breaks_a_check_and_the_right_one_is_known(stem: str, capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((FOLDER / f"{stem}.ipynb").read_text(encoding="utf-8"))
    sources = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    solutions = list(RIGHT[stem])
    names: dict[str, object] = {}
    for source, check in zip(sources, [*sources[1:], ""], strict=True):
        if "kn.explore" in source:
            continue
        yours = re.findall(r"^my_\w+", source, re.MULTILINE)
        check = check if check.startswith("# check") else ""
        for tried in PAPERS if yours == ["my_answers"] else TRIES if yours else ():
            exec(chosen(source, dict.fromkeys(yours, tried)), names)
            exec(check, names)
        if solutions and set(solutions[0]) == set(yours):
            exec(chosen(source, solutions.pop(0)), names)
            capsys.readouterr()
            exec(check, names)
            assert "Right" in capsys.readouterr().out
        exec(source.replace("n=60", "n=4"), names)
        capsys.readouterr()
        if check:
            exec(check, names)
            assert "Right" not in capsys.readouterr().out  # what is saved leaves something to find
    assert solutions == []
