"""Roll policies: which dice to keep from a roll, as values with a name."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from kony_nb.odds.asked import face_letters
from kony_nb.rules.errors import BadOdds, shown

__all__ = ["RollPolicy", "any_policy", "avoid", "keep_faces", "never_reroll"]


class RollPolicy(Protocol):
    """A named way to choose what to keep."""

    @property
    def name(self) -> str:
        """What results call it."""

    def __call__(self, dice: str, rolls_left: int) -> str:
        """Return the dice to keep: ``""`` rolls all of them again, the dice themselves stop."""


@dataclass(frozen=True)
class Keeping:
    """Keep these faces, roll the others again."""

    faces: str

    @property
    def name(self) -> str:
        """``"keep AS"``."""
        return f"keep {self.faces}" if self.faces else "keep nothing"

    def __call__(self, dice: str, rolls_left: int) -> str:
        """Return the dice with these faces."""
        return "".join([die for die in dice if die in self.faces])


@dataclass(frozen=True)
class Avoiding:
    """Roll only these faces again."""

    faces: str

    @property
    def name(self) -> str:
        """``"avoid O"``."""
        return f"avoid {self.faces}"

    def __call__(self, dice: str, rolls_left: int) -> str:
        """Return the dice without these faces."""
        return "".join([die for die in dice if die not in self.faces])


@dataclass(frozen=True)
class Named:
    """A function with a name."""

    name: str
    function: Callable[[str, int], str] = field(repr=False)

    def __call__(self, dice: str, rolls_left: int) -> str:
        """Return what the function keeps."""
        return self.function(dice, rolls_left)


def keep_faces(faces: str) -> RollPolicy:
    """Return the policy that keeps these faces and rolls all other dice again; ``""`` always rolls all.

    Raises
    ------
    BadOdds
        For letters that are no faces.

    Examples
    --------
    >>> keep_faces("AS")("AAHESO", 2)
    'AAS'
    """
    return Keeping(face_letters("".join(dict.fromkeys(face_letters(faces)))))


def avoid(faces: str) -> RollPolicy:
    """Return the policy that rolls only dice with these faces again.

    Raises
    ------
    BadOdds
        For letters that are no faces, or none at all.

    Examples
    --------
    >>> avoid("O")("AAHESO", 2)
    'AAHES'
    """
    letters = "".join(dict.fromkeys(face_letters(faces)))
    if not letters:
        raise BadOdds("avoid needs a face at least; never_reroll is the policy that avoids nothing")
    return Avoiding(letters)


def _all(dice: str, rolls_left: int) -> str:
    return dice


never_reroll: RollPolicy = Named("never reroll", _all)
"""The policy that takes the first roll."""


def any_policy(function: Callable[[str, int], str], name: str) -> RollPolicy:
    """Return a function of one's own as a policy.

    Parameters
    ----------
    function : callable
        ``function(dice, rolls_left)`` returns the dice to keep; ``dice`` is sorted, ``rolls_left`` is 1 or more.
    name : str
        What results call it.

    Raises
    ------
    BadOdds
        If it is no function or the name is empty.

    Examples
    --------
    >>> any_policy(lambda dice, rolls_left: "A" * min(2, dice.count("A")), name="two attacks")("AAAHES", 1)
    'AA'
    """
    if not callable(function):
        raise BadOdds(f"{shown(function)} is no policy; a policy is a function of (dice, rolls_left)")
    if not isinstance(name, str) or not name:
        raise BadOdds(f"the name of a policy is {shown(name)}; results need words to call it by")
    return Named(name, function)
