"""A quiz: its questions, what was answered, and what it says about it."""

import os
import re
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.saves import file_at
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.faults import Faults
from kony_nb.game.situation.opening import LONGEST_SEED, SEEDS, branch_seed, read_seed
from kony_nb.lessons.quiz import answers
from kony_nb.lessons.quiz.answers import Answer
from kony_nb.lessons.quiz.ask import Question
from kony_nb.lessons.quiz.picking import personal, pick
from kony_nb.lessons.quiz.topics import beyond_the_base, rules_about
from kony_nb.rules.errors import BadQuiz, flag, shown
from kony_nb.rules.games import GAMES
from kony_nb.views.table import Table

__all__ = ["LETTERS", "THEN", "Quiz", "Words", "quiz"]

LETTERS = "abcde"
THEN = "'Then' is the moment at which somebody is asked again, or chance falls; what is forced has been done by then."
"""What every question means by it."""
MOST = 100
FOLDER = Path(".kony_nb")


class Words(str):
    """A text that shows itself without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def quiz(
    topic: object = None,
    n: int = 10,
    *,
    seed: int | str = 0,
    student: str | None = None,
    game: "str | Game | Mapping[str, Any] | None" = None,
    exam: bool = False,
    file: "str | os.PathLike[str] | None" = None,
) -> "Quiz":
    """Return a quiz on the rules, with positions of games played at random.

    Parameters
    ----------
    topic : str, list of str, or None
        What it is about: the id of a rule, the beginning of ids (``"ny"``), a chapter (``"dice"``), or words to
        search for in the rulebook. None mixes the rules of the base game; expansions, and games of the profile
        "printed", are asked about by a topic that is theirs (``"evo"``, ``"luc"``).
    n : int
        How many questions, 1 to 100; a narrow topic may have fewer.
    seed : int or str
        The code of the class or of the day: the same student and code give the same questions.
    student : str, optional
        Whose quiz it is; another name gives other questions.
    game : str, Game, scenario or None
        ``"new_york"`` or ``"tokyo"``; or a game, a scenario or a share string, whose positions are asked about. None
        is New York without a topic, and with a topic the games that have its rules.
    exam : bool
        Whether nothing is said about right or wrong before ``finish()``.
    file : str or path, optional
        Where the answers are kept; without it ``.kony_nb/quiz-....json``. The same quiz finds them there again.

    Returns
    -------
    Quiz
        A notebook shows it; ``quiz.answer(1, "b")`` answers from Python.

    Raises
    ------
    BadQuiz
        For a topic, number, game or student that cannot be, with what is allowed.
    BadRecord
        If the file of the answers cannot be read.
    """
    rules = rules_about(topic)
    flag("exam", exam)
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= MOST:
        raise BadQuiz(f"n: {shown(n)} is not a number of questions from 1 to {MOST}")
    faults = Faults()
    code = read_seed(seed, faults)
    if faults:
        raise BadQuiz("; ".join(faults))
    if student is not None and not (isinstance(student, str) and student.strip() and student.isprintable()):
        raise BadQuiz(f"student: {shown(student)} is no name")
    asked = game_asked(game)
    if asked is None and topic is None:
        asked = "new_york"
    own = personal(code, student) + (" exam" if exam else "")  # practice must not ask what an exam will
    found = pick(rules, n, own, asked, all_rules=topic is None, beyond=beyond_the_base(topic))
    if not found:
        raise BadQuiz(f"topic: nothing about {shown(topic)} can be asked in {shown(game)}; try another topic or game")
    where = file_at(file) if file is not None else FOLDER / f"quiz-{file_name(topic, code, own, found, exam)}.json"
    about = "the rules" if topic is None else topic if isinstance(topic, str) else "chosen rules"

    def next_one() -> Quiz:
        return quiz(topic, n, seed=following(code), student=student, game=game)

    return Quiz(found, about, where, exam=exam, next_one=None if exam else next_one)


def following(seed: int | str) -> int | str:
    """Return the seed of the quiz after this one.

    Examples
    --------
    >>> following(0), following("monday"), following("monday 9")
    (1, 'monday 2', 'monday 10')
    """
    if isinstance(seed, int):
        return seed + 1 if seed + 1 < SEEDS else 0
    words = re.fullmatch(r"(.*?)([0-9]*)", seed, re.DOTALL)
    assert words is not None
    word = f"{words[1]}{int(words[2]) + 1}" if words[2] else f"{seed} 2"
    return word if len(word) <= LONGEST_SEED else branch_seed(seed, 1)


def game_asked(game: object) -> str | Game | None:
    """Return which game is meant.

    Raises
    ------
    BadQuiz
        If it is none.
    """
    if game is None or isinstance(game, Game) or (isinstance(game, str) and game in GAMES):
        return game
    if isinstance(game, Mapping) or (isinstance(game, str) and game.startswith("kn")):
        return scenario(game)
    raise BadQuiz(f"game: {shown(game)} is not one of {', '.join(GAMES)}, nor a game, a scenario or a share string")


def file_name(topic: object, seed: int | str, own: str, found: tuple[Question, ...], exam: bool) -> str:
    """Return the name of a quiz's file: readable, and another one for other questions."""
    words = re.sub(r"[^a-z0-9]+", "-", str(topic or "all").casefold()).strip("-")[:24]
    code = re.sub(r"[^a-z0-9]+", "-", str(seed).casefold()).strip("-")[:12]
    digest = blake2b("\n".join([own, str(exam), *(question.id for question in found)]).encode(), digest_size=4)
    return f"{words or 'rules'}-{code}-{digest.hexdigest()}"


