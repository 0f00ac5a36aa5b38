"""The quiz of a student: topics, answers, results, the file, the exam, and what is never shown before its time."""

import json
from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.lessons.quiz.quiz import Quiz
from kony_nb.rules.rulebook import RULES


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def small(**more: Any) -> Quiz:
    return kn.quiz(None, 3, **{"seed": "class", "student": "Ann", **more})


def right(quiz: Quiz, number: int) -> str:
    return "abcde"[quiz.questions[number - 1].answer]


def wrong(quiz: Quiz, number: int) -> str:
    return "abcde"[(quiz.questions[number - 1].answer + 1) % len(quiz.questions[number - 1].options)]


def test_the_same_student_and_code_give_the_same_questions() -> None:
    assert small().questions == small().questions
    assert small().questions != small(student="Bob").questions
    assert small().questions != small(seed="other").questions
    assert small().questions != small(student=None).questions


def test_a_topic_is_a_rule_the_beginning_of_ids_a_chapter_or_a_word() -> None:
    for topic in ("core.roll.six", "ny.flee", "Dice and", "hearts", ["core.roll.six", "luc.masks"]):
        quiz = kn.quiz(topic, 2)
        assert 1 <= len(quiz) <= 2  # a single rule may have one question
        assert all(any(rule in RULES for rule in question.rules) for question in quiz.questions)
    assert all("ny.flee" in " ".join(question.rules) for question in kn.quiz("ny.flee", 4).questions)


def test_a_game_can_be_given() -> None:
    assert {q.position["game"] for q in kn.quiz(n=4, game="tokyo").questions} == {"tokyo"}
    asked = kn.quiz(n=2, game={"game": "tokyo", "monsters": ["Kong", "Rob"], "dice": "AAH123"}).questions
    assert all([m["name"] for m in question.position["monsters"]] == ["Kong", "Rob"] for question in asked)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"topic": "zzzqqq"}, "chapters are"),
        ({"topic": 7}, "topic: 7"),
        ({"topic": []}, "chapters are"),
        ({"topic": "core.roll.sixx"}, "core.roll.six"),
        ({"n": 0}, "1 to 100"),
        ({"n": True}, "1 to 100"),
        ({"n": 101}, "1 to 100"),
        ({"game": "paris"}, "new_york, tokyo"),
        ({"student": " "}, "student"),
        ({"student": "\ud800"}, "student"),
        ({"seed": 1.5}, "seed"),
        ({"topic": "ny.flee", "game": "tokyo"}, "another topic or game"),
    ],
)
def test_what_cannot_be_is_one_error(how: dict[str, Any], words: str) -> None:
    with pytest.raises(kn.BadQuiz, match=words):
        kn.quiz(**how)
    with pytest.raises(kn.BadOption, match="exam: 'yes' is neither True nor False"):
        kn.quiz("start", exam="yes")


def test_answers_get_words_with_the_rule() -> None:
    quiz = small()
    said = quiz.answer(1, right(quiz, 1))
    assert said.startswith("Right.")
    assert f"[{quiz.questions[0].rules[0]}]" in said
    assert repr(said) == str(said)
    said = quiz.answer(2, wrong(quiz, 2))
    assert said.startswith("Not so. Right is")
    question = quiz.questions[2]
    assert quiz.answer(3, question.options[question.answer].upper()).startswith("Right.")
    assert quiz.finished
    assert quiz.score() == "3 of 3 answered, 2 right, finished"


def test_a_bad_answer_gets_one_error_and_changes_nothing() -> None:
    quiz = small()
    bad = ((1, "z", "not one of a \\("), (1, 1, "not one of"), (0, "a", "1 to 3"), (4, "a", "1 to 3"))
    for number, choice, words in bad:
        with pytest.raises(kn.BadQuiz, match=words):
            quiz.answer(number, choice)
    assert not quiz.file.exists()
    quiz.answer(1, "a")
    with pytest.raises(kn.BadQuiz, match="answered already, with a; open are questions 2, 3"):
        quiz.answer(1, "b")


def test_answers_are_there_again() -> None:
    quiz = small()
    quiz.answer(1, right(quiz, 1))
    quiz.answer(2, wrong(quiz, 2))
    again = small()
    assert [again.answered(n) for n in (1, 2, 3)] == [quiz.answered(n) for n in (1, 2, 3)]
    assert [row["result"] for row in again.results()] == ["right", "wrong", "open"]
    assert small(student="Bob").answered(1) is None


