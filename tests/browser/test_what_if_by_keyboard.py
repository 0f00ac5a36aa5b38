"""The what-if table by keyboard alone: branch, edit the board, compare, keep it; after a restart all is there again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.app import App

pytestmark = pytest.mark.browser

HIT = """
import kony_nb as kn
game = kn.scenario({
    "monsters": [
        {"name": "Kong", "place": "midtown", "lp": 6, "vp": 17}, {"name": "Rob", "place": "queens", "vp": 17, "lp": 3},
    ],
    "turn": "Rob", "phase": "resolve", "dice": "AAEEEH", "then": ["resolve A"],
})
kn.explore(game)
"""


def into(app: App) -> None:
    """From the notebook into the app."""
    app.page.keyboard.press("Escape")
    for _ in range(400):
        if app.page.evaluate("() => !!document.activeElement && !!document.activeElement.closest('.kony')"):
            return
        app.page.keyboard.press("Shift+Tab")
    raise AssertionError("Shift+Tab does not reach the app")


def type_number(app: App, field: str, keys: list[str]) -> None:
    app.reach(f'[name="{field}"]')
    for key in keys:
        app.page.keyboard.press(key)


def restart(app: App) -> None:
    app.page.get_by_role("menuitem", name="Kernel", exact=True).click()
    app.page.locator('.lm-Menu-item[data-command="kernelmenu:restart"]').click()
    app.page.locator(".jp-Dialog .jp-mod-accept").click()
    expect(app.page.locator(".jp-Dialog")).to_have_count(0)
    app.ready()
    app.page.wait_for_timeout(1_000)
    app.run()


def test_branch_edit_compare_and_find_it_all_again(opened: Callable[[str], App]) -> None:
    app = opened(HIT)
    page = app.page
    into(app)

    app.press('[data-do="coach"]')
    told = app.part("coach")
    expect(told).to_contain_text("Midtown Manhattan pays 2 VP and 1 energy when your next turn begins")
    expect(told.locator(".kony-share")).to_have_count(5, timeout=20_000)  # hold, or flee to one of four boroughs
    app.press('[data-do="coach"]')
    expect(told.locator("table")).to_have_count(0)

    app.press(".kony-trial > summary")
    app.press('[data-do="try"]')
    rows = app.part("trial").locator("tbody tr")
    expect(rows).to_have_count(5)  # hold, or flee to one of four boroughs
    expect(app.part("trial")).to_contain_text("200 games after each choice", timeout=20_000)
    expect(app.command("try-keep")).to_be_visible(timeout=20_000)
    app.press('[data-do="try-keep"]')
    expect(app.command("try-keep")).to_be_disabled()

    app.press(".kony-what-if > summary")
    expect(app.part("tree").locator(".kony-tree svg")).to_be_visible()
    app.press('[data-luck="same"]')
    expect(app.part("status")).to_contain_text("hindsight, not what the choice was worth")
    app.after(lambda: app.press('.kony-act [data-act="flee brooklyn"]'))
    app.press('[data-do="edit"]:not([data-what])')
    expect(app.part("dialog").locator("h3")).to_contain_text("Edit the position of step")
    type_number(app, "lp-1", ["End", "Backspace", "0"])
    app.press('[data-key="edit-open"]')
    expect(app.part("dialog").get_by_role("alert")).to_contain_text("Rob, LP: '0' is not a whole number from 1 to 12")
    expect(app.part("dialog").locator('[name="lp-1"]')).to_have_value("0")
    type_number(app, "lp-1", ["ArrowUp", "ArrowUp"])
    app.press('[data-key="pick-cards-0"]', "End")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(app.part("dialog").locator('[data-what="remove"]')).to_have_count(1)
    app.press('[data-key="edit-open"]')
    expect(app.part("dialog")).to_be_hidden()
    expect(app.part("monsters").locator("tr", has_text="Rob")).to_contain_text("2")
    expect(app.part("monsters").locator("tr", has_text="Kong")).to_contain_text("Webspinner")

    app.reach('[data-set="against"]')
    page.keyboard.press("ArrowDown")
    expect(app.part("sides").locator("svg")).to_have_count(2)
    expect(app.part("sides")).to_contain_text("between Edited: step")
    app.press('.kony-tree [data-branch="0"]')
    expect(app.part("status")).to_contain_text("The game, step")
    app.press('[data-branch="2"]')
    expect(app.part("tree").locator('[data-key="branch-2"]')).to_have_attribute("aria-current", "true")
    app.settle()

    restart(app)
    expect(app.part("status")).to_contain_text("Branches too: Branch A: step 1, same luck, Edited: step")
    into(app)
    app.press(".kony-what-if > summary")
    tabs = app.part("tree").locator(".kony-tabs button")
    expect(tabs).to_have_count(3)
    expect(tabs.nth(2)).to_have_attribute("aria-current", "true")
    expect(app.part("monsters").locator("tr", has_text="Kong")).to_contain_text("Webspinner")
    expect(app.part("tree")).to_contain_text("Kept comparisons")
    app.press('[data-branch="0"]')
    expect(app.part("ask")).to_contain_text("you were attacked")


def test_nothing_of_the_what_if_panel_is_cut_off(opened: Callable[[str], App]) -> None:
    app = opened(HIT)
    app.root.locator(".kony-what-if > summary").click()
    app.root.locator('[data-luck="new"]').click()
    app.root.locator('[data-set="against"]').select_option("0")
    expect(app.part("sides").locator("svg")).to_have_count(2)
    app.command("edit").click()
    expect(app.part("dialog").locator("h3")).to_be_visible()
    for width in (1200, 360):
        app.root.evaluate("(root, width) => { root.style.width = `${width}px`; }", width)
        app.page.wait_for_timeout(600)
        inside = app.root.evaluate(
            """root => [...root.querySelectorAll('button, select, input, .kn-side')].filter(
                 one => one.offsetParent && !one.closest('.kony-tree')).map(one => {
                 const box = one.getBoundingClientRect(), frame = root.getBoundingClientRect();
                 return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.width > 10; })"""
        )
        assert len(inside) > 60
        assert all(inside)
        assert app.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")
