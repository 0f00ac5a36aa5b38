"""The browser's half of a quiz: keys and clicks become messages, and it fits a phone."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

import kony_nb as kn
from kony_nb.lessons.quiz import form
from tests.browser.axe import DARK, faults

pytestmark = pytest.mark.browser

WITH = """<!doctype html><html><body><style>{css}</style><div id="here"></div><script type="module">
{js}
document.body.dataset.jpThemeLight = "true";
const shown = {{ page: {page}, status: "" }}, heard = {{}};
window.turn = (page) => {{ shown.page = page; heard["change:page"](); }};
const model = {{ get: (key) => shown[key], on: (event, told) => {{ heard[event] = told; }}, off() {{}},
  send: (message) => {{ (window.sent = window.sent || []).push(message); }} }};
quizFront.render({{ model, el: document.getElementById("here") }});
</script></body></html>"""


def show(page: Page, widget: form.QuizForm) -> None:
    js = (form.HERE / "form.js").read_text().replace("export default", "const quizFront =")
    css = (form.HERE / "form.css").read_text()
    page.set_content(WITH.format(js=js, css=css, page=json.dumps(widget.page)))


@pytest.fixture
def widget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> form.QuizForm:
    monkeypatch.chdir(tmp_path)
    found = kn.quiz("core.heal", 2, seed="browser").widget()
    assert isinstance(found, form.QuizForm)
    return found


def test_keys_and_clicks_are_sent(page: Page, widget: form.QuizForm) -> None:
    show(page, widget)
    page.locator("input[type=radio]").first.focus()
    page.keyboard.press("b")
    assert page.locator("input[data-key=b]").is_checked()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Finish").click()
    page.get_by_role("button", name="Really finish?").click()
    assert page.evaluate("window.sent") == [
        {"do": "answer", "number": 1, "choice": "b"},
        {"do": "go", "number": 2},
        {"do": "finish", "number": None},
    ]


def test_the_next_question_is_in_view(page: Page, widget: form.QuizForm) -> None:
    page.set_viewport_size({"width": 1280, "height": 700})
    show(page, widget)
    page.get_by_role("radio").last.scroll_into_view_if_needed()
    page.get_by_role("button", name="Next").click()
    widget.act({"do": "go", "number": 2})
    page.evaluate("page => window.turn(page)", widget.page)
    assert 0 <= page.locator("legend").bounding_box()["y"] < 300


@pytest.mark.parametrize("width", [320, 400, 1280])
def test_it_fits(page: Page, widget: form.QuizForm, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    show(page, widget)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shown = page.locator(".kq-narrow" if width < 560 else ".kq-wide")
    assert shown.is_visible()
    assert page.locator(".kq-board svg:visible").count() == 1
    assert page.get_by_role("radio").first.is_visible()
    light = faults(page, "#here")
    widget.act({"do": "answer", "number": 1, "choice": "a"})  # then it says what was right
    page.evaluate("page => window.turn(page)", widget.page)
    light += faults(page, "#here")
    page.evaluate(DARK)
    assert (light, faults(page, "#here")) == ([], [])
