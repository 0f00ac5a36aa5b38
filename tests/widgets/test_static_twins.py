"""A notebook without a kernel, as a web page: pictures and words stand where widgets were."""

import base64
import json
import re
import warnings
from pathlib import Path

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from nbconvert import HTMLExporter

FOLDER = Path(__file__).parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("[0-9]*.ipynb"))
WITHOUT_BOARD = {
    "12_your_own_cards": "it shows cards",
    "21_on_a_cluster": "it shows shares of wins",
}
LESSONS = 30
"""Notebooks from this number on teach odds; they show dice and charts."""
BOARD = re.compile(r"<title>King of (?:New York|Tokyo)\. ")
WIDGET = "application/vnd.jupyter.widget-view+json"


def outputs(file: Path) -> list[dict]:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return [output for cell in cells for output in cell.get("outputs", [])]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_saved_notebook_shows_boards(file: Path) -> None:
    kept = [output.get("data", {}) for output in outputs(file)]
    shown = "".join("".join(data.get(mime, "")) for data in kept for mime in ("image/svg+xml", "text/html"))

    assert "<svg" in shown
    if file.stem not in WITHOUT_BOARD and int(file.stem[:2]) < LESSONS:
        assert BOARD.search(shown)


@pytest.mark.parametrize("name", ["00_play", "12_your_own_cards"])
def test_a_notebook_as_a_web_page_shows_no_widget_that_is_loading(name: str) -> None:
    page, _ = HTMLExporter().from_filename(str(FOLDER / f"{name}.ipynb"))
    drawn = [base64.b64decode(code).decode() for code in re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)]

    assert "Loading widget" not in page
    assert f'data-mime-type="{WIDGET}"' not in page
    assert any(BOARD.search(picture) for picture in drawn) or "The form for my_cards.toml" in page


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_of_a_widget_its_words_are_saved_and_its_board_but_not_its_id(file: Path) -> None:
    """Without the widget's state JupyterLab would show "model not found" for the id, and not the picture beside it."""
    for output in outputs(file):
        data = output.get("data", {})
        assert WIDGET not in data
        words = "".join(data.get("text/plain", ""))
        if "run all cells" in words.casefold():
            assert "form" in words or BOARD.search("".join(data["image/svg+xml"]))
