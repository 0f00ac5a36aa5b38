"""What is written in the marked lines of a lesson: taken if it can be, else answered in one line."""

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from typing import TypeVar

from kony_nb.lessons.answers import read_number
from kony_nb.lessons.classrooms import Classroom, classroom, in_class
from kony_nb.lessons.telling import say
from kony_nb.rules.errors import BadLesson, KonyError, shown

__all__ = ["class_code", "enter", "made", "one_of", "whole", "worths"]

_Made = TypeVar("_Made")


def enter(my_class: str | None, my_name: str | None) -> Classroom | None:
    """Enter a class, or say in one line what is missing; then there is no class, as without the two lines.

    Parameters
    ----------
    my_class : str or None
        The code of the class; None without one.
    my_name : str or None
        The student's name in it.

    Returns
    -------
    Classroom or None

    Examples
    --------
    >>> enter("7b", None)
    No class: my_name is missing. Write your name beside it, such as my_name = "Ada", and run this
      cell again. Until then you have the book's numbers, and nothing is kept.
    """
    classroom()
    without = "Until then you have the book's numbers, and nothing is kept."
    for name, given, other, such in (
        ("my_name", my_name, my_class, 'your name beside it, such as my_name = "Ada"'),
        ("my_class", my_class, my_name, 'the code of your class beside it, such as my_class = "7b"'),
    ):
        if other not in (None, "") and given in (None, ""):
            say(f"No class: {name} is missing. Write {such}, and run this cell again. {without}")
            return None
    if my_class in (None, ""):
        return None
    try:
        return classroom(my_class, student=my_name)
    except KonyError as refused:
        say(f"No class: {str(refused).rstrip('.')}. Change that and run this cell again. {without}")
        return None


def class_code(name: str, given: object, instead: str) -> str:
    """Return the code of a class that was written, or say in one line what is needed and return another one.

    Examples
    --------
    >>> class_code("my_class", 7, "example")
    my_class: the code of a class is 7; a text of 1 to 80 letters is needed. 'example' is taken in its
      place.
    'example'
    """
    try:
        return in_class(given, "somebody")[0]
    except BadLesson as refused:
        say(f"{name}: {refused}. {instead!r} is taken in its place.")
        return instead


def whole(name: str, given: object, least: int, most: int, instead: int) -> int:
    """Return a whole number that was written, or say in one line what is needed and return another one.

    Parameters
    ----------
    name : str
        The name of the line, such as ``"my_price"``.
    given : object
        What stands there.
    least, most : int
        What is allowed, both included.
    instead : int
        What is taken in its place.

    Examples
    --------
    >>> whole("my_price", 7, 1, 12, 5), whole("my_price", "six", 1, 12, 5)
    my_price is 'six': a whole number from 1 to 12 is needed. 5 is taken in its place.
    (7, 5)
    """
    try:
        found = read_number(given).value
    except BadLesson:
        found = Fraction(1, 2)  # no whole number
    if found.denominator == 1 and least <= found <= most:
        return int(found)
    say(f"{name} is {shown(given)}: a whole number from {least} to {most} is needed. {instead} is taken in its place.")
    return instead


def one_of(name: str, given: object, options: Collection[str], instead: str) -> str:
    """Return one of some words that was written, or say in one line which there are and return another one.

    Examples
    --------
    >>> one_of("my_one", "Z", "AHEDSO", "A")
    my_one is 'Z': one of A, H, E, D, S, O is needed. 'A' is taken in its place.
    'A'
    """
    if isinstance(given, str) and given in tuple(options):
        return given
    words = ", ".join(option or '""' for option in options)
    say(f"{name} is {shown(given)}: one of {words} is needed. {instead!r} is taken in its place.")
    return instead


def worths(name: str, given: object, faces: str, instead: Mapping[str, int]) -> dict[str, Fraction]:
    """Return what each face is worth, 0 where nothing was written, or say in one line what is needed.

    Examples
    --------
    >>> worths("my_worth", {"A": 3}, "AH", {})["A"], worths("my_worth", {"A": "x"}, "AH", {"H": 1})["H"]
    my_worth is {'A': 'x'}: a number for each of the faces A, H is needed, such as {"A": 3}. {'H': 1}
      is taken in its place.
    (Fraction(3, 1), Fraction(1, 1))
    """
    try:
        if not isinstance(given, dict) or not set(given) <= set(faces):
            raise BadLesson(name)
        found = {face: read_number(worth).value for face, worth in given.items()}
    except BadLesson:
        needed = f"a number for each of the faces {', '.join(faces)} is needed, such as {{\"{faces[0]}\": 3}}"
        say(f"{name} is {shown(given)}: {needed}. {dict(instead)} is taken in its place.")
        found = {face: Fraction(worth) for face, worth in instead.items()}
    return {face: found.get(face, Fraction(0)) for face in faces}


def made(make: Callable[..., _Made], *given: object) -> _Made | None:
    """Return what is made of the marked lines, or say in one line why that is not possible and return None.

    Examples
    --------
    >>> from kony_nb.lessons import sheet
    >>> made(sheet, 99, "7b", ["Ada"])
    Not possible: 99 is no lesson with exercises; there are 01, 02, 03, 04, 05, 06, 07, 08, 09, 10,
      11, 12
    """
    try:
        return make(*given)
    except KonyError as refused:
        say(f"Not possible: {refused}")
        return None
