"""What somebody writes in the marked lines of the lessons is taken or answered in one line, never by a traceback."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.lessons import sheet
from kony_nb.lessons.classrooms import here
from kony_nb.lessons.marked import class_code, enter, made, one_of, whole, worths

LESSONS = sorted((Path(__file__).parents[2] / "notebooks").glob("[34][0-9]_*.ipynb"))
READ_BY = {"check", "predict", "enter", "whole", "one_of", "worths", "made", "class_code", "str"}
"""What answers in one line whatever is written, and `str`, which takes everything."""
ODD: tuple[Any, ...] = (
    *(None, "", "  ", 5, 2.5, -1, 10**30, True),
    *("nonsense", "x" * 200, ["a"], {"A": None}, "1/0", "é\n"),
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    yield
    kn.classroom()


def cells(notebook: Path) -> list[str]:
    found = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def unread(source: str) -> set[str]:
    """Return the marked names that a cell uses otherwise than by giving them to what answers in one line."""
    tree = ast.parse(source)
    taken: set[ast.AST] = set()
    owned: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in READ_BY:
            taken |= {part for argument in node.args for part in ast.walk(argument)}
        elif isinstance(node, ast.If):  # empty or not
            taken |= set(ast.walk(node.test))
        elif isinstance(node, ast.Assign) and ast.unparse(node.value).partition("(")[0] in READ_BY:
            owned |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    used = (node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load))
    return {node.id for node in used if node.id.startswith("my_") and node not in taken} - owned


@pytest.mark.parametrize("notebook", LESSONS, ids=lambda notebook: notebook.stem[:2])
def test_every_marked_line_is_read_by_what_answers_in_one_line(notebook: Path) -> None:
    sources = cells(notebook)
    owned = {"my_class"} if notebook.stem.startswith("42") else set()  # read in the first cell
    assert any("my_" in source for source in sources)
    assert [found for source in sources if (found := unread(source) - owned)] == []


def test_a_name_that_is_used_as_it_stands_is_found() -> None:
    assert unread("my_price = 5\nrange(my_price)") == {"my_price"}
    assert unread('my_price = 5\nprice = whole("my_price", my_price, 1, 2, 1)') == set()


@pytest.mark.parametrize("notebook", LESSONS[:-1], ids=lambda notebook: notebook.stem[:2])
def test_a_class_without_a_name_is_one_clear_line(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = cells(notebook)[0]
    assert "my_class = None" in first
    exec(first.replace("my_class = None", 'my_class = "7b"'), {})
    said = capsys.readouterr().out
    assert said.startswith("No class: my_name is missing.")
    assert "run this\n  cell again" in said
    assert here() is None


@pytest.mark.parametrize("my_name", ODD, ids=repr)
@pytest.mark.parametrize("my_class", ODD[:8], ids=repr)
def test_whatever_stands_for_class_and_name(my_class: Any, my_name: Any, capsys: pytest.CaptureFixture[str]) -> None:
    kn.classroom("7b", student="Ada")
    room = enter(my_class, my_name)
    said = capsys.readouterr().out
    assert here() is room  # not the class of before
    if room is None and (my_class, my_name) not in ((None, None), (None, ""), ("", None), ("", "")):
        assert said.startswith("No class: ")
        assert "nothing is kept" in said.replace("\n  ", " ")
        assert said.count("No class") == 1
    else:
        assert said == ""


@pytest.mark.parametrize("given", ODD, ids=lambda given: repr(given)[:20])
def test_odd_things_are_answered_in_one_line_and_replaced(given: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert whole("my_price", given, 1, 4, 3) == 3
    assert one_of("my_one", given, "AH", "A") == "A"
    assert worths("my_worth", given, "AH", {"A": 3}) == {"A": 3, "H": 0}
    said = capsys.readouterr().out
    assert [said.count(f"{name} is ") for name in ("my_price", "my_one", "my_worth")] == [1, 1, 1]
    assert said.replace("\n  ", " ").count("taken in its place") == 3


def test_what_can_be_is_taken_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert (whole("my_price", "4", 1, 4, 3), one_of("my_one", "H", "AH", "A")) == (4, "H")
    assert worths("my_worth", {"H": "1/2"}, "AH", {})["H"] == kn.lessons.answers.read_number("1/2").value
    assert class_code("my_class", " 7b ", "example") == "7b"
    assert made(sheet, 2, "7b", ["Ada"]) is not None
    assert capsys.readouterr().out == ""


def test_what_cannot_be_made_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert made(sheet, "nonsense", "7b", ["Ada"]) is None
    assert class_code("my_class", "", "example") == "example"
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines() if line[0] != " "] == [
        "Not possible",
        "my_class",
    ]
