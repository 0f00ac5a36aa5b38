"""What differs between the games, as one value each; the phases that games share read it from here."""

from collections.abc import Callable
from dataclasses import dataclass

from kony_nb.rules.events import Log
from kony_nb.rules.state import State

__all__ = ["GAMES", "GameRules"]


@dataclass(frozen=True, kw_only=True)
class GameRules:
    """One game's own part of the rules."""

    name: str
    title: str
    faces: str
    """The six letters of a die."""
    dice: int
    """Dice rolled without any card."""
    monsters: tuple[str, ...]
    phases: tuple[str, ...]
    """The kinds of step that make a turn after its start, in order."""
    begin_turn: Callable[[State, int, Log], None]
    """What a turn begins with."""
    faces_do: dict[str, Callable[[State, int, int, Log], None]]
    """What resolving each face does: ``act(state, seat, n, log)`` with ``n`` results."""
    hearts_heal: Callable[[State, int], bool]
    """Whether heart dice heal this seat where it stands."""
    no_heal_rule: str
    """The rule that says why they do not."""
    after_elimination: Callable[[State, tuple[tuple[int, str], ...], Log], None]
    """What happens to the board when monsters have left: ``after_elimination(state, ((seat, place), ...), log)``."""


GAMES: dict[str, GameRules] = {}
