"""A challenge at a real screen: two persons pass it over, and neither sees what the other holds or decides."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.app import App
from tests.browser.axe import faults

pytestmark = pytest.mark.browser

TABLE = """
import kony_nb as kn
game = kn.scenario({
    "game": "tokyo", "expansions": ["luchador"], "turn": "Kong", "phase": "resolve", "dice": "AA1122",
    "monsters": [
        {"name": "Kong", "vp": 3, "challenge": "Bear Hug"},
        {"name": "Rob", "place": "tokyo_city", "challenge": "Headlock"},
    ],
    "then": ["resolve 1", "resolve 2", "hold"],
})
kn.explore(game, you="all")
"""


def html(app: App) -> str:
    return app.root.evaluate("root => root.outerHTML")


def test_a_challenge_between_two_persons(opened: Callable[[str], App]) -> None:
    app = opened(TABLE)
    expect(app.part("ask")).to_contain_text("Challenge a monster there?")
    app.after(app.choice("challenge rob").click)
    for name, mine, other in (("Kong", "Bear Hug", "Headlock"), ("Rob", "Headlock", "Bear Hug")):
        expect(app.part("ask")).to_contain_text(f"Pass the screen to {name}. Only {name} looks.")
        assert not any(word in html(app) for word in (mine, other, 'data-act="reveal"'))
        app.part("ask").get_by_role("button", name=f"I am {name}").click()
        expect(app.part("hand")).to_contain_text(mine)
        assert faults(app.page, ".kony") == []
        assert other not in html(app)
        app.after(app.choice("reveal").click)
    expect(app.part("log")).to_contain_text("Kong wins the challenge against Rob with Bear Hug, 6 to 4")
    expect(app.part("monsters")).to_contain_text("1 collected: +2 VP")
    expect(app.part("monsters")).to_contain_text("dial 3")
