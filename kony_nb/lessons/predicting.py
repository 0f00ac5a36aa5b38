"""`predict`: a number that is written down before anything is revealed, and stays once it is."""

from dataclasses import dataclass
from fractions import Fraction

from kony_nb.lessons.answers import read_number
from kony_nb.lessons.classrooms import here
from kony_nb.rules.errors import BadLesson, shown

__all__ = ["Prediction", "predict"]


@dataclass
class Prediction:
    """What somebody expects.

    Attributes
    ----------
    about : str
        What it is about, such as a lesson.
    value : Fraction or None
        The number, None while there is none.
    revealed : bool
        Whether the dice have fallen since: then it can be changed no more.
    """

    about: str
    value: Fraction | None = None
    text: str = ""
    revealed: bool = False
    asked: str = ""
    """A later number, if one was given after the dice had fallen."""
    unread: str = ""
    """What is wrong with the guess, if it is no number."""

    def __repr__(self) -> str:
        if self.unread:
            return f"This is no prediction: {self.unread}."
        if self.value is None:
            return "No prediction yet: write a number, such as 1/3, 0.33 or 33 %, and run this cell again."
        if self.asked:
            return f"You predicted {self.text} before the dice fell, and that stays, whatever you write now."
        return f"You predict {self.text}."


_made: dict[tuple[str, str], Prediction] = {}
"""What was predicted since Python was started: by student and what it is about."""


def predict(about: str, guess: object) -> Prediction:
    """Write down a prediction; a simulation of the same thing shows nothing before there is one.

    Parameters
    ----------
    about : str
        What it is about, such as ``"01"`` for the first lesson.
    guess : Fraction, int, float, str or None
        The number, as `kony_nb.lessons.check` takes it; None is none yet. What is no number is none either, and the
        prediction says why.

    Raises
    ------
    BadLesson
        If what it is about has no name.

    Examples
    --------
    >>> predict("an example", "1/3")
    You predict 1/3.
    """
    if not isinstance(about, str):
        raise BadLesson(f"{shown(about)} is no name of what is predicted, such as '01'")
    room = here()
    made = _made.setdefault((room.seed("predictions") if room else "", about), Prediction(about))
    made.unread = ""
    if guess is None:
        return made
    try:
        given = read_number(guess)
    except BadLesson as unreadable:
        made.unread = str(unreadable)
        if not made.revealed:
            made.value, made.text = None, ""
        return made
    if made.revealed:
        made.asked = "" if given.value == made.value else given.text
    else:
        made.value, made.text = given.value, given.text
    return made
