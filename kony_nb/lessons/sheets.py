"""`sheet` and `key`: the exercises of a lesson on paper, for anybody or with each student's own numbers."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from html import escape
from pathlib import Path
from textwrap import fill

from kony_nb.game.saves import file_at, write_file
from kony_nb.lessons import exercises as _lessons
from kony_nb.lessons.checking import LINE, reference
from kony_nb.lessons.classrooms import in_class, numbers_for
from kony_nb.lessons.entry import EXERCISES, Amount, Entry, Numbers, Reason
from kony_nb.rules.errors import BadLesson, shown
from kony_nb.views.table import Table

__all__ = ["TITLES", "Printout", "key", "lessons", "possible", "sheet"]

assert _lessons is not None  # registers the exercises

TITLES = {
    "01": "Counting a roll",
    "02": "At least one",
    "03": "Attack and heart share the dice",
    "04": "On average",
    "05": "Waiting for stars",
    "06": "Three points missing",
    "07": "Is it a coin flip?",
    "08": "Hunter or not?",
    "09": "Holding Manhattan",
    "10": "Break the triple?",
    "11": "Stay or flee?",
    "12": "Hidden cards",
}
HOW = "Write numbers as a fraction (3/8), a decimal (0.375) or a percentage (37.5 %), and show how you found them."
WORK = 4
"""Empty lines to work on, below a question for a number."""
WIDEST = 24
"""The longest fraction in a table of the key; of a longer one only the decimal fits on a page."""
STYLE = """\
.kony-sheet{font:11pt/1.45 system-ui,-apple-system,'Segoe UI','DejaVu Sans',sans-serif;max-width:46em}
.kony-sheet section{break-after:page}
.kony-sheet section:last-child{break-after:auto}
.kony-sheet h1{font-size:1.45em;margin:1em 0 .4em}
.kony-sheet h2{font-size:1.1em;margin:1.4em 0 .3em;break-after:avoid}
.kony-sheet p{margin:.3em 0}
.kony-sheet .whole{break-inside:avoid}
.kony-sheet .who{display:flex;gap:1.5em;flex-wrap:wrap}
.kony-sheet .who span{flex:1 1 8em;border-bottom:1px solid currentColor}
.kony-sheet .work{border-bottom:1px dotted currentColor;height:1.95em}
.kony-sheet ul{list-style:none;padding-left:1em;margin:.3em 0}
.kony-sheet li{margin:.25em 0;padding-left:1.6em;text-indent:-1.6em}
.kony-sheet li:before{content:"\\2610";display:inline-block;width:1.6em;text-indent:0}
.kony-sheet table{border-collapse:collapse;margin:.5em 0}
.kony-sheet th,.kony-sheet td{border:1px solid currentColor;padding:.15em .5em;vertical-align:top}
.kony-sheet caption{text-align:left;padding:.2em 0;white-space:nowrap}
"""
PAGE = """\
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>@page{{margin:15mm}}body{{margin:0}}@media screen{{body{{margin:1em}}}}</style></head>
<body>{body}</body></html>
"""


@dataclass(frozen=True)
class Printout:
    """Something to print: shown by a notebook as a page, by ``print`` as text.

    Attributes
    ----------
    title : str
        What it is.
    text : str
        As plain text in lines that fit.
    html : str
        As HTML that needs nothing else; each student begins a new page.
    """

    title: str
    text: str
    html: str

    def save(self, path: "str | os.PathLike[str]") -> Path:
        """Write it into a file that a browser prints (``.html``), or as plain text (``.txt``), and return its path.

        Raises
        ------
        BadLesson
            For another ending.
        BadRecord
            If it cannot be written.
        """
        file = file_at(path)
        if file.suffix == ".html":
            text = PAGE.format(title=escape(self.title), body=self.html)
        elif file.suffix == ".txt":
            text = f"{self.text}\n"
        else:
            raise BadLesson(f"{shown(str(path))}: a sheet is saved as .html or as .txt")
        write_file(file, text)
        return file

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def lessons() -> Table:
    """Return the lessons that have exercises, and how many: a row for each."""
    found: dict[str, int] = {}
    for ident in sorted(EXERCISES):
        number = ident.split(".")[0]
        found[number] = found.get(number, 0) + 1
    rows = [{"lesson": number, "title": TITLES[number], "exercises": n} for number, n in found.items()]
    return Table(rows, "Lessons")


def sheet(lesson: int | str, code: str | None = None, student: str | Sequence[str] | None = None) -> Printout:
    """Return the exercises of a lesson to work on with a pencil.

    Parameters
    ----------
    lesson : int or str
        Its number: 1 or ``"01"``.
    code : str, optional
        The code of a class: then with a student's own numbers, those that the notebook asks in that class.
    student : str or sequence of str, optional
        One student or several, a page for each. Without a class it must be left out: then there are the book's numbers.

    Returns
    -------
    Printout

    Raises
    ------
    BadLesson
        For a lesson without exercises, or a class without students, or the other way round.

    Examples
    --------
    >>> print(sheet(2).text.splitlines()[0])
    Lesson 2: At least one
    """
    number, entries = _entries(lesson)
    title = f"Lesson {int(number)}: {TITLES[number]}"
    pages = []
    for who in _students(code, student):
        asked = [(entry, _numbers(entry, who)) for entry in entries]
        pages.append((_sheet_text(title, who, asked), _sheet_html(title, who, asked)))
    text = f"\n\n\n{'=' * LINE}\n".join(text for text, _ in pages)
    return _printout(title, text, [html for _, html in pages])


def key(lesson: int | str, code: str | None = None, student: str | Sequence[str] | None = None) -> Printout:
    """Return the answers to a lesson's sheet: how each is found, and to what each misconception leads.

    Parameters
    ----------
    lesson, code, student
        As in `sheet`. The explanations are for the book's numbers; below them stand the answers of each student.

    Returns
    -------
    Printout

    Raises
    ------
    BadLesson
        As `sheet`.
    """
    number, entries = _entries(lesson)
    title = f"Key to lesson {int(number)}: {TITLES[number]}"
    whose = [who for who in _students(code, student) if who is not None]
    texts, parts = [title], [f"<h1>{escape(title)}</h1>"]
    for entry in entries:
        asked, answers = entry.asked(entry.book), _answers(entry)
        texts += ["", "", _lines(f"{entry.id}  {asked}"), "", str(answers), "", _lines(entry.solution)]
        inside = f"<h2>{entry.id}</h2>{_paragraphs(asked)}{answers._repr_html_()}{_paragraphs(entry.solution)}"
        parts.append(f'<div class="whole">{inside}</div>')
        if whose:
            own = _answers_of(entry, whose)
            texts += ["", str(own)]
            parts.append(own._repr_html_())
    return _printout(title, "\n".join(texts), [f"<section>{''.join(parts)}</section>"])


def possible(entry: Entry, numbers: Numbers) -> list[Fraction | str]:
    """Return the right answer with these numbers, then those to which the misconceptions lead, in their order."""
    if isinstance(entry, Reason):
        letters = {text: letter for letter, text in entry.options(numbers).items()}
        return [letters[text] for text in (entry.right, *(text for text, _, _ in entry.others))]
    return [reference(entry, numbers), *(known.wrong(numbers) for known in entry.misconceptions)]


Student = tuple[str, str]
"""A class and who is in it."""


def _entries(lesson: object) -> tuple[str, list[Entry]]:
    """Return the number of a lesson in two digits, and its exercises in order."""
    in_digits = type(lesson) is int and 0 <= lesson < 100
    number = lesson.strip().zfill(2) if isinstance(lesson, str) else f"{lesson:02d}" if in_digits else ""
    found = [EXERCISES[ident] for ident in sorted(EXERCISES) if ident.split(".")[0] == number]
    if not found:
        known = ", ".join(sorted({ident.split(".")[0] for ident in EXERCISES}))
        raise BadLesson(f"{shown(lesson)} is no lesson with exercises; there are {known}")
    return number, found


def _students(code: str | None, student: str | Sequence[str] | None) -> list[Student | None]:
    """Return whose numbers are wanted; None stands for the book's."""
    if code is None and student is None:
        return [None]
    if code is None or student is None:
        raise BadLesson("own numbers need a class and a student: the code first, then a name or a list of names")
    names = [student] if isinstance(student, str) else student
    if not isinstance(names, list | tuple) or not names:
        raise BadLesson(f"student: {shown(student)} is neither a name nor a list of names")
    return [in_class(code, name) for name in names]


