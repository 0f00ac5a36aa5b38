"""Evolutions at a real screen: two persons pass it over, windows, the draft by keyboard, the ``ask me``."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.app import App

pytestmark = pytest.mark.browser

TABLE = """
import kony_nb as kn
game = kn.scenario({
    "game": "tokyo", "expansions": ["power_up"], "turn": "Alienoid", "phase": "resolve", "dice": "AA1122",
    "monsters": [
        {"name": "Kraken", "lp": 5, "place": "tokyo_city", "evolutions": {"hand": ["healing_rain"], "deck": []}},
        {"name": "Alienoid", "evolutions": {"hand": [HAND], "deck": []}},
    ],
})
kn.explore(game, you=YOU, bots="random")
"""
DRAFT = """
import kony_nb as kn
options = {"mutant_draft": True}
game = kn.Game.new("tokyo", monsters=["Kraken", "Cyber Bunny"], expansions=["power_up"], options=options, seed=4)
kn.explore(game, bots="random")
"""
HIDDEN = ("Healing Rain", "healing_rain", "Alien Scourge", "alien_scourge")


def cell(you: str, hand: str = "") -> str:
    return TABLE.replace("YOU", you).replace("HAND", hand)


def html(app: App) -> str:
    return app.root.evaluate("root => root.outerHTML")


def test_two_persons_pass_the_screen_over(opened: Callable[[str], App]) -> None:
    app = opened(cell("'all'", "'alien_scourge'"))
    expect(app.part("ask")).to_contain_text("Pass the screen to Alienoid. Only Alienoid looks.")
    assert not any(word in html(app) for word in HIDDEN)

    app.part("ask").get_by_role("button", name="I am Alienoid").click()
    expect(app.part("hand")).to_contain_text("Alien Scourge")
    assert "Healing Rain" not in html(app)
    app.after(app.choice("pass").click)
    expect(app.part("ask")).to_contain_text("Pass the screen to Kraken. Only Kraken looks.")
    assert not any(word in html(app) for word in HIDDEN)

    app.part("ask").get_by_role("button", name="I am Kraken").click()
    app.after(app.choice("play healing_rain").click)
    expect(app.part("log")).to_contain_text("Kraken plays Healing Rain")
    expect(app.part("monsters")).to_contain_text("1 discarded")


def test_an_evolution_is_played_by_keyboard_on_the_turn_of_another(opened: Callable[[str], App]) -> None:
    app = opened(cell("'Kraken'"))
    expect(app.part("ask")).to_contain_text("Kraken: play an evolution now?")
    expect(app.part("ask")).to_contain_text("It is Alienoid's turn")
    app.root.locator('[data-set="ask-me"]').focus()
    app.page.keyboard.press("Shift+Tab")
    assert app.page.evaluate("() => document.activeElement.dataset.act") == "play healing_rain"
    app.after(lambda: app.page.keyboard.press("Enter"))
    expect(app.part("log")).to_contain_text("Kraken gains 2 LP (now 7)")
    expect(app.part("hand")).to_contain_text("Your hand: 0 evolutions")


def test_never_is_not_asked_again(opened: Callable[[str], App]) -> None:
    app = opened(cell("'Kraken'"))
    app.speed("fast")
    app.after(lambda: app.root.locator('[data-set="ask-me"]').select_option("never"))
    expect(app.part("ask")).to_contain_text("you were attacked")
    expect(app.part("hand").locator('[data-set="ask-me"]')).to_have_value("never")
    expect(app.part("hand")).to_contain_text("Your hand: 1 evolution")


def test_a_draft_by_keyboard_alone(opened: Callable[[str], App]) -> None:
    app = opened(DRAFT)
    app.root.locator('[data-key="new"]').focus()
    for n in range(7):
        expect(app.part("ask")).to_contain_text(f"Round {n + 1} of 8")
        first = app.offered()[0]
        app.after(lambda text=first: app.press(f'[data-act="{text}"]'))
        expect(app.part("hand")).to_contain_text(f"Taken so far, {n + 1} of 8" if n < 6 else "Your deck")
    expect(app.part("ask")).to_contain_text("which evolution do you keep?")
    app.after(lambda: app.press('.kony-choices [data-act^="pick"]'))
    expect(app.part("hand")).to_contain_text("Your hand: 1 evolution")
