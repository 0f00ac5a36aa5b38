"""What may be asked about dice: every question is checked here, so that bad input meets the same words everywhere."""

from functools import lru_cache

from kony_nb.odds.lattice import SIDES, places
from kony_nb.rules.cards.registry import MANY
from kony_nb.rules.errors import BadOdds, shown
from kony_nb.rules.faces import ORDER, sort_faces
from kony_nb.rules.phases.rolling import MOST_DICE

__all__ = [
    "dice_on_table",
    "die",
    "face_letters",
    "full_roll",
    "kept_from",
    "number_of_dice",
    "number_of_rolls",
    "whole",
]

MOST_ROLLS = 100
"""Rolls that are followed at most: many more than any card can give."""


def whole(value: object, what: str, least: int, most: int | None = None) -> int:
    """Return a whole number in a range.

    Raises
    ------
    BadOdds
        If it is none.
    """
    if isinstance(value, bool) or not isinstance(value, int) or value < least or (most is not None and value > most):
        allowed = f"{least} or more" if most is None else f"{least} to {most}"
        raise BadOdds(f"{what} is {shown(value)}; allowed is a whole number, {allowed}")
    return value


def number_of_dice(dice: object) -> int:
    """Return a number of dice, 1 to 8.

    Raises
    ------
    BadOdds
        If it is none.
    """
    return whole(dice, "the number of dice", 1, MOST_DICE)


def number_of_rolls(rolls: object) -> int:
    """Return a number of rolls, 1 to 100.

    Raises
    ------
    BadOdds
        If it is none.
    """
    return whole(rolls, "the number of rolls", 1, MOST_ROLLS)


def face_letters(faces: object, what: str = "faces") -> str:
    """Return face letters in their fixed order.

    Raises
    ------
    BadOdds
        For anything but letters of faces.
    """
    if not isinstance(faces, str) or any(face not in ORDER for face in faces):
        raise BadOdds(f"{what} is {shown(faces)}; faces are the letters {' '.join(ORDER)}")
    return "".join(sorted(faces, key=ORDER.index))


def die(faces: object) -> str:
    """Return the six letters of a die in their fixed order.

    Raises
    ------
    BadOdds
        If they are not six different faces.
    """
    letters = face_letters(faces)
    if len(set(letters)) != SIDES or len(letters) != SIDES:
        raise BadOdds(f'faces is {shown(faces)}; a die has six different ones, such as "AHEDSO" or "123AHE"')
    return letters


def dice_on_table(start: object, dice: int, faces: str) -> str:
    """Return the dice on the table, sorted: at most ``dice``.

    Raises
    ------
    BadOdds
        If there are more, or a face that the dice do not have.
    """
    letters = face_letters(start, "start")
    if letters not in places(dice, faces):
        raise BadOdds(f"start is {shown(start)}; allowed are up to {dice} dice with the faces {' '.join(faces)}")
    return letters


def full_roll(roll: object, dice: int, faces: str) -> str:
    """Return a roll of all the dice, sorted.

    Raises
    ------
    BadOdds
        If it is none.
    """
    letters = face_letters(roll, "the roll")
    if len(letters) != dice or letters not in places(dice, faces):
        raise BadOdds(f"the roll is {shown(roll)}; it needs {dice} dice with the faces {' '.join(faces)}")
    return letters


@lru_cache(MANY)
def part_of(roll: str, kept: str) -> str | None:
    """Return dice that lie in a roll, sorted; None if it does not have them."""
    return None if any(kept.count(face) > roll.count(face) for face in set(kept)) else sort_faces(kept)


def kept_from(kept: object, roll: str, by: str) -> str:
    """Return the dice kept from a roll, sorted.

    Raises
    ------
    BadOdds
        If the roll does not have them.
    """
    part = part_of(roll, kept) if isinstance(kept, str) else None
    if part is not None:
        return part
    raise BadOdds(f"{by} keeps {shown(kept)} from {roll}; allowed are some of its dice, as letters")
