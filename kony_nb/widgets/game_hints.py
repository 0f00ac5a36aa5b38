"""What differs between the games in the few words beside a choice, as one value each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kony_nb.game.game import Game
from kony_nb.rules.actions import Action
from kony_nb.rules.state import State
from kony_nb.widgets.editor_fields import Group

__all__ = ["GameHints"]


@dataclass(frozen=True, kw_only=True)
class GameHints:
    """One game's own part of the hints."""

    choice: Callable[[Game, int, Action], str]
    """What an action of a seat costs, pays or leads to: those that only this game has."""
    face: Callable[[State, int, str, int], str]
    """What ``n`` results of a face do that is on no die of the other game: ``face(state, seat, face, n)``."""
    attack: Callable[[State, int], str]
    """What an attack of a seat does besides its damage, "" for nothing."""
    city: str
    """What the city is called."""
    preview: Callable[[Game], str]
    """What staying in the city may cost, or what a face can still do, where a monster is asked; "" elsewhere."""
    wishes: Callable[[Game], list[str]]
    """Texts of what one might want to do at a decision of this game's own."""
    meant: Callable[[Game, str], str]
    """The text of the action that a click on a place asks for, "" for none."""
    edited: Callable[[Mapping[str, Any]], list[Group]]
    """The fields of the board editor that only this game has, filled from a scenario."""
