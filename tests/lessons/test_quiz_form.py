"""The quiz as a widget: what a click does, and what its page holds."""

import re
from html import escape
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.lessons.quiz.form import QuizForm


@pytest.fixture
def form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> QuizForm:
    monkeypatch.chdir(tmp_path)
    found = kn.quiz(None, 3, seed="form").widget()
    assert isinstance(found, QuizForm)
    found.raising = True
    return found


def click(form: QuizForm, **message: object) -> None:
    form._heard(form, message, None)


def test_it_begins_at_the_first_open_question(form: QuizForm) -> None:
    assert form.at == 1
    assert form.page.count("<svg") == 2  # for a desk and for a phone
    assert form.page.count('type="radio"') == len(form.quiz.questions[0].options)
    assert form.page.count("<label") == len(form.quiz.questions[0].options)
    assert "<legend>" in form.page
    assert "✓" not in form.page
    form.quiz.answer(1, "a")
    assert kn.quiz(None, 3, seed="form").widget().at == 2


def test_a_click_answers(form: QuizForm) -> None:
    right = "abcde"[form.quiz.questions[0].answer]
    click(form, do="answer", number=1, choice=right)
    assert form.quiz.answered(1) is not None
    assert "✓ right" in form.page
    assert "Right. " in form.page
    assert "1 of 3 answered, 1 right" in form.page
    assert re.search(r'<button[^>]*data-do="answer"[^>]*disabled', form.page)


def test_what_goes_wrong_is_said(form: QuizForm) -> None:
    click(form, do="answer", number=1, choice=None)
    assert form.status == "Choose an answer first."
    click(form, do="answer", number=9, choice="a")
    assert "1 to 3" in form.status
    click(form, do="answer", number=1, choice="z")
    assert "not one of a" in form.status
    click(form, do="go", number=2)
    assert form.status == ""
    assert form.at == 2
    click(form, do="go", number=7)
    assert "1 to 3" in form.status
    assert form.at == 2
    form._heard(form, "nonsense", None)
    assert form.at == 2


def test_finishing_shows_what_was_left_open(form: QuizForm) -> None:
    click(form, do="finish")
    assert form.quiz.finished
    assert "Not answered. Right is" in form.page
    assert 'data-do="finish"' not in form.page


def test_an_exam_keeps_its_answers_to_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    form = kn.quiz(None, 2, seed="form", exam=True).widget()
    click(form, do="answer", number=1, choice="a")
    assert "Taken down: a" in form.page
    assert "✓" not in form.page
    assert "✗" not in form.page
    click(form, do="answer", number=1, choice="b")
    assert form.quiz.answered(1).option == 1


def test_nothing_is_loaded_from_elsewhere(form: QuizForm) -> None:
    for file in ("form.js", "form.css"):
        text = (Path(kn.__file__).parent / "lessons/quiz" / file).read_text()
        assert "http" not in text.replace("http://www.w3.org", "")
    assert "http" not in form.page.replace("http://www.w3.org/2000/svg", "")


def test_the_notebook_keeps_a_twin_that_stands_still(form: QuizForm) -> None:
    bundle = form.quiz._repr_mimebundle_()
    kept = bundle[0] if isinstance(bundle, tuple) else bundle
    assert kept["text/html"].count("<svg") == 1
    assert len(kept["text/html"]) < 60_000
    assert all(escape(question.prompt) in kept["text/html"] for question in form.quiz.questions)
    assert "application/vnd.jupyter.widget-view+json" in kept
    assert all(question.prompt in kept["text/plain"] for question in form.quiz.questions)
