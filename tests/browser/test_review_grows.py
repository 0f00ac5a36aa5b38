"""The review of a finished game in a real JupyterLab: it grows by itself, and is used by keyboard meanwhile."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import App, write_notebook

pytestmark = pytest.mark.browser

NEARLY = """
import kony_nb as kn
from kony_nb.widgets import review
review.GAMES = 20
monsters = [{"name": "Kong", "place": "lower", "lp": 3, "vp": 17}, {"name": "Rob", "place": "queens", "vp": 17}]
kn.explore(kn.scenario({"monsters": monsters, "seed": 2}), you=[], save=False)
"""


def test_a_review_grows_while_one_looks_around_in_it(
    watched: Page, jupyterlab: Callable[[str], str], tmp_path: Path
) -> None:
    write_notebook(tmp_path / "notebooks" / "nearly.ipynb", NEARLY)
    app = App(watched, jupyterlab("nearly.ipynb"))
    app.run()
    app.root.get_by_role("button", name="To the end").click()
    start = app.part("over").get_by_role("button", name="Review this game")
    start.focus()
    watched.keyboard.press("Enter")
    review = app.part("review")
    turn = review.get_by_role("button", name="Go to turn 1,")
    expect(turn).to_be_visible()
    turn.focus()
    app.after(lambda: watched.keyboard.press("Enter"))
    expect(app.part("head")).to_contain_text("looking back")
    expect(review).to_contain_text("played on by greedy, seed 0. Every number")
    expect(review.locator(":focus")).to_have_attribute("aria-label", re.compile("Go to turn 1,"))
    app.after(review.get_by_role("button", name="Go to the last moment").click)
    expect(app.part("over")).to_contain_text("wins")
    review.get_by_role("button", name="Close the review").click()
    expect(review).to_be_hidden()