def _numbers(entry: Entry, who: Student | None) -> Numbers:
    return entry.book if who is None else numbers_for(entry, *who)


def _sheet_text(title: str, who: Student | None, asked: list[tuple[Entry, Numbers]]) -> str:
    line = "Name: ____________________   Class: __________   Date: __________"
    lines = [title, line if who is None else f"{who[1]}, class {who[0]}   Date: __________", "", _lines(HOW)]
    for entry, numbers in asked:
        if isinstance(entry, Amount):
            lines += ["", _lines(f"{entry.id}  {entry.asked(numbers)}"), "\n" * WORK, "Answer: ____________________"]
        else:
            options = [f"  [ ] {letter}) {text}" for letter, text in entry.options(numbers).items()]
            lines += ["", _lines(f"{entry.id}  {entry.prompt}")]
            lines += [fill(option, LINE, subsequent_indent=" " * 9) for option in options]
    return "\n".join(lines)


def _sheet_html(title: str, who: Student | None, asked: list[tuple[Entry, Numbers]]) -> str:
    blanks = ("Name:", "Class:", "Date:") if who is None else (f"{who[1]}, class {who[0]}", "Date:")
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f'<p class="who">{"".join(f"<span>{escape(blank)}</span>" for blank in blanks)}</p><p>{HOW}</p>']
    for entry, numbers in asked:
        if isinstance(entry, Amount):
            inside = _paragraphs(entry.asked(numbers)) + '<div class="work"></div>' * WORK + "<p>Answer:</p>"
        else:
            options = entry.options(numbers).items()
            chosen = "".join(f"<li>{letter}) {escape(text)}</li>" for letter, text in options)
            inside = f"{_paragraphs(entry.prompt)}<ul>{chosen}</ul>"
        parts.append(f'<div class="whole"><h2>{entry.id}</h2>{inside}</div>')
    return f"<section>{''.join(parts)}</section>"


