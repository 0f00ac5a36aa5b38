"""Dice as multisets: a roll is a string of face letters in one fixed order, such as ``"AAHESO"``.

King of New York: A attack, H heal, E energy, D destruction, S celebrity (star), O ouch.
King of Tokyo: 1, 2, 3, A, H, E.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial

__all__ = [
    "FACE_NAMES",
    "NEW_YORK",
    "ORDER",
    "TOKYO",
    "counted",
    "in_words",
    "outcomes",
    "sort_faces",
    "sub_rolls",
    "without",
]

NEW_YORK = "AHEDSO"
TOKYO = "123AHE"
ORDER = "123AHEDSO"
FACE_NAMES = {
    "1": "one",
    "2": "two",
    "3": "three",
    "A": "attack",
    "H": "heart",
    "E": "energy",
    "D": "destruction",
    "S": "star",
    "O": "ouch",
}
WITH_PLURAL = "123AHS"
"""Faces whose names have a plural."""

_sorted: dict[str, str] = {}


def sort_faces(dice: str) -> str:
    """Return the same dice in the fixed order of faces.

    Parameters
    ----------
    dice : str
        Face letters in any order, 0 to 8 of them.

    Returns
    -------
    str
        The letters in the order ``123AHEDSO``; equal multisets give equal strings.

    Examples
    --------
    >>> sort_faces("OSHA")
    'AHSO'
    """
    known = _sorted.get(dice)
    if known is None:
        known = _sorted[dice] = "".join(sorted(dice, key=ORDER.index))
    return known


def counted(n: int, face: str) -> str:
    """Return a number of dice that show one face.

    Examples
    --------
    >>> counted(2, "A"), counted(1, "A"), counted(2, "E")
    ('2 attacks', '1 attack', '2 energy')
    """
    name = FACE_NAMES.get(face, face)
    return f"{n} {name}" + "s" * (n != 1 and face in WITH_PLURAL)


def in_words(dice: str) -> str:
    """Return dice in words, each face once; "nothing" where there are none.

    Examples
    --------
    >>> in_words("AAHE")
    '2 attacks, 1 heart, 1 energy'
    """
    return ", ".join(counted(dice.count(face), face) for face in dict.fromkeys(dice)) or "nothing"


@cache
def without(dice: str, taken: str) -> str:
    """Return the dice that are left when ``taken`` is set aside.

    Raises
    ------
    ValueError
        If ``taken`` holds a face that ``dice`` does not.
    """
    left = list(dice)
    for face in taken:
        left.remove(face)
    return "".join(left)


@cache
def sub_rolls(dice: str) -> tuple[str, ...]:
    """Return every multiset of faces that can be set aside from ``dice``, the empty and the whole one too.

    Examples
    --------
    >>> sub_rolls("AAH")
    ('', 'A', 'AA', 'H', 'AH', 'AAH')
    """
    counts = Counter(dice)
    faces = list(counts)
    found = [
        "".join(face * n for face, n in zip(faces, take, strict=True))
        for take in product(*(range(counts[face] + 1) for face in faces))
    ]
    return tuple(sorted(found, key=lambda kept: [kept.count(face) for face in reversed(faces)]))


@cache
def outcomes(n: int, faces: str = NEW_YORK) -> tuple[tuple[str, Fraction], ...]:
    """Return every multiset that ``n`` dice can show, with its exact probability.

    Parameters
    ----------
    n : int
        Number of dice rolled together, 0 to 8.
    faces : str
        The six letters of one die.

    Returns
    -------
    tuple of (str, Fraction)
        462 entries for six dice; the probabilities sum to exactly 1.

    Examples
    --------
    >>> outcomes(2)[:2]
    (('AA', Fraction(1, 36)), ('AH', Fraction(1, 18)))
    """
    total = len(faces) ** n
    found = []
    for roll in combinations_with_replacement(faces, n):
        ways = factorial(n)
        for count in Counter(roll).values():
            ways //= factorial(count)
        found.append(("".join(roll), Fraction(ways, total)))
    return tuple(found)
