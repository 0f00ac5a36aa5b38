"""The app stays where it is: the board on the screen of a laptop, everything in its place while bots play."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.app import App
from tests.browser.test_playing import FOUR, place_kong

pytestmark = pytest.mark.browser


def top(part: Locator) -> int:
    found: int = part.evaluate("part => Math.round(part.getBoundingClientRect().top)")
    return found


def test_the_board_stays_in_sight_and_nothing_jumps_while_bots_play(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    app.page.set_viewport_size({"width": 1280, "height": 800})
    place_kong(app)
    app.command("coach").click()
    app.settle()
    app.after(app.choice("roll").click)
    app.after(app.choice("stop").click)
    app.speed("fast")
    while app.offered()[-1:] != ["end"]:
        some = app.command("resolve")
        app.after(some.click if some.count() else app.choice(app.offered()[0]).click)
    app.root.evaluate("root => root.scrollIntoView({block: 'start'})")
    assert top(app.part("board")) < 300
    before = -top(app.part("controls"))
    app.after(app.choice("end").click)
    tops = [(top(app.part("board")), before)]
    for _ in range(15):
        if app.part("choices").locator("[data-act]").count():
            break
        tops.append((top(app.part("board")), -top(app.part("controls"))))
        app.page.wait_for_timeout(60)

    assert len({board for board, _ in tops}) == 1
    assert len(tops) > 3
    assert tops == sorted(tops, reverse=True), "the buttons below may only be pushed further down"


def test_the_speed_is_remembered(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    app.speed("instant")
    app.run()
    expect(app.root.locator('[data-set="speed"]')).to_have_value("instant")
    assert app.part("status").inner_text() == ""