def _answers(entry: Entry) -> Table:
    """Return the right answer with the book's numbers, and those to which the misconceptions lead."""
    said = _said(entry, entry.book)
    names = ["the right answer", *_names(entry)]
    rows = [
        {"": sign, "answer": answer, "what it is": name}
        for sign, answer, name in zip(_signs(entry), said, names, strict=True)
    ]
    return Table(rows)


def _answers_of(entry: Entry, whose: list[Student]) -> Table:
    """Return the same for students, a row for each; the columns are the signs of the other table."""
    rows = []
    for who in whose:
        said = _said(entry, _numbers(entry, who))
        rows.append({"student": who[1], **dict(zip(_signs(entry), said, strict=True))})
    return Table(rows, f"{entry.id} in class {whose[0][0]}, for each student's own question")


def _signs(entry: Entry) -> list[str]:
    return ["right", *(f"({n})" for n in range(1, 1 + len(_names(entry))))]


def _names(entry: Entry) -> list[str]:
    if isinstance(entry, Reason):
        return [name for _, name, _ in entry.others]
    return [known.name for known in entry.misconceptions]


def _said(entry: Entry, numbers: Numbers) -> list[str]:
    """Return the possible answers in words."""
    return [_figures(each) if isinstance(each, Fraction) else each for each in possible(entry, numbers)]


def _figures(value: Fraction) -> str:
    exact, figures = str(value), f"≈ {Decimal(f'{float(value):.4g}'):f}"
    if value.denominator == 1:
        return exact
    return f"{exact} {figures}" if len(exact) <= WIDEST else figures


def _lines(text: str) -> str:
    return "\n".join(fill(line, LINE) for line in text.splitlines())


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())


def _printout(title: str, text: str, sections: list[str]) -> Printout:
    return Printout(title, text, f'<div class="kony-sheet"><style>{STYLE}</style>{"".join(sections)}</div>')
