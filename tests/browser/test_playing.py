"""A person plays in a real JupyterLab: by mouse, by keyboard alone, back and forth, after a restart, to the end."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from benchmarks.click_latency import CELL, measure
from tests.browser.app import App, write_notebook

pytestmark = pytest.mark.browser

FOUR = """
import kony_nb as kn
game = kn.Game.new("new_york", monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=7)
kn.explore(game)
"""
ATTACKED = """
import kony_nb as kn
game = kn.scenario({
    "monsters": [
        {"name": "Kong", "place": "midtown", "lp": 6}, {"name": "Rob", "place": "queens"},
        {"name": "Mantis", "place": "queens"}, {"name": "Sheriff", "place": "bronx"},
    ],
    "turn": "Rob", "phase": "resolve", "dice": "AAEEEH",
})
kn.explore(game)
"""
TOKYO = """
import kony_nb as kn
game = kn.scenario({
    "game": "tokyo",
    "monsters": [{"name": "Alienoid", "place": "tokyo_city", "lp": 6}, "Kraken", "Pandakai", "The King"],
    "turn": "Pandakai", "phase": "resolve", "dice": "AA1122", "then": ["resolve A"],
})
kn.explore(game, bots="random")
"""
TWO = """
import kony_nb as kn
kn.explore(kn.Game.new(monsters=["Kong", "Rob"], seed=3))
"""
Lab = Callable[[str], str]


def place_kong(app: App) -> None:
    app.speed("instant")
    app.after(app.choice("roll").click)
    app.after(app.on_board("place brooklyn").click)


def test_the_first_notebook_shows_the_app_when_it_is_run(watched: Page, jupyterlab: Lab, tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[2] / "notebooks" / "00_play.ipynb", tmp_path / "notebooks")
    app = App(watched, jupyterlab("00_play.ipynb"))
    shown = watched.locator(".jp-CodeCell .jp-OutputArea-output").first
    expect(shown).to_contain_text("A still picture; run all cells to play.")
    expect(watched.locator(".jp-Notebook")).not_to_contain_text("model not found")
    app.run()

    expect(app.part("ask")).to_contain_text("Kong: roll for the first turn")
    app.after(app.choice("roll").click)


def test_a_turn_by_mouse(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    expect(app.part("ask")).to_contain_text("Kong: roll for the first turn")
    place_kong(app)
    app.after(app.choice("roll").click)
    app.root.locator("[data-card]").first.click()
    expect(app.part("rule").locator("code")).to_contain_text("card.")
    app.page.keyboard.press("Escape")
    expect(app.part("rule")).to_be_hidden()

    dice = app.part("dice").locator("[data-die]")
    faces = dice.evaluate_all("all => all.map(one => one.dataset.face)")
    dice.nth(1).click()
    dice.nth(4).click()
    expect(dice.nth(1)).to_contain_text("keep")
    app.page.set_viewport_size({"width": 1440, "height": 900})
    rows = dice.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().bottom))")
    assert len(set(rows)) == 1, "six dice lie in one row"
    app.after(app.command("keep").click)
    again = dice.evaluate_all("all => all.map(one => one.dataset.face)")
    assert (again[1], again[4]) == (faces[1], faces[4])
    assert dice.evaluate_all("all => all.map(one => one.getAttribute('aria-pressed') === 'true')") == [
        at in (1, 4) for at in range(6)
    ]
    app.after(app.choice("stop").click)

    while not app.offered() or app.offered()[-1] != "end":
        if app.command("resolve").count():
            app.after(app.command("resolve").click)
        else:
            text = app.offered()[0]
            board = app.on_board(text)
            app.after(board.click if board.count() else app.choice(text).click)
    expect(app.part("monsters")).to_contain_text("Lower Manhattan")
    app.after(app.choice("end").click)
    expect(app.part("log")).to_contain_text("Mantis begins turn 1")


def test_a_line_of_the_log_has_room_for_its_words_beside_the_name_of_a_card(
    watched: Page, opened: Callable[[str], App]
) -> None:
    watched.set_viewport_size({"width": 1200, "height": 800})
    log = opened(FOUR).part("log")
    expect(log).to_contain_text("Antimatter Pellets is revealed")
    widths = log.locator("li > span:not(.kony-badge)").evaluate_all("all => all.map(one => one.clientWidth)")
    assert min(widths) >= 150


def test_a_turn_by_keyboard_alone(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    page = app.page
    page.keyboard.press("Escape")
    for _ in range(400):  # from the notebook into the app
        if page.evaluate("() => !!document.activeElement && !!document.activeElement.closest('.kony')"):
            break
        page.keyboard.press("Shift+Tab")
    app.reach('[data-set="speed"]')
    page.keyboard.press("End")
    app.after(lambda: app.press('[data-act="roll"]'))
    app.after(lambda: app.press('.kony-board [data-action="place queens"]', "Space"))
    expect(app.part("monsters")).to_contain_text("Queens")
    app.after(lambda: app.press('[data-act="roll"]'))
    assert page.evaluate("() => document.activeElement.dataset.die") == "0", "the focus waits at the dice"
    page.keyboard.press("Enter")
    page.keyboard.press("3")
    kept = app.part("dice").locator('[aria-pressed="true"]')
    expect(kept).to_have_count(2)
    app.after(lambda: app.press('[data-do="keep"]'))
    expect(kept).to_have_count(2)
    assert page.evaluate("() => document.activeElement.dataset.die") == "0", "one Enter too many rolls nothing"
    app.after(lambda: app.press('[data-act="stop"]', "Space"))
    for _ in range(12):
        offered = app.offered()
        if "end" in offered:
            break
        if app.command("resolve").count():
            app.after(lambda: app.press('[data-do="resolve"]'))
        else:
            app.after(lambda text=offered[0]: app.press(f'[data-act="{text}"]'))
    app.press(".kony-lines .kony-why")
    expect(app.part("rule")).to_be_visible()
    page.keyboard.press("Escape")
    expect(app.part("rule")).to_be_hidden()
    app.after(lambda: app.press('[data-act="end"]'))
    expect(app.part("log")).to_contain_text("Mantis begins turn 1")


def test_who_is_attacked_flees(opened: Callable[[str], App]) -> None:
    app = opened(ATTACKED)
    expect(app.part("ask")).to_contain_text("you were attacked", timeout=20_000)
    expect(app.part("choices")).to_contain_text("The damage is done: you have 4 LP left")
    expect(app.part("choices")).to_contain_text("That borough already holds two monsters")
    app.after(app.on_board("flee brooklyn").click)

    expect(app.part("monsters").locator("tr", has_text="Kong")).to_contain_text("Brooklyn")
    expect(app.part("log")).to_contain_text("flees")


def test_who_is_attacked_in_tokyo_yields_by_keyboard(opened: Callable[[str], App]) -> None:
    app = opened(TOKYO)
    expect(app.part("head")).to_contain_text("King of Tokyo")
    expect(app.part("choices")).to_contain_text("You survive that with")
    assert app.root.get_attribute("aria-label") == "King of Tokyo"
    app.root.locator('[data-set="yield-at"]').focus()
    app.after(lambda: app.press('.kony-board [data-action="yield"]'))

    expect(app.part("monsters").locator("tr", has_text="Alienoid")).to_contain_text("outside Tokyo")
    expect(app.part("log")).to_contain_text("yields Tokyo")


def test_a_standing_answer_yields_by_itself(opened: Callable[[str], App]) -> None:
    app = opened(TOKYO)
    app.after(lambda: app.root.locator('[data-set="yield-at"]').select_option("4"))
    expect(app.part("log")).to_contain_text("Alienoid yields Tokyo")


def test_a_game_of_tokyo_from_the_dialog(opened: Callable[[str], App]) -> None:
    app = opened(TWO)
    app.command("new-dialog").click()
    app.root.locator('input[name="seed"]').fill("5")
    app.root.locator('select[name="game"]').focus()
    app.root.locator('select[name="game"]').select_option("tokyo")
    expect(app.root.locator('select[name="monster0"]')).to_have_value("Alienoid")
    expect(app.root.locator('input[name="seed"]')).to_have_value("5")
    expect(app.root.locator('select[name="game"]')).to_be_focused()
    app.root.locator('select[name="player1"]').select_option("random")
    app.root.get_by_role("button", name="Start the new game").click()

    expect(app.part("head")).to_contain_text("King of Tokyo")
    expect(app.part("board").locator('[data-place="tokyo_bay"]')).to_have_count(1)


def test_back_on_the_timeline_a_variation_and_a_branch(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    place_kong(app)
    app.after(app.choice("roll").click)
    app.after(app.choice("stop").click)
    last = app.node

    app.root.locator(".kony-chart summary").click()
    app.after(app.part("timeline").locator('[role="button"][data-node]').first.click)
    expect(app.part("head")).to_contain_text("looking back")
    app.after(app.command("latest").click)
    assert app.node == last

    app.after(app.part("log").locator("li", has_text="Kong starts in").locator("[data-node]").click)
    app.after(app.command("back").click)
    app.after(app.on_board("place queens").click)
    app.root.locator(".kony-what-if summary").click()
    expect(app.part("tree")).to_contain_text("Start in Brooklyn")
    expect(app.part("tree")).to_contain_text("Start in Queens")

    app.settle()  # while bots play a click may come too late for the moment that it was meant for
    app.root.locator('[data-luck="new"]').click()
    expect(app.part("banner")).to_contain_text("new luck")
    app.settle()
    app.after(app.choice("roll").click)
    app.root.locator('.kony-tabs [data-branch="0"]').click()
    expect(app.part("banner")).not_to_contain_text("new luck")


def test_a_restarted_kernel_reopens_the_game(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    place_kong(app)
    app.after(app.choice("roll").click)
    faces = app.part("dice").inner_text()

    app.page.get_by_role("menuitem", name="Kernel", exact=True).click()
    app.page.locator('.lm-Menu-item[data-command="kernelmenu:restart"]').click()
    app.page.locator(".jp-Dialog .jp-mod-accept").click()
    expect(app.page.locator(".jp-Dialog")).to_have_count(0)
    app.ready()
    app.page.wait_for_timeout(1_000)
    app.run()

    expect(app.part("status")).to_contain_text("Reopened at step")
    assert app.part("dice").inner_text() == faces
    app.after(app.choice("stop").click)


def test_running_the_cell_again_leaves_one_app_at_the_same_step(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    place_kong(app)
    node = app.node
    app.run()

    expect(app.part("status")).to_contain_text("Reopened at step")
    expect(app.root).to_have_count(1)
    expect(app.part("ask")).to_contain_text("Kong: roll the dice")
    assert app.node == node


def test_a_double_click_acts_once(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    app.speed("slow")
    app.after(app.choice("roll").dblclick)

    expect(app.part("log")).to_contain_text("Kong rolls 8 dice")
    expect(app.part("status")).to_be_empty()
    assert app.part("log").inner_text().count("Kong rolls") == 1


def test_a_game_to_its_end(opened: Callable[[str], App]) -> None:
    app = opened(FOUR)
    app.speed("instant")
    for _ in range(300):
        if app.over:
            break
        if app.choosing_dice:
            app.after(app.choice("stop").click)
        else:
            app.after(app.part("choices").locator("[data-act]").first.click)

    expect(app.part("over")).to_contain_text("win")
    expect(app.part("over").locator("tbody tr")).to_have_count(4)
    app.part("over").locator('[data-do="back-mine"]').click()
    expect(app.part("head")).to_contain_text("looking back")


def test_a_new_game_from_the_dialog(opened: Callable[[str], App], tmp_path: Path) -> None:
    app = opened(TWO)
    app.after(app.choice("roll").click)
    kept = next(tmp_path.glob("notebooks/.kony_nb/*.json"))
    played = kept.read_bytes()
    app.command("new-dialog").click()
    expect(app.root.locator('input[name="seed"]')).not_to_have_value("3")
    app.root.locator('input[name="seed"]').fill("3")
    app.root.get_by_role("button", name="Start the new game").click()
    expect(app.part("status")).to_contain_text("is kept: kn.explore(")
    app.after(app.choice("roll").click)
    assert kept.read_bytes() == played, "the same game was begun again"
    app.command("new-dialog").click()
    app.root.locator('select[name="player2"]').select_option("greedy")
    app.root.locator('input[name="seed"]').fill("5")
    app.root.locator('select[name="rules"]').select_option("printed")
    app.root.get_by_role("button", name="Start the new game").click()

    expect(app.part("banner")).to_contain_text("Seed 5")
    expect(app.part("monsters").locator("tbody tr")).to_have_count(3)
    expect(app.part("dialog")).to_be_hidden()
    app.command("ask-reset").click()
    expect(app.part("dialog").locator('[data-do="close"]')).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(app.part("dialog")).to_be_hidden()


@pytest.mark.parametrize(("width", "zoom"), [(600, 1), (1280, 2)], ids=["600 pixels", "200 percent"])
def test_nothing_is_cut_off_in_a_narrow_place(opened: Callable[[str], App], width: int, zoom: int) -> None:
    app = opened(ATTACKED)
    expect(app.part("ask")).to_contain_text("you were attacked", timeout=20_000)
    app.page.set_viewport_size({"width": width // zoom, "height": 800})
    app.page.wait_for_timeout(600)
    inside = app.root.evaluate(
        """root => [...root.querySelectorAll('button, select')].filter(one => one.offsetParent).map(one => {
             const box = one.getBoundingClientRect(), frame = root.getBoundingClientRect();
             return box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.width > 10; })"""
    )

    assert inside
    assert all(inside)
    assert app.root.evaluate("root => root.scrollWidth <= root.clientWidth + 1")


def test_a_click_is_on_screen_as_fast_as_a_bare_button(watched: Page, jupyterlab: Lab, tmp_path: Path) -> None:
    write_notebook(tmp_path / "notebooks" / "speed.ipynb", CELL)
    app = App(watched, jupyterlab("speed.ipynb"))
    app.run()
    found = measure(watched, clicks=15)
    print(f"\n{found}")

    assert found.board - found.button <= 100
