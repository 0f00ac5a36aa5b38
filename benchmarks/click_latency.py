"""How long a click on the app's board takes to be on screen, beside a bare ipywidgets button's echo.

``python -m benchmarks.click_latency`` starts a JupyterLab and a Chromium of its own.
"""

import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

__all__ = ["CELL", "Latency", "measure"]

CELL = """
import ipywidgets as widgets
import kony_nb as kn

button, echo = widgets.Button(description="bare"), widgets.Label("0")
button.on_click(lambda _: setattr(echo, "value", str(int(echo.value) + 1)))
button.add_class("bare-button")
echo.add_class("bare-echo")
game = kn.Game.new("new_york", monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=7)
for _ in range(4):
    game.play("roll")
widgets.VBox([widgets.HBox([button, echo]), kn.explore(game, you="all", save=False)])
"""
PLACES = ("queens", "bronx", "brooklyn", "staten_island")

TIMED = """([what, where]) => new Promise((resolve, reject) => {
  const target = document.querySelector(what), place = document.querySelector(where);
  if (!target || !place) return reject(new Error(`${what} or ${where} is missing`));
  const began = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));  // after the next paint
  });
  seen.observe(place, { childList: true, characterData: true, subtree: true });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
})"""


COACHED = """what => new Promise(resolve => {
  const root = document.querySelector('.kony'), before = root.dataset.now, began = performance.now();
  const seen = new MutationObserver(() => {
    if (root.dataset.now === before || !root.querySelector('.kony-coach-table')) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
  });
  seen.observe(root, { childList: true, subtree: true, attributes: true });
  root.querySelector(what).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
})"""
"""From a click that leads to another decision to the paint that shows the coach's advice on it."""


@dataclass(frozen=True)
class Latency:
    """Medians of what was measured.

    Attributes
    ----------
    board : float
        Milliseconds from a click on the board to the paint that shows what it did.
    button : float
        The same for a bare button and the label that counts its clicks.
    clicks : int
        How often each was clicked.
    """

    board: float
    button: float
    clicks: int

    def __str__(self) -> str:
        return (
            f"click to repaint, median of {self.clicks}: board {self.board:.0f} ms, "
            f"bare button {self.button:.0f} ms, difference {self.board - self.button:+.0f} ms"
        )


def measure(page: Page, clicks: int = 25) -> Latency:
    """Click the board and a bare button in turn on a page where `CELL` has run, and time both."""
    board: list[float] = []
    button: list[float] = []
    expect(page.locator(".kony-board [data-action]").first).to_be_visible()
    for n in range(clicks):
        button.append(page.evaluate(TIMED, [".bare-button", ".bare-echo"]))
        place = f'.kony-board [data-action="place {PLACES[n % len(PLACES)]}"]'
        board.append(page.evaluate(TIMED, [place, ".kony-board"]))
        page.wait_for_timeout(50)
        page.evaluate(TIMED, ['.kony [data-do="back"]', ".kony-board"])
        page.wait_for_timeout(50)
    return Latency(statistics.median(board), statistics.median(button), clicks)


def measure_coach(page: Page, clicks: int = 15) -> tuple[float, float]:
    """Return the milliseconds from a roll to the advice on which dice to keep: of the first one, and the median.

    `measure` has run on the page.
    """
    for place in PLACES:
        page.locator(f'.kony-board [data-action="place {place}"]').click()
        page.wait_for_timeout(300)
    page.locator('.kony [data-do="coach"]').click()
    expect(page.locator(".kony-coach-table")).to_be_visible()
    times = []
    for _ in range(clicks):
        times.append(page.evaluate(COACHED, '.kony [data-act="roll"]'))
        page.wait_for_timeout(300)
        page.locator('.kony [data-do="back"]').click()
        page.wait_for_timeout(300)
    return times[0], statistics.median(times)


def main() -> None:
    """Start what is needed, measure, print."""
    from tests.browser.app import App, write_notebook
    from tests.browser.chromium import MISSING, find_chromium
    from tests.browser.lab import jupyterlab_on

    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        notebooks, home = Path(folder, "notebooks"), Path(folder, "home")
        notebooks.mkdir()
        home.mkdir()
        write_notebook(notebooks / "speed.ipynb", CELL)
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        with jupyterlab_on(notebooks, home) as address:
            App(page, address.replace("/lab?", "/lab/tree/speed.ipynb?")).run()
            print(measure(page))
            first, median = measure_coach(page)
            print(f"roll to the coach's advice on the dice: first {first:.0f} ms, median {median:.0f} ms")
        browser.close()


if __name__ == "__main__":
    main()
