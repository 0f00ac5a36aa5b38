"""axe-core finds no serious or critical fault: in the app, in outputs of notebooks, in an exported game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, Page, expect

from tests.browser.app import App
from tests.browser.axe import DARK, faults
from tests.game.randomly import random_game

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
APP = """
import kony_nb as kn
game = kn.Game.new("new_york", monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=7)
kn.explore(game)
"""


def test_the_app_in_both_themes(opened: Callable[[str], App]) -> None:
    app = opened(APP)
    app.speed("instant")
    app.after(app.choice("roll").click)
    app.after(app.on_board("place brooklyn").click)
    app.after(app.choice("roll").click)
    light = faults(app.page, ".kony")
    app.root.locator("[data-card]").first.click()
    expect(app.part("rule")).to_be_visible()
    light += faults(app.page, ".kony")
    app.page.evaluate(DARK)
    dark = faults(app.page, ".kony")

    assert (light, dark) == ([], [])


@pytest.mark.parametrize("width", [1280, 360])
def test_an_exported_game_in_both_themes(page: Page, tmp_path: Path, width: int) -> None:
    random_game(3, choices=40).export(tmp_path / "game.html")
    page.set_viewport_size({"width": width, "height": 900})
    page.goto((tmp_path / "game.html").as_uri())
    page.locator('[data-go="turn-back"]').click()
    light = faults(page)
    page.locator("#dark").click()
    dark = faults(page)

    assert (light, dark) == ([], [])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["01_first_turns", "08_king_of_tokyo", "14_luchador"])
def test_the_outputs_of_a_notebook_as_a_web_page(browser: Browser, tmp_path: Path, name: str, theme: str) -> None:
    exporter = HTMLExporter(theme=theme, mathjax_url="", require_js_url="")
    written, _ = exporter.from_filename(str(NOTEBOOKS / f"{name}.ipynb"))
    (tmp_path / "page.html").write_text(written, encoding="utf-8")
    context = browser.new_context(color_scheme=theme, offline=True)
    page = context.new_page()
    page.goto((tmp_path / "page.html").as_uri())

    assert faults(page, ".jp-OutputArea-output") == []
    context.close()
