"""`check`: is an answer right, and if not, which misconception leads to it? All is worked out when it is asked."""

from collections.abc import Hashable
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction
from functools import lru_cache
from textwrap import fill

from kony_nb.lessons import exercises as _lessons
from kony_nb.lessons.answers import FIGURES, agrees, read_number
from kony_nb.lessons.classrooms import here
from kony_nb.lessons.entry import EXERCISES, Amount, Entry, Numbers, Reason
from kony_nb.rules.errors import BadLesson, flag, shown

__all__ = ["Reply", "Words", "check", "entry_of", "exercise", "judge", "reference"]

assert _lessons is not None  # registers the exercises

LINE = 100
REMEMBERED = 1024


@dataclass(frozen=True)
class Words:
    """Words that are shown as they are, in lines that fit.

    Attributes
    ----------
    text : str
        The words, without the line ends that only make them fit.
    """

    text: str

    def __repr__(self) -> str:
        return "\n".join(fill(line, LINE) for line in self.text.splitlines())


@dataclass(frozen=True)
class Reply:
    """What is said to an answer; shown as words.

    Attributes
    ----------
    exercise : str
        The id.
    right : bool
        Whether the answer is right.
    words : str
        The reply in a sentence or two. It never names the right answer.
    misconception : str
        The name of the misconception that leads to the answer, "" if none is known.
    answer : str
        The answer as it is kept, "" if there was none that could be read; it does not count as a try then.
    """

    exercise: str
    right: bool
    words: str
    misconception: str = ""
    answer: str = ""

    def __repr__(self) -> str:
        return repr(Words(self.words))


def check(exercise: str, answer: object, *, keep: bool = True) -> Reply:
    """Return whether an answer is right, in words, and keep it in the classroom if there is one.

    Parameters
    ----------
    exercise : str
        Its id, such as ``"01.a"``.
    answer : Fraction, int, float, Decimal, str or None
        A number as `read_number` takes it, or the letter of a reason. None is no answer yet.
    keep : bool
        Whether it counts in the classroom; False only tries what is said.

    Returns
    -------
    Reply

    Raises
    ------
    BadLesson
        For an exercise that does not exist.
    BadOption
        If ``keep`` is neither True nor False.

    Examples
    --------
    >>> check("01.a", "5/1296").right, check("01.a", 1 / 462).misconception
    (True, 'every multiset equally likely')
    """
    flag("keep", keep)
    entry = entry_of(exercise)
    room = here()
    numbers = room.numbers(entry) if room else entry.book
    reply = judge(entry, numbers, answer)
    if room and keep and reply.answer:
        room.keep(entry.id, reply.answer)
    return reply


def exercise(exercise: str) -> Words:
    """Return what an exercise asks, with one's own numbers if there is a classroom.

    Raises
    ------
    BadLesson
        For an exercise that does not exist.

    Examples
    --------
    >>> exercise("01.a")
    01.a  6 dice are rolled once. What is the probability that they show AAHHES, in any order?
    """
    entry = entry_of(exercise)
    room = here()
    return Words(f"{entry.id}  {entry.asked(room.numbers(entry) if room else entry.book)}")


def entry_of(ident: object) -> Entry:
    """Return an exercise by its id.

    Raises
    ------
    BadLesson
        For one that does not exist.
    """
    known = EXERCISES.get(ident) if isinstance(ident, str) else None
    if known is None:
        near = get_close_matches(shown(ident).strip("'\""), EXERCISES, 4, 0.4)
        raise BadLesson(f"{shown(ident)} is no exercise; there are {', '.join(near or EXERCISES)}")
    return known


def judge(entry: Entry, numbers: Numbers, answer: object) -> Reply:
    """Return what is said to an answer to an exercise with these numbers; nothing is kept."""
    if answer is None or (isinstance(answer, str) and not answer.strip()):
        return Reply(entry.id, False, f"No answer to {entry.id} yet.")
    if isinstance(entry, Reason):
        return _judge_reason(entry, numbers, answer)
    return _judge_amount(entry, numbers, answer)


def _judge_amount(entry: Amount, numbers: Numbers, answer: object) -> Reply:
    try:
        given = read_number(answer)
    except BadLesson as unreadable:
        return Reply(entry.id, False, f"This is not counted as a try: {unreadable}.")
    exact = reference(entry, numbers)
    how = agrees(given, exact)
    if how == "exactly":
        return Reply(entry.id, True, "Right.", answer=given.text)
    if how == "rounded":
        words = "Right, rounded. Can you give it exactly, as a fraction?"
        return Reply(entry.id, True, words, answer=given.text)
    for known in entry.misconceptions:
        if agrees(given, known.wrong(numbers)):
            return Reply(entry.id, False, f"Not yet. {known.words}", known.name, given.text)
    words = "Not yet."
    if entry.chance and not 0 <= given.value <= 1:
        words = "Not yet. A probability lies between 0 and 1, or 0 % and 100 %."
    elif agrees(given, exact, FIGURES - 1):
        words = f"Close, but not enough figures: give {FIGURES} of them, or better the fraction."
    return Reply(entry.id, False, words, answer=given.text)


def _judge_reason(entry: Reason, numbers: Numbers, answer: object) -> Reply:
    options = entry.options(numbers)
    letter = answer.strip().strip("().").lower() if isinstance(answer, str) else ""
    if letter not in options:
        words = f"This is not counted as a try: {shown(answer)} is none of the letters {', '.join(options)}."
        return Reply(entry.id, False, words)
    chosen = options[letter]
    if chosen == entry.right:
        return Reply(entry.id, True, "Right.", answer=letter)
    name, words = next((name, words) for text, name, words in entry.others if text == chosen)
    return Reply(entry.id, False, f"Not yet. {words}", name, letter)


def reference(entry: Amount, numbers: Numbers) -> Fraction:
    """Return the right answer by the reference solver."""
    return _solved(entry, tuple(sorted(numbers.items())))


@lru_cache(REMEMBERED)
def _solved(entry: Amount, numbers: tuple[tuple[str, Hashable], ...]) -> Fraction:
    return entry.solve(dict(numbers))
