"""A simulation in JupyterLab: the buttons by mouse and keyboard, and a kernel that answers while it runs."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.app import write_notebook
from tests.browser.axe import DARK, faults

pytestmark = pytest.mark.browser

SLOW = """\
import time
from fractions import Fraction
from kony_nb.lessons import predict, simulate

def trial(seed, number):
    time.sleep(0.01)
    return "AHEDSO"[number % 6]

simulate(trial, lambda dice: dice == "A", exact=Fraction(1, 6), prediction=predict("slow", "1/2"), title="Attack")
"""
ANSWERED = """\
import kony_nb as kn
print("answered", 6 * 7)
kn.card_form("cards.json")
"""


def test_the_page_stays_live_while_trials_run(watched: Page, jupyterlab: Callable[[str], str], tmp_path: Path) -> None:
    write_notebook(tmp_path / "notebooks" / "lesson.ipynb", SLOW, ANSWERED)
    watched.goto(jupyterlab("lesson.ipynb"))
    expect(watched.locator("#jp-main-statusbar")).to_contain_text("| Idle", timeout=60_000)
    watched.locator(".jp-CodeCell .cm-content").first.click()
    watched.keyboard.press("Shift+Enter")
    root = watched.locator(".kony-simulator")
    words = root.get_by_role("status")
    expect(words).to_contain_text("You predict 1/2")

    one = root.get_by_role("button", name="Do 1", exact=True)
    one.focus()
    watched.keyboard.press("Enter")
    expect(words).to_contain_text("1 roll: it happened once")
    expect(root.locator("svg")).to_have_count(2)  # the dice, and the running share
    expect(one).to_be_focused()

    root.get_by_role("button", name="Do 10,000").click()  # it would take more than a minute
    expect(root).to_have_attribute("aria-busy", "true")
    watched.locator(".jp-CodeCell .cm-content").nth(1).click()
    watched.keyboard.press("Shift+Enter")
    expect(watched.get_by_text("answered 42")).to_be_visible()
    expect(root).to_have_attribute("aria-busy", "true")
    root.get_by_role("button", name="Stop").click()
    expect(root).to_have_attribute("aria-busy", "false")
    stopped = words.inner_text()
    one.click()
    expect(words).not_to_have_text(stopped)  # it goes on from where it stopped
    expect(words).to_contain_text("rolls: it happened")

    form = watched.locator(".jp-CodeCell .jp-OutputArea-output", has_text="Challenge cards of your box")
    form.get_by_role("button", name="Add an effect").click()
    expect(form.get_by_role("button", name="Remove effect")).to_be_visible()
    seen = ".jp-CodeCell .jp-OutputArea-output"
    light = faults(watched, seen)
    watched.evaluate(DARK)
    assert (light, faults(watched, seen)) == ([], [])
