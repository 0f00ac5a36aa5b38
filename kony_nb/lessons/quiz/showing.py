"""A quiz as pictures and text: what stands still in a notebook, and what the widget shows."""

import re
from html import escape

from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.happening import stand
from kony_nb.lessons.quiz.quiz import LETTERS, THEN, Quiz
from kony_nb.lessons.quiz.said_besides import cards_told
from kony_nb.views.board import board_svg
from kony_nb.views.text import board_text

__all__ = ["board", "cards_list", "page", "question_lines", "question_text"]

VOID_DRAWN = re.compile(r"<text[^>]*>(empty|no card)</text>")
VOID_WRITTEN = re.compile(r"\n +\d\. (empty|no card)(?=\n|$)")
"""What a board says of each place where nothing lies: a position made for a rule has many, and none of them matters."""


def lookers(question: Question, seats: int) -> tuple[int, ...]:
    """Return who looks at the board of a question: one seat, or everybody where all lies open."""
    return tuple(range(seats)) if question.seat < 0 else (question.seat,)


def board(question: Question, width: int) -> str:
    """Return the board of a question as SVG; "" where it is not shown."""
    if question.ask.blind:
        return ""
    state = stand(question.ask)
    return VOID_DRAWN.sub("", board_svg(state, seats=lookers(question, len(state.monsters)), width=width))


def cards_list(question: Question) -> str:
    """Return what the cards of a question do as a list in HTML; "" where there are none."""
    rows = "".join(f"<li>{escape(line)}</li>" for line in cards_told(question))
    return f"<p>The cards on the table:</p><ul>{rows}</ul>" if rows else ""


def question_lines(quiz: Quiz, number: int) -> list[str]:
    """Return a question, its options and what was said to the answer, line by line."""
    question = quiz.questions[number - 1]
    given = quiz.answered(number)
    lines = [f"{number}. {question.prompt}"]
    for at, option in enumerate(question.options):
        mark = "*" if given is not None and given.option == at else " "
        lines.append(f" {mark} {LETTERS[at]}) {option}")
    said = quiz.said(number)
    return [*lines, said] if said else lines


def question_text(quiz: Quiz, number: int) -> str:
    """Return a question as text, its board first."""
    question = quiz.questions[number - 1]
    lines = question_lines(quiz, number)
    if not question.ask.blind:
        state = stand(question.ask)
        told = cards_told(question)
        cards = ["The cards on the table", *(f"  {line}" for line in told), ""] if told else []
        lines[:0] = [unprompted(board_text(state, seats=lookers(question, len(state.monsters)))), "", *cards]
    return "\n".join(lines)


def unprompted(text: str) -> str:
    """Return a board as text without its list of what is allowed, and the rule that asks: both may be the answer."""
    parts = [part for part in text.split("\n\n") if not part.partition("\n")[0].endswith(" may")]
    lines = VOID_WRITTEN.sub("", "\n\n".join(parts)).split("\n")
    return "\n".join(line for line in lines if not line.startswith("Rule: "))


def page(quiz: Quiz) -> str:
    """Return the whole quiz as HTML that stands still, with the board of the first question that is open.

    One picture only, for a notebook is not to grow by twenty kilobytes with every question.
    """
    parts = [f"<h3>{escape(repr(quiz).strip('<>'))}</h3><p>{escape(THEN)}</p>"]
    first = next((n for n in range(1, len(quiz) + 1) if quiz.answered(n) is None), 1)
    for number, question in enumerate(quiz.questions, 1):
        mine = chosen(quiz, number)
        options = "".join(
            f"<li><b>{escape(option)}</b> (your answer)</li>" if at == mine else f"<li>{escape(option)}</li>"
            for at, option in enumerate(question.options)
        )
        picture = board(question, 780) if number == first else ""
        said = quiz.said(number)
        told = f"<p>{escape(said)}</p>" if said else ""
        asked = f"<p><b>{number}.</b> {escape(question.prompt)}</p>"
        listed = f'<ol type="a" style="list-style-type:lower-alpha">{options}</ol>'  # a notebook's own style has digits
        parts.append(f"<section>{asked}{picture}{cards_list(question)}{listed}{told}</section>")
    return "".join(parts)


def chosen(quiz: Quiz, number: int) -> int:
    """Return which option was chosen, -1 for none."""
    given = quiz.answered(number)
    return -1 if given is None else given.option
