"""Sheets and keys: every exercise of a lesson, own numbers for students, answers in the key alone."""

import json
import re
from decimal import Decimal
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kony_nb.lessons import check, classroom, key, lessons, sheet
from kony_nb.lessons.checking import judge
from kony_nb.lessons.classrooms import numbers_for
from kony_nb.lessons.entry import EXERCISES, Amount
from kony_nb.lessons.sheets import TITLES, WIDEST, possible
from kony_nb.rules.errors import BadLesson

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = [row["lesson"] for row in lessons()]


class Words(HTMLParser):
    """The text of a page, and that every tag is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += f" {data}"


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_sheet_asks_every_exercise_and_answers_none(lesson: str) -> None:
    printed = sheet(lesson)
    words = [flat(printed.text), flat(Words(printed.html).text)]
    for ident, entry in EXERCISES.items():
        for text in words:
            assert (ident in text) == ident.startswith(f"{lesson}.")
        if ident.startswith(f"{lesson}."):
            question = entry.asked(entry.book) if isinstance(entry, Amount) else entry.prompt
            for text in words:
                assert flat(question) in text
                assert entry.solution not in text
    assert max(map(len, printed.text.splitlines())) <= 100


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_key_says_what_is_right_and_where_misconceptions_lead(lesson: str) -> None:
    printed = key(lesson, "7b", ["Ada", "Bob"])
    text, html = flat(printed.text), flat(Words(printed.html).text)
    for ident, entry in EXERCISES.items():
        if not ident.startswith(f"{lesson}."):
            continue
        assert flat(entry.solution) in text
        assert flat(entry.solution) in html
        for numbers in (entry.book, *(numbers_for(entry, "7b", who) for who in ("Ada", "Bob"))):
            right, *wrong = possible(entry, numbers)
            assert judge(entry, numbers, right).right
            assert all(judge(entry, numbers, each).misconception for each in wrong)
            for each in (right, *wrong):
                said = str(each) if len(str(each)) <= WIDEST else f"≈ {Decimal(f'{float(each):.4g}'):f}"
                assert said in text
                assert said in html


def test_students_have_the_numbers_that_the_notebook_asks() -> None:
    entry = EXERCISES["02.c"]
    both = sheet(2, "7b", ["Ada", "Bob"])
    for who in ("Ada", "Bob"):
        question = flat(entry.asked(numbers_for(entry, "7b", who)))
        assert question in flat(both.text)
        assert question in flat(sheet("02", "7b", f" {who}").html)
    assert both.html.count("<section>") == 2
    assert both.text != sheet(2, "7c", ["Ada", "Bob"]).text


def test_names_are_no_html() -> None:
    html = sheet(1, "<7b>", "Ada & <script>").html + key(1, "<7b>", "Ada & <script>").html
    assert "<script>" not in html
    assert "<7b>" not in html
    assert "Ada &amp; &lt;script&gt;" in html


def test_they_are_saved_for_a_browser_or_as_text(tmp_path: Path) -> None:
    printed = sheet(1)
    page = printed.save(tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "Lesson 1: Counting a roll" in Words(page).text
    assert "://" not in page  # nothing is loaded
    assert printed.save(tmp_path / "sheet.txt").read_text(encoding="utf-8") == f"{printed!r}\n"
    with pytest.raises(BadLesson, match=r"\.html or as \.txt"):
        printed.save(tmp_path / "sheet.pdf")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sheet.html", "sheet.txt"]


NO_LESSONS = [0, 99, "", "01.a", None, True, 1.0, "../01", 10**5000, -1]


@pytest.mark.parametrize("lesson", NO_LESSONS, ids=lambda lesson: type(lesson).__name__)
def test_another_lesson_is_refused(lesson: object) -> None:
    with pytest.raises(BadLesson, match="no lesson with exercises; there are 01, 02"):
        sheet(lesson)


NOBODY = [("7b", None), (None, "Ada"), ("7b", []), ("7b", ["Ada", ""]), ("", "A"), ("7b", True), ("7b", 7)]


@pytest.mark.parametrize(("code", "student"), NOBODY)
def test_own_numbers_need_a_class_and_students(code: object, student: object) -> None:
    for make in (sheet, key):
        with pytest.raises(BadLesson):
            make(1, code, student)


def test_titles_are_those_of_the_notebooks() -> None:
    assert set(LESSONS) <= set(TITLES)
    for number, title in TITLES.items():
        for path in NOTEBOOKS.glob(f"{29 + int(number)}_*.ipynb"):
            first = "".join(json.loads(path.read_text(encoding="utf-8"))["cells"][0]["source"]).splitlines()[0]
            assert first == f"# Lesson {int(number)}: {title}"


def test_the_teachers_page_is_saved_without_a_key() -> None:
    text = (NOTEBOOKS / "42_teacher.ipynb").read_text(encoding="utf-8")
    cells = json.loads(text)["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    (asked,) = [cell for cell in code if re.search(r"\bmade\(key\b", "".join(cell["source"]))]
    assert asked["outputs"] == []
    assert asked["execution_count"] is None
    shown = json.dumps([cell.get("outputs", []) for cell in cells])
    for ident in ("02.a", "02.c"):
        entry = EXERCISES[ident]
        assert str(possible(entry, entry.book)[0]) not in shown
        assert entry.solution not in shown


@pytest.mark.parametrize("names", ["Lina, Omar, Tove", "Lina", " , "])
def test_the_teachers_page_serves_a_class_of_any_size(names: str, tmp_path: Path) -> None:
    handed_in = tmp_path / "handed in"
    handed_in.mkdir()
    classroom("9c", student="Omar", file=handed_in / "Omar.json")
    check("02.b", "a")
    cells = json.loads((NOTEBOOKS / "42_teacher.ipynb").read_text(encoding="utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    code = re.sub(r'my_names = """.*?"""', f"my_names = {names!r}", code, flags=re.DOTALL)
    code = code.replace('my_class = "example"', 'my_class = "9c"')
    code = code.replace("my_folder = None", f"my_folder = {str(handed_in)!r}")
    page: dict[str, Any] = {}
    try:
        exec(code, page)
    finally:
        page["folder"].cleanup()
        classroom()
    assert [(row["class"], row["student"]) for row in page["found"].table] == [("9c", "Omar")]
    assert len(page["students"]) >= 1
    assert all(name in page["printed"].text for name in page["students"])
