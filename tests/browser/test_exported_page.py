"""An exported game in the browser: stepping by button, key and slider, both themes, a phone, and without a script."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from kony_nb.game.game import Game
from tests.game.randomly import random_game

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game(3, choices=40)


@pytest.fixture(scope="module")
def address(game: Game, tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("exported") / "game.html"
    game.export(file)
    return file.as_uri()


@pytest.fixture
def opened(page: Page, address: str) -> Iterator[Page]:
    """The page; afterwards the test fails if it wrote to the console, or asked for anything but itself."""
    said: list[str] = []
    asked: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    yield page
    assert (said, asked) == ([], [address])


def test_the_page_steps_through_the_game(opened: Page, game: Game) -> None:
    last = len(game.line) - 1
    count, board = opened.locator("#count"), opened.locator("#board")
    expect(count).to_contain_text(f"{last} of {last}")
    opened.locator('[data-go="first"]').click()
    expect(count).to_contain_text(f"0 of {last}, set-up")
    opened.keyboard.press("ArrowRight")
    opened.keyboard.press("ArrowRight")
    expect(count).to_contain_text(f"2 of {last}")
    opened.keyboard.press("ArrowLeft")
    expect(count).to_contain_text(f"1 of {last}")
    opened.locator('[data-go="turn-on"]').click()
    expect(count).to_contain_text("turn 1")
    first = next(node for node in game.line if any(event.kind == "turn" for event in node.events))
    who = game.names[first.state.turn]
    expect(board).to_contain_text(f"{who}, turn 1")
    expect(opened.locator("#now")).to_contain_text(f"{who} begins turn 1")
    expect(opened.locator("#log li.here").first).to_be_in_viewport()
    opened.keyboard.press("Shift+ArrowRight")
    expect(count).to_contain_text("turn 2")
    opened.locator("#step").fill(str(last))
    expect(count).to_contain_text(f"{last} of {last}")
    opened.locator("#log li").first.click()
    expect(count).to_contain_text("set-up")
    opened.locator("#course g[data-node]").first.focus()
    opened.keyboard.press("Enter")
    expect(count).to_contain_text("turn 1")
    expect(board).to_contain_text(f"{who}, turn 1")


def test_both_themes_and_a_phone(opened: Page) -> None:
    ground = "() => getComputedStyle(document.body).backgroundColor"
    light = opened.evaluate(ground)
    opened.locator("#dark").click()
    assert opened.evaluate(ground) != light
    expect(opened.locator("#dark")).to_have_attribute("aria-pressed", "true")
    opened.set_viewport_size({"width": 360, "height": 740})
    expect(opened.locator("#phone")).to_be_visible()
    expect(opened.locator("#board")).to_be_hidden()
    assert opened.evaluate("() => document.documentElement.scrollWidth") == 360


def test_without_a_script_there_are_the_picture_and_the_log(browser: Browser, address: str, game: Game) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("nav")).to_be_hidden()
    expect(page.locator("#board svg")).to_be_visible()
    expect(page.locator("#log li")).to_have_count(len(game.events))
    expect(page.locator("[role=button]")).to_have_count(0)
    context.close()