def test_the_file_holds_what_was_answered_and_nothing_else() -> None:
    quiz = small()
    quiz.answer(2, wrong(quiz, 2))
    assert quiz.file.parent.name == ".kony_nb"
    assert quiz.file.name.startswith("quiz-all-class-")
    saved = json.loads(quiz.file.read_text())
    assert list(saved["answers"]) == [quiz.questions[1].id]
    assert saved["answers"][quiz.questions[1].id]["right"] is False
    for question in quiz.questions:
        assert question.explanation not in quiz.file.read_text()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"format": "kony_nb quiz", "version": 2}', '{"format": "kony_nb quiz", "version": 1}'],
)
def test_a_broken_file_is_named(text: str) -> None:
    file = small().file
    file.parent.mkdir()
    file.write_text(text)
    with pytest.raises(kn.BadRecord, match=r"quiz-all"):
        small()


def test_a_wrong_answer_in_the_file_is_named() -> None:
    quiz = small()
    quiz.answer(1, "a")
    saved = quiz.file.read_text()
    for bad in (saved.replace('"option": 0', '"option": 9'), saved.replace(quiz.questions[0].id, "predict/1/2")):
        quiz.file.write_text(bad)
        with pytest.raises(kn.BadRecord, match="is no answer to this quiz"):
            small()


def test_an_answer_that_cannot_be_kept_does_not_count() -> None:
    Path(".kony_nb").write_text("in the way")
    quiz = small(file=".kony_nb/quiz.json")
    with pytest.raises(kn.BadRecord, match="cannot be written"):
        quiz.answer(1, "a")
    assert quiz.answered(1) is None


def test_two_notebooks_with_one_quiz_keep_the_answers_of_both() -> None:
    first, second = small(), small()
    first.answer(1, wrong(first, 1))
    with pytest.raises(kn.BadQuiz, match="answered already"):
        second.answer(1, right(second, 1))  # the first one has told what is right
    second.answer(2, right(second, 2))
    first.answer(3, right(first, 3))
    assert first.finished
    assert [row["result"] for row in small().results()] == ["wrong", "right", "right"]


def test_an_exam_that_was_finished_elsewhere_is_finished() -> None:
    first, second = small(exam=True), small(exam=True)
    first.answer(1, wrong(first, 1))
    first.finish()
    with pytest.raises(kn.BadQuiz, match="finished"):
        second.answer(1, right(second, 1))
    assert second.finish() == "1 of 3 answered, 0 right, finished"
    assert small(exam=True).finished


def test_a_refused_answer_shows_on_the_page_why_it_is_refused() -> None:
    first, second = small(), small()
    page = second.widget()
    first.answer(1, right(first, 1))
    page._heard(page, {"do": "answer", "number": 1, "choice": wrong(second, 1)}, [])
    assert "answered already" in page.status
    assert "Right." in page.page
    first.finish()
    page._heard(page, {"do": "answer", "number": 2, "choice": "a"}, [])
    assert "finished" in page.status
    assert "Another 3 questions" in page.page


def test_an_exam_says_nothing_before_it_is_finished() -> None:
    exam = small(exam=True)
    said = exam.answer(1, wrong(exam, 1))
    exam.answer(2, right(exam, 2))
    told = [said, exam.score(), repr(exam), str(exam), repr(exam.results()), exam.file.read_text(), exam.show(1)]
    for words in told:
        assert "right" not in words.replace("finish() tells the result", "").replace('"right": null', "")
        assert exam.questions[0].explanation not in words
    exam.answer(1, right(exam, 1))  # it may be changed till then
    assert exam.finish() == "2 of 3 answered, 2 right, finished"
    assert small(exam=True).finished
    assert [row["result"] for row in exam.results()] == ["right", "right", "not answered"]
    assert exam.said(3).startswith("Not answered. Right is")
    with pytest.raises(kn.BadQuiz, match="finished"):
        exam.answer(3, "a")


def test_nothing_that_is_shown_tells_an_open_answer() -> None:
    quiz = kn.quiz(n=12, seed="secret")
    quiz.answer(1, "a")
    bundle = quiz._repr_mimebundle_()
    shown = json.dumps(bundle[0] if isinstance(bundle, tuple) else bundle)
    shown += repr(quiz) + str(quiz) + repr(quiz.results()) + repr(quiz.questions) + quiz.widget().page
    shown += "".join(quiz.show(n) for n in range(2, 13)) + quiz.file.read_text()
    for question in quiz.questions[1:]:
        assert question.explanation not in shown
        assert json.dumps(question.explanation)[1:-1] not in shown
    for n in range(2, 13):
        assert " may\n" not in quiz.show(n)  # the board lists what is allowed, which may be the question
        assert "Rule: " not in quiz.show(n)


def test_a_question_shows_itself_as_text() -> None:
    quiz = kn.quiz("core.heal.gain", 1)
    text = quiz.show(1)
    assert "Monsters" in text
    assert "1. " in text
    assert " a) " in text
    blind = kn.quiz("core.setup.start-values", 1)
    assert "Monsters" not in blind.show(1)


def test_a_student_cannot_be_read_from_the_file_nor_the_ids() -> None:
    quiz = small(student="Ann Example")
    quiz.answer(1, "a")
    assert "ann" not in (quiz.file.name + quiz.file.read_text()).casefold()
