"""Guided notebooks as a learner walks them in JupyterLab: open, run all, read, change an answer, run it again."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.lab import jupyterlab_on

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
BY_MOUSE = {
    "02_set_up_and_board": [
        ('my_moves = "place queens, place queens, place queens"', [
            ('my_moves = "place queens, place bronx, place bronx"', "The task was: Kong and Mantis in Queens"),
            ('my_moves = "place queens, place queens, place bronx"', "Solved."),
        ]),
        ('my_move = "dance"', [("my_move = 5", "Refused"), ('my_move = "roll"', "Rolled:")]),
    ],
    "03_start_of_turn": [
        ("my_guess = None", [("my_guess = 2", "1, not 2."), ("my_guess = 1", "Right: 1.")]),
        ('my_moves = "end, pick king_of_queens"', [
            ('my_moves = "pick regeneration"', "No card has acted yet"),
            ('my_moves = "end, pick regeneration"', "Solved."),
        ]),
    ],
    "04_rolling_and_keeping": [
        ('my_move = "keep SSS"', [
            ('my_move = "keep O"', "Nothing was kept or stopped yet."),
            ('my_move = "stop"', "Content."),
        ]),
        ("my_answers = {", [
            ('my_answers = {1: "a", 2: "a", 3: "a", 4: "a"}', " of 4 right."),
            ('my_answers = {1: "b", 2: "b", 3: "c", 4: "b"}', "All right!"),
        ]),
    ],
    "05a_energy_heal_attack": [
        ('my_moves = "resolve H, resolve O"', [
            ('my_moves = "resolve H"', "Still to be resolved"),
            ('my_moves = "resolve O, resolve H"', "Solved: first what hurts, then what heals."),
        ]),
        ('my_moves = "resolve A, pass"', [
            ('my_moves = "resolve A"', "Not there yet"),
            ('my_moves = "resolve A, use carapace, hold"', "Saved:"),
        ]),
    ],
    "05b_destruction": [
        ('my_target = "destroy queens.jet"', [
            ('my_target = "nonsense"', "Nothing has fallen yet"),
            ('my_target = "destroy queens.2"', "Right"),
        ]),
    ],
}
"""For each notebook how lines are saved, and for each of them a wrong and the right one with what the check behind it
says then. Every exercise is answered so, in the kernel alone, by `tests/lessons/test_guided.py` and its neighbours."""
BY_KEYBOARD = (
    "05d_ouch_and_statue",
    "my_moves = \"resolve O, resolve D, destroy queens.jet\"",
    "my_moves = \"resolve D, destroy queens.jet, resolve O\"",
    "Right",
)
LONG = 60_000


class Desk:
    """One JupyterLab in one page; every notebook is opened in a tab of its own."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.page, self.folder = page, folder

    def start(self, address: str, name: str) -> None:
        """Begin with a notebook, as `make lab` does."""
        self.page.goto(address.replace("/lab?", f"/lab/tree/{name}.ipynb?"))
        self.idle()

    def open(self, name: str) -> None:
        self.page.locator(".jp-DirListing-item", has_text=name).dblclick()
        expect(self.page.locator("#jp-main-dock-panel .lm-mod-current", has_text=name)).to_be_visible(timeout=LONG)
        self.idle()

    def idle(self) -> None:
        expect(self.page.locator("#jp-main-statusbar")).to_contain_text("| Idle", timeout=LONG)

    @property
    def notebook(self) -> Locator:
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")

    def run_all(self) -> None:
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.locator('.lm-Menu-item[data-command="runmenu:run-all"]').click()

    def run_all_by_keyboard(self) -> None:
        self.page.keyboard.press("Control+Shift+C")
        self.page.keyboard.type("Run All Cells")
        found = self.page.locator(".lm-CommandPalette-item.lm-mod-active")
        expect(found).to_contain_text("Run All Cells", timeout=LONG)
        self.page.keyboard.press("Enter")

    def ran(self, name: str) -> list[dict]:
        """Save until every cell has been run, and return the code cells as they are saved then."""
        end = time.monotonic() + LONG / 1000
        while time.monotonic() < end:
            self.page.keyboard.press("Control+s")
            self.page.wait_for_timeout(500)
            try:
                cells = code_cells(self.folder / f"{name}.ipynb")
            except ValueError:
                continue  # it is just being written
            if all(cell["execution_count"] for cell in cells):
                return cells
        raise AssertionError(f"{name} has not been run to its end")

    def show(self, line: str) -> Locator:
        """Scroll from the top down to the cell with this line; what is far away is not in the page."""
        window = self.notebook.locator(".jp-WindowedPanel-outer")
        window.evaluate("window => { window.scrollTop = 0; }")
        cell = self.notebook.locator(".jp-CodeCell", has=self.page.locator(".cm-line", has_text=line))
        for _ in range(200):
            if cell.count():
                cell.scroll_into_view_if_needed()
                return self.at(cell)
            window.evaluate("window => { window.scrollTop += 500; }")
            self.page.wait_for_timeout(20)
        raise AssertionError(f"no cell has {line}")

    def write(self, line: str) -> None:
        """Write over the line in which the cursor is."""
        for key in ("Home", "Shift+End"):
            self.page.keyboard.press(key)
        self.page.keyboard.type(line)

    def at(self, cell: Locator, after: int = 0) -> Locator:
        """Return a cell, or one after it, by its place, which stays when its words change."""
        place = cell.get_attribute("data-windowed-list-index")
        assert place is not None
        return self.notebook.locator(f'.jp-Cell[data-windowed-list-index="{int(place) + after}"]')

    @property
    def active(self) -> Locator:
        return self.notebook.locator(".jp-Cell.jp-mod-active")


