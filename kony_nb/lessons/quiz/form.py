"""The quiz as a widget: one question at a time, its board below it, then the options as radio buttons."""

from html import escape
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from kony_nb.lessons.quiz.quiz import LETTERS, THEN, Quiz
from kony_nb.lessons.quiz.showing import board, cards_list
from kony_nb.rules.errors import KonyError
from kony_nb.widgets.html import tag

__all__ = ["QuizForm"]

HERE = Path(__file__).parent
DESK, PHONE = 780, 400
"""Pixels for which the board is drawn; the style shows one of the two."""
MARKS = {"open": "", "taken down": "•", "right": "✓", "wrong": "✗", "not answered": "–"}


def first_open(quiz: Quiz) -> int:
    """Return the number of the first question without an answer, 1 if there is none."""
    return next((n for n in range(1, len(quiz) + 1) if quiz.answered(n) is None), 1)


class QuizForm(anywidget.AnyWidget):
    """What the browser shows: a page of HTML, sent anew when something changed. It never holds an open answer.

    Attributes
    ----------
    quiz : Quiz
        What is asked.
    at : int
        The number of the question on the page, 1 upwards.
    raising : bool
        Whether an error in a click is raised again after it was shown.
    """

    _esm = HERE / "form.js"
    _css = HERE / "form.css"
    page = traitlets.Unicode().tag(sync=True)
    status = traitlets.Unicode().tag(sync=True)
    raising = False

    def __init__(self, quiz: Quiz) -> None:
        super().__init__()
        self.quiz = quiz
        self.at = first_open(quiz)
        self._boards: dict[int, str] = {}
        self.on_msg(self._heard)
        self.refresh()

    def __repr__(self) -> str:
        return repr(self.quiz)

    def _heard(self, widget: object, message: Any, buffers: object) -> None:
        """Do what a click asks for; what goes wrong is said and never ends in a traceback."""
        try:
            self.act(message if isinstance(message, dict) else {})
        except KonyError as wrong:
            self.status = str(wrong)
        except Exception as wrong:
            self.status = f"This did not work: {type(wrong).__name__}: {wrong}. Nothing was changed."
            if self.raising:
                raise

    def act(self, asked: dict[str, Any]) -> None:
        """Answer a question, go to another one, finish, or begin the next quiz.

        Parameters
        ----------
        asked : dict
            ``do`` is ``answer`` (with ``number`` and ``choice``), ``go`` (with ``number``), ``finish`` or ``another``.
        """
        self.status = ""
        number = asked.get("number")
        if asked.get("do") == "answer":
            if asked.get("choice") is None:
                self.status = "Choose an answer first."
                return
            self.quiz.answer(number, asked["choice"])  # type: ignore[arg-type]  # the quiz checks it
        elif asked.get("do") == "go":
            self.quiz.answered(number)  # type: ignore[arg-type]
            self.at = int(number or 1)
            self.refresh()
        elif asked.get("do") == "finish":
            self.quiz.finish()
        elif asked.get("do") == "another":
            self.quiz = self.quiz.another()
            self.quiz.shown_by(self)
            self.at, self._boards = first_open(self.quiz), {}
            self.refresh()

    def refresh(self) -> None:
        """Show what is to be seen now."""
        self.page = tag("div", self._head(), self._question(), self._foot())

    def _head(self) -> str:
        buttons = []
        for row in self.quiz.results():
            n, result = row["question"], row["result"]
            now = n == self.at
            buttons.append(
                tag(
                    "button",
                    f"{n}{MARKS[result]}",
                    type="button",
                    data_do="go",
                    data_number=n,
                    class_=f"kq-dot kq-{result.replace(' ', '-')}{' kq-now' if now else ''}",
                    aria_label=f"Question {n}: {result}",
                    aria_current="step" if now else None,
                )
            )
        title = ("Exam" if self.quiz.exam else "Quiz") + f" on {self.quiz.about}"
        score = tag("p", escape(self.quiz.score()), class_="kq-score")
        dots = tag("nav", *buttons, class_="kq-dots", aria_label="Questions")
        return tag("header", tag("h3", escape(title)), score, dots)

    def _question(self) -> str:
        question = self.quiz.questions[self.at - 1]
        given = self.quiz.answered(self.at)
        closed = self.quiz.finished or (given is not None and not self.quiz.exam)
        rows = []
        for at, option in enumerate(question.options):
            told = closed and (given is not None or self.quiz.finished)
            mark = ""
            if told and at == question.answer:
                mark = "✓ right"
            elif told and given is not None and at == given.option:
                mark = "✗ your answer"
            box = tag(
                "input",
                type="radio",
                name=f"kq-{question.id}",
                value=LETTERS[at],
                checked=given is not None and given.option == at,
                disabled=closed,
                data_key=LETTERS[at],
            ).removesuffix("</input>")
            words = tag("span", f"{LETTERS[at]}) {escape(option)}")
            badge = tag("span", mark, class_="kq-mark") if mark else ""
            rows.append(tag("label", box, words, badge, class_="kq-option"))
        legend = tag("legend", f"{self.at}. {escape(question.prompt)}")
        seen = self._board(self.at)
        said = self.quiz.said(self.at)
        told_words = tag("p", escape(said), class_="kq-said", role="status") if said else ""
        return tag("fieldset", legend, seen, *rows) + told_words

    def _board(self, number: int) -> str:
        if number not in self._boards:
            question = self.quiz.questions[number - 1]
            wide, narrow = board(question, DESK), board(question, PHONE)
            both = tag("div", wide, class_="kq-wide") + tag("div", narrow, class_="kq-narrow")
            shown = tag("div", both, class_="kq-board") if wide else ""
            self._boards[number] = shown + tag("div", cards_list(question), class_="kq-cards")
        return self._boards[number]

    def _foot(self) -> str:
        given = self.quiz.answered(self.at)
        closed = self.quiz.finished or (given is not None and not self.quiz.exam)
        last = len(self.quiz)
        buttons = [
            tag("button", "Answer", type="button", data_do="answer", class_="kq-main", disabled=closed),
            tag("button", "Previous", type="button", data_do="go", data_number=self.at - 1, disabled=self.at == 1),
            tag("button", "Next", type="button", data_do="go", data_number=self.at + 1, disabled=self.at == last),
        ]
        if self.quiz.finished and self.quiz.goes_on:
            more = f"Another {len(self.quiz)} questions" if len(self.quiz) > 1 else "Another question"
            buttons.append(tag("button", more, type="button", data_do="another", class_="kq-main"))
        elif not self.quiz.finished:
            buttons.append(tag("button", "Finish", type="button", data_do="finish", data_ask="true"))
        score = tag("span", escape(self.quiz.score()), class_="kq-score")
        keys = "Keys: a to e choose, Enter answers, the arrows left and right go to the questions beside."
        return tag("footer", *buttons, score, tag("p", f"{escape(THEN)} {keys}", class_="kq-keys"), data_at=self.at)
