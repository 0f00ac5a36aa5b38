"""A quiz on paper: questions that stand still, corrected as often as wanted; and positions played by what is said."""

from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.lessons.quiz.paper import correct, questions
from kony_nb.lessons.quiz.quiz import LETTERS, Quiz
from kony_nb.lessons.taking_turns import take_turns


@pytest.fixture(scope="module")
def quiz() -> Quiz:
    return kn.quiz("core.win", n=2, seed=7)


def test_nothing_is_kept_between_corrections(
    quiz: Quiz, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    right = {n: LETTERS[question.answer] for n, question in enumerate(quiz.questions, 1)}
    wrong = {n: LETTERS[(question.answer + 1) % 2] for n, question in enumerate(quiz.questions, 1)}
    assert [correct(quiz, answers) for answers in (wrong, right, {1: right[1]}, right)] == [0, 2, 1, 2]
    said = capsys.readouterr().out
    assert said.count(": Not so. Right is") == 2
    assert "2: no answer yet" in said
    assert "[core.win." in said
    assert not list(tmp_path.iterdir())
    assert quiz.answered(1) is None


@pytest.mark.parametrize("answers", [None, "ab", ["a", "b"], 3])
def test_what_is_no_list_of_answers_is_explained(
    quiz: Quiz, answers: object, capsys: pytest.CaptureFixture[str]
) -> None:
    assert correct(quiz, answers) == 0
    assert "write a letter for each question" in capsys.readouterr().out


def test_an_option_that_there_is_not_is_explained(quiz: Quiz, capsys: pytest.CaptureFixture[str]) -> None:
    assert correct(quiz, {1: "z", 2: 7}) == 0
    assert capsys.readouterr().out.count("is not one of a (") == 2


def test_questions_have_letters_and_no_answer(quiz: Quiz, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[dict[str, str]] = []
    monkeypatch.setattr("IPython.display.display", lambda page, raw: shown.append(page))
    questions(quiz)
    questions(quiz, boards=False)
    assert ["<svg" in page["text/html"] for page in shown] == [True, True, False, False]
    for page, question in zip(shown, [*quiz.questions, *quiz.questions], strict=True):
        for letter, option in zip(LETTERS, question.options, strict=False):
            assert f"{letter}) {option}" in page["text/plain"]
        assert question.explanation not in page["text/html"]


ATTACK = {"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "phase": "resolve", "dice": "AHHEEE"}


def test_turns_are_taken_in_order_and_told_only_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    game = take_turns(ATTACK, {"Kong": "resolve A, resolve E", "Rob": "flee queens"}, quiet=True)
    assert capsys.readouterr().out == ""
    assert (game.state.monsters[0].place, game.state.monsters[1].place) == ("lower", "queens")


def test_who_has_nothing_to_say_ends_it() -> None:
    game = take_turns(ATTACK, {"Kong": "resolve A"}, quiet=True)
    assert game.decision.kind == "flee"
