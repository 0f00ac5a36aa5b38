"""A quiz on paper: its questions stand still in a notebook, and a list of answers is corrected as often as wanted."""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill

from kony_nb.lessons.quiz.quiz import LETTERS, Quiz
from kony_nb.lessons.quiz.said_besides import cards_told
from kony_nb.lessons.quiz.showing import board, cards_list
from kony_nb.rules.errors import BadQuiz, flag

__all__ = ["correct", "questions"]

WIDTH = 98
"""Characters in a line: a notebook breaks longer ones in the middle of a word."""
BOARD = 700


def questions(quiz: Quiz, *, boards: bool = True) -> None:
    """Show the questions of a quiz with their boards and options; nothing is asked back.

    Parameters
    ----------
    quiz : Quiz
        Whose questions.
    boards : bool
        Whether each question has its picture, some twenty kilobytes each.
    """
    from IPython.display import display

    flag("boards", boards)
    for number, question in enumerate(quiz.questions, 1):
        options = [f"{letter}) {option}" for letter, option in zip(LETTERS, question.options, strict=False)]
        picture = board(question, BOARD) if boards else ""
        asked = f"<p><b>{number}.</b> {escape(question.prompt)}</p>{picture}{cards_list(question)}"
        page = f"{asked}<p>{'<br>'.join(map(escape, options))}</p>"
        cards = [fill(line, WIDTH, initial_indent="   ", subsequent_indent="     ") for line in cards_told(question)]
        lines = [f"{number}. {question.prompt}", *cards, *(f"   {option}" for option in options)]
        display({"text/html": page, "text/plain": "\n".join(lines)}, raw=True)  # type: ignore[no-untyped-call]


def correct(quiz: Quiz, answers: object) -> int:
    """Print what the referee says to each answer, with the rules, and return how many are right.

    Nothing is kept: the same quiz can be corrected again with other answers. What is no answer is explained.

    Parameters
    ----------
    quiz : Quiz
        Whose questions.
    answers : mapping of int to str
        The letter or text of an option for each question, 1 upwards; ``""`` or nothing where there is none yet.

    Examples
    --------
    >>> import kony_nb as kn
    >>> quiz = kn.quiz("core.roll.six", n=1, seed=1)
    >>> correct(quiz, {})
    1: no answer yet
    0
    """
    if not isinstance(answers, Mapping):
        print('my_answers: write a letter for each question, such as {1: "a", 2: "c"}')
        return 0
    right = 0
    with TemporaryDirectory() as folder:
        sheet = Quiz(quiz.questions, quiz.about, Path(folder) / "quiz.json", exam=False)
        for number in range(1, len(sheet) + 1):
            given = answers.get(number)
            if given is None or given == "":
                print(f"{number}: no answer yet")
                continue
            try:
                said: str = sheet.answer(number, given)
            except BadQuiz as wrong:
                said = str(wrong)
            answered = sheet.answered(number)
            right += answered is not None and bool(answered.right)
            print(fill(f"{number}: {said}", WIDTH, subsequent_indent="   ", break_on_hyphens=False))
    return right
