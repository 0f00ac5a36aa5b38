"""The quizzes of the chapters of New York: whatever is answered is explained, twice and in any folder alike."""

import json
from pathlib import Path

import pytest

from kony_nb.lessons.quiz.quiz import LETTERS, Quiz
from kony_nb.lessons.telling import WIDTH

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
CHAPTERS = ("02", "03", "04", "05a", "05b", "05c", "05d", "07a")
WITH_QUIZ = [next(NOTEBOOKS.glob(f"{chapter}_*.ipynb")) for chapter in CHAPTERS]
ANSWERED = "right = correct(quiz, my_answers)"


def sources(file: Path) -> list[str]:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


@pytest.fixture(params=WITH_QUIZ, ids=lambda file: file.stem)
def cells(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, str, dict[str, object]]:
    """The cell of the answers, its check, and the names that stand before them."""
    monkeypatch.chdir(tmp_path)
    every = sources(request.param)
    (at,) = [at for at, source in enumerate(every) if ANSWERED in source]
    names: dict[str, object] = {}
    exec("import kony_nb as kn\nfrom kony_nb.lessons.quiz.paper import correct, questions", names)
    exec(every[at - 1], names)
    return every[at], every[at + 1], names


@pytest.mark.parametrize("file", WITH_QUIZ, ids=lambda file: file.stem)
def test_each_question_stands_there_with_the_letters_that_answer_it(file: Path) -> None:
    saved = json.loads(file.read_text(encoding="utf-8"))["cells"]
    asked = next(cell["outputs"] for cell in saved if "\nquestions(quiz" in "".join(cell["source"]))
    pages = ["".join(output["data"]["text/html"]) for output in asked]

    assert 4 <= len(pages) <= 6
    assert all("a) " in page and "b) " in page for page in pages)


def test_every_answer_is_explained_and_nothing_is_kept(
    cells: tuple[str, str, dict[str, object]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, check, names = cells
    quiz = names["quiz"]
    assert isinstance(quiz, Quiz)
    assert 4 <= len(quiz) <= 6
    assert len({question.prompt for question in quiz.questions}) == len(quiz)
    right = {number: LETTERS[question.answer] for number, question in enumerate(quiz.questions, 1)}
    wrong = {number: "b" if letter == "a" else "a" for number, letter in right.items()}

    def said(answers: object) -> tuple[str, str]:
        capsys.readouterr()
        exec(f"my_answers = {answers!r}\n{ANSWERED}", names)
        told = capsys.readouterr().out
        exec(check, names)
        return told, capsys.readouterr().out.strip()

    told, score = said(right)
    assert (told.count(": Right. "), score) == (len(quiz), "All right!")
    assert said(right) == (told, score)  # an answer may be given twice

    told, score = said(wrong)
    assert (told.count(": Not so. Right is "), score) == (len(quiz), f"0 of {len(quiz)} right.")
    assert max(map(len, told.splitlines())) <= WIDTH

    by_its_words = {1: quiz.questions[0].options[0]}
    for odd in ({}, None, "abc", ["a"], {1: "z"}, {1: 2, 2: None}, {99: "a"}, {"1": "a"}, by_its_words):
        assert said(odd)[1].endswith(" right.")
    assert list(tmp_path.iterdir()) == []

    exec(mine, names)
    first = capsys.readouterr().out
    exec(mine, names)
    assert capsys.readouterr().out == first


QUIZZES = [file for file in sorted(NOTEBOOKS.glob("[012]*.ipynb")) if "\nquestions(quiz" in "\n".join(sources(file))]


@pytest.mark.parametrize("file", QUIZZES, ids=lambda file: file.stem)
def test_nothing_is_answered_before_the_reader_has(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the questions appear where no other cell has been run, as after a restart."""
    monkeypatch.chdir(tmp_path)
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    (mine,) = [cell for cell in cells if ANSWERED in "".join(cell["source"])]
    said = "".join("".join(output["text"]) for output in mine["outputs"])
    assert "Right" not in said
    assert said.count("no answer yet") == len(said.splitlines()) >= 1

    asks = "".join(cells[cells.index(mine) - 1]["source"])
    names: dict[str, object] = {}
    if "staying" not in asks:
        exec(asks, names)
        assert isinstance(names["quiz"], Quiz)