class Quiz:
    """Questions for one student, and what was answered.

    Attributes
    ----------
    questions : tuple of Question
        In the order in which they are asked.
    about : str
        The topic, in words.
    exam : bool
        Whether nothing is said about right or wrong before it is finished.
    finished : bool
        Whether it takes no more answers.
    file : Path
        Where the answers are kept.
    """

    def __init__(
        self,
        questions: tuple[Question, ...],
        about: str,
        file: Path,
        *,
        exam: bool,
        next_one: "Callable[[], Quiz] | None" = None,
    ) -> None:
        self.questions, self.about, self.exam, self.file = questions, about, exam, file
        self._next_one = next_one
        self._given: dict[int, Answer] = {}
        self.finished = False
        self._shown: Any = None
        self._read()

    @property
    def _ids(self) -> list[str]:
        return [question.id for question in self.questions]

    def __len__(self) -> int:
        return len(self.questions)

    @property
    def silent(self) -> bool:
        """Whether nothing is said about right or wrong yet."""
        return self.exam and not self.finished

    def _read(self) -> None:
        """Take in what the file holds: another cell or notebook may have answered, or finished, the same quiz."""
        given, finished = answers.read(self.file, self._ids, [len(question.options) for question in self.questions])
        before = self._given, self.finished
        self._given, self.finished = self._given | given, self.finished or finished
        if (self._given, self.finished) != before:
            self._refresh()  # what is asked now may be refused: the page has to show why

    def answered(self, number: int) -> Answer | None:
        """Return what was answered to a question, 1 upwards; None if nothing yet.

        Raises
        ------
        BadQuiz
            If there is no such question.
        """
        return self._given.get(self._at(number))

    def _at(self, number: object) -> int:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(self):
            raise BadQuiz(f"question: {shown(number)} is not a number from 1 to {len(self)}")
        return number - 1

    def answer(self, number: int, choice: str | int) -> Words:
        """Answer a question.

        Parameters
        ----------
        number : int
            Which question, 1 upwards.
        choice : str
            The letter of an option, or its text.

        Returns
        -------
        Words
            Whether it is right, and why; in an exam only that it was taken down.

        Raises
        ------
        BadQuiz
            If there is no such question or option, or it was answered for good; the message says what is allowed.
        BadRecord
            If the answer cannot be written to the file, or the file was broken meanwhile; then it does not count.
        """
        at = self._at(number)
        question = self.questions[at]
        option = self._option(question, choice)
        self._read()
        if self.finished:
            raise BadQuiz("this quiz is finished: it takes no more answers; another seed gives another quiz")
        if at in self._given and not self.exam:
            letter = LETTERS[self._given[at].option]
            raise BadQuiz(f"question {number} was answered already, with {letter}; open are {self._open()}")
        given = {**self._given, at: Answer(option, None if self.exam else option == question.answer)}
        done = len(given) == len(self) and not self.exam
        answers.write(self.file, self._ids, given, done)
        self._given, self.finished = given, done
        self._refresh()
        return self.said(number)

    def _open(self) -> str:
        left = [str(at + 1) for at in range(len(self)) if at not in self._given]
        return "questions " + ", ".join(left) if left else "none"

    @staticmethod
    def _option(question: Question, choice: object) -> int:
        letters = LETTERS[: len(question.options)]
        if isinstance(choice, str):
            said = choice.strip().casefold().rstrip(".)")
            if len(said) == 1 and said in letters:
                return letters.index(said)
            for at, option in enumerate(question.options):
                if said == option.casefold().rstrip(".)"):
                    return at
        listed = ", ".join(f"{letter} ({option})" for letter, option in zip(letters, question.options, strict=True))
        raise BadQuiz(f"{shown(choice)} is not one of {listed}")

    def said(self, number: int) -> Words:
        """Return what there is to say about the answer to a question: nothing before it is given.

        Raises
        ------
        BadQuiz
            If there is no such question.
        """
        at = self._at(number)
        given = self._given.get(at)
        question = self.questions[at]
        if self.silent:
            return Words("" if given is None else f"Taken down: {LETTERS[given.option]}. finish() tells the result.")
        if given is None and not self.finished:
            return Words("")
        right = f"{LETTERS[question.answer]}: {question.explanation}"
        if given is None:
            return Words(f"Not answered. Right is {right}")
        return Words(f"Right. {right}" if given.option == question.answer else f"Not so. Right is {right}")

    def finish(self) -> Words:
        """End the quiz: no more answers are taken, an exam tells its result, and every explanation can be read.

        Returns
        -------
        Words
            The result in a sentence.

        Raises
        ------
        BadRecord
            If that cannot be written to the file.
        """
        self._read()
        given = {
            at: Answer(answer.option, answer.option == self.questions[at].answer)
            for at, answer in self._given.items()
        }
        answers.write(self.file, self._ids, given, True)
        self._given, self.finished = given, True
        self._refresh()
        return Words(self.score())

    @property
    def goes_on(self) -> bool:
        """Whether another quiz follows this one; an exam has none."""
        return self._next_one is not None

    def another(self) -> "Quiz":
        """Return the next quiz: the same topic, as many questions, the next seed, and a file of its own.

        Raises
        ------
        BadQuiz
            For an exam.
        """
        if self._next_one is None:
            raise BadQuiz("another: after an exam there is none; another seed gives another exam")
        return self._next_one()

    def score(self) -> str:
        """Return how it stands, in a sentence."""
        done, every = len(self._given), len(self)
        if self.silent:
            return f"{done} of {every} answered; finish() tells the result"
        right = sum(bool(answer.right) for answer in self._given.values())
        return f"{done} of {every} answered, {right} right" + (", finished" if self.finished else "")

    def results(self) -> Table:
        """Return a table: for each question its form, what was answered, whether it is right, and its rules."""
        rows = []
        for at, question in enumerate(self.questions):
            given = self._given.get(at)
            result = "open" if given is None else "taken down" if self.silent else "right" if given.right else "wrong"
            rows.append(
                {
                    "question": at + 1,
                    "form": question.form,
                    "answer": None if given is None else LETTERS[given.option],
                    "result": "not answered" if given is None and self.finished else result,
                    # in an exam the rules of a question could give its answer away
                    "rules": ", ".join(question.rules) if not self.silent and (given or self.finished) else "",
                }
            )
        return Table(rows, f"Quiz on {self.about}: {self.score()}")

    def show(self, number: int) -> Words:
        """Return a question as text: the board, the question, its options, and what was said to the answer.

        Raises
        ------
        BadQuiz
            If there is no such question.
        """
        from kony_nb.lessons.quiz.showing import question_text

        self._at(number)
        return Words(question_text(self, number))

    def __repr__(self) -> str:
        exam = "Exam" if self.exam else "Quiz"
        return f"<{exam} on {self.about}: {self.score()}>"

    def __str__(self) -> str:
        from kony_nb.lessons.quiz.showing import question_lines

        return "\n\n".join([f"{self!r}\n{THEN}", *("\n".join(question_lines(self, n + 1)) for n in range(len(self)))])

    def _refresh(self) -> None:
        if self._shown is not None:
            self._shown.refresh()

    def shown_by(self, form: Any) -> None:
        """Let a widget that is on a page already show this quiz."""
        self._shown = form

    def widget(self) -> Any:
        """Return the quiz as a widget, always the same one."""
        if self._shown is None:
            from kony_nb.lessons.quiz.form import QuizForm

            self._shown = QuizForm(self)
        return self._shown

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        from kony_nb.lessons.quiz.showing import page

        bundle = self.widget()._repr_mimebundle_(**kwargs)
        found, *rest = bundle if isinstance(bundle, tuple) else (bundle,)
        found = {**(found or {}), "text/plain": str(self), "text/html": page(self)}
        return (found, *rest) if rest else found