def code_cells(file: Path) -> list[dict]:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def faults(cells: list[dict]) -> list[dict]:
    """Return what is an error, or was written as one."""
    outputs = [output for cell in cells for output in cell["outputs"]]
    return [each for each in outputs if each["output_type"] == "error" or each.get("name") == "stderr"]


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    folder, home = tmp_path_factory.mktemp("notebooks"), tmp_path_factory.mktemp("home")
    for name in (*BY_MOUSE, BY_KEYBOARD[0]):
        notebook = nbformat.read(NOTEBOOKS / f"{name}.ipynb", 4)
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.outputs, cell.execution_count = [], None
        nbformat.write(notebook, folder / f"{name}.ipynb")
    errors: list[str] = []
    asked: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.set_default_timeout(LONG)
    page = context.new_page()
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    with jupyterlab_on(folder, home) as address:
        found = Desk(page, folder)
        found.start(address, BY_KEYBOARD[0])
        yield found
        context.close()
    assert errors == []
    assert {urlsplit(url).hostname for url in asked if url.startswith(("http", "ws"))} == {"127.0.0.1"}


def test_a_path_is_walked_by_keyboard_alone(desk: Desk) -> None:
    name, saved, mine, said = BY_KEYBOARD
    keyboard = desk.page.keyboard
    desk.run_all_by_keyboard()
    assert faults(desk.ran(name)) == []

    keyboard.press("Escape")
    for _ in range(100):
        if saved in desk.active.inner_text():
            break
        keyboard.press("ArrowUp")
    cell = desk.at(desk.active)
    check = desk.at(desk.active, 1)
    keyboard.press("Enter")
    keyboard.press("Control+Home")
    desk.write(mine)
    expect(cell.locator(".cm-line").first).to_have_text(mine, timeout=LONG)
    keyboard.press("Shift+Enter")
    keyboard.press("Shift+Enter")
    expect(check.locator(".jp-OutputArea-output").first).to_contain_text(said, timeout=LONG)


@pytest.mark.parametrize("name", BY_MOUSE)
def test_a_path_is_walked_by_mouse(desk: Desk, name: str) -> None:
    desk.open(name)
    desk.run_all()
    assert faults(desk.ran(name)) == []

    run = desk.notebook.locator('[data-command="notebook:run-cell-and-select-next"]').first
    for saved, answers in BY_MOUSE[name]:
        cell = desk.show(saved)
        check, line = desk.at(cell, 1), cell.locator(".cm-line", has_text=saved)
        for mine, said in answers:
            line.click()
            desk.write(mine)
            line = cell.locator(".cm-line", has_text=mine)
            expect(line).to_be_visible(timeout=LONG)
            run.click()
            run.click()
            expect(check.locator(".jp-OutputArea-output").first).to_contain_text(said, timeout=LONG)
