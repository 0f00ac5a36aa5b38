"""The notebooks beyond their saved outputs: other choices of a learner work too, and a still picture is there."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def cells(name: str) -> list[dict]:
    notebook = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_borough": "queens"},
        {"my_borough": "staten island", "my_keep": "", "my_second_keep": "stop"},
        {"my_keep": "AHH", "my_second_keep": ""},
        {"my_order": "OASHDE"},
        {"my_card": "extra head"},
        {"my_answer": "flee queens"},
        {"my_answer": "flee bronx", "my_second_turn": {}},
        {"my_second_turn": {"keep": "keep D", "resolve": "resolve O"}},
    ],
    ids=str,
)
def test_every_choice_in_the_first_turns_passes_the_checks(changes: dict[str, object]) -> None:
    names: dict[str, object] = {}
    changed = set()
    for cell in cells("01_first_turns.ipynb"):
        source = []
        for line in "".join(cell["source"]).splitlines():
            name = line.partition(" = ")[0]
            if name in changes:
                changed.add(name)
                line = f"{name} = {changes[name]!r}"
            source.append(line)
        exec("\n".join(source), names)

    assert changed == set(changes)


def test_every_choice_has_a_check_after_it() -> None:
    sources = ["".join(cell["source"]) for cell in cells("01_first_turns.ipynb")]
    checks = [at for at, source in enumerate(sources) if source.startswith("# check")]

    assert len(checks) >= 8
    assert all("assert" in sources[at] for at in checks)


def test_the_saved_app_is_a_picture_and_a_sentence() -> None:
    (output,) = cells("00_play.ipynb")[0]["outputs"]

    assert "".join(output["data"]["image/svg+xml"]).startswith("<svg")
    assert "run all cells" in "".join(output["data"]["text/plain"])


@pytest.mark.parametrize("name", ["00_play.ipynb", "01_first_turns.ipynb"])
def test_most_cells_have_outputs_to_compare(name: str) -> None:
    with_output = [cell for cell in cells(name) if cell["outputs"]]

    assert len(with_output) >= 0.9 * len(cells(name))
