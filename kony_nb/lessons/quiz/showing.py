"""A quiz as pictures and text: what stands still in a notebook, and what the widget shows."""

from html import escape

from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.happening import stand
from kony_nb.lessons.quiz.quiz import LETTERS, THEN, Quiz
from kony_nb.views.board import board_svg
from kony_nb.views.text import board_text

__all__ = ["board", "page", "question_lines", "question_text"]


def lookers(question: Question, seats: int) -> tuple[int, ...]:
    """Return who looks at the board of a question: one seat, or everybody where all lies open."""
    return tuple(range(seats)) if question.seat < 0 else (question.seat,)


def board(question: Question, width: int) -> str:
    """Return the board of a question as SVG; "" where it is not shown."""
    if question.ask.blind:
        return ""
    state = stand(question.ask)
    return board_svg(state, seats=lookers(question, len(state.monsters)), width=width)


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
        lines[:0] = [unprompted(board_text(state, seats=lookers(question, len(state.monsters)))), ""]
    return "\n".join(lines)


def unprompted(text: str) -> str:
    """Return a board as text without its list of what is allowed, and the rule that asks: both may be the answer."""
    parts = [part for part in text.split("\n\n") if not part.partition("\n")[0].endswith(" may")]
    return "\n".join(line for line in "\n\n".join(parts).split("\n") if not line.startswith("Rule: "))


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
        parts.append(f"<section>{asked}{picture}{listed}{told}</section>")
    return "".join(parts)


def chosen(quiz: Quiz, number: int) -> int:
    """Return which option was chosen, -1 for none."""
    given = quiz.answered(number)
    return -1 if given is None else given.option
