"""The app as a person meets it in JupyterLab: where to click, what the keyboard reaches, when it has answered."""

from pathlib import Path

import nbformat
from playwright.sync_api import Locator, Page, expect

SETTLED = """() => {
  const root = document.querySelector('.kony');
  return root && !root.classList.contains('kony-busy');
}"""


def write_notebook(file: Path, *cells: str) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    nbformat.write(notebook, file)


class App:
    """One page with one app on it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)
        self.ready()

    def ready(self) -> None:
        expect(self.page.locator("#jp-main-statusbar")).to_contain_text("| Idle", timeout=60_000)

    def run(self) -> None:
        """Run the first cell and wait for the app."""
        self.page.locator(".jp-CodeCell .cm-content").first.click()
        self.page.keyboard.press("Shift+Enter")
        expect(self.root).to_be_visible(timeout=60_000)
        self.settle()

    @property
    def root(self) -> Locator:
        return self.page.locator(".kony")

    def part(self, name: str) -> Locator:
        return self.root.locator(f'[data-part="{name}"]')

    def settle(self) -> None:
        """Wait until the kernel has answered and the browser has shown it."""
        self.page.wait_for_function(SETTLED)

    @property
    def node(self) -> str:
        return self.root.get_attribute("data-now") or ""

    def after(self, press) -> None:
        """Do something that moves the game on, and wait until it has."""
        before = self.node
        press()
        self.page.wait_for_function("before => document.querySelector('.kony').dataset.now !== before", arg=before)
        self.settle()

    def speed(self, name: str) -> None:
        self.root.locator('[data-set="speed"]').select_option(name)
        self.page.wait_for_timeout(200)

    def choice(self, action: str) -> Locator:
        return self.part("choices").locator(f'[data-act="{action}"]')

    def on_board(self, action: str) -> Locator:
        return self.part("board").locator(f'[data-action="{action}"]')

    def command(self, name: str) -> Locator:
        return self.root.locator(f'[data-do="{name}"]').first

    def offered(self) -> list[str]:
        return self.part("choices").locator("[data-act]").evaluate_all("all => all.map(one => one.dataset.act)")

    @property
    def choosing_dice(self) -> bool:
        return self.part("choices").locator('[data-do="keep"]').count() > 0

    @property
    def over(self) -> bool:
        return self.part("over").locator("h3").count() > 0

    # By keyboard alone

    def reach(self, target: str, most: int = 160) -> None:
        """Press Tab until the focus is on what the selector says."""
        here = "target => !!document.activeElement && document.activeElement.matches(target)"
        for _ in range(most):
            if self.page.evaluate(here, target):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def press(self, target: str, key: str = "Enter") -> None:
        """Reach something by Tab and press a key on it."""
        self.reach(target)
        self.page.keyboard.press(key)
