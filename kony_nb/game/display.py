"""How a game shows itself: the pictures live in a layer above, which fills these hooks when the package is used."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kony_nb.game.game import Game

__all__ = ["EXPORTS", "HOOKS"]

HOOKS: "dict[str, Callable[[Game], str]]" = {}
"""By MIME type, such as ``text/plain``, what makes it of a game."""

EXPORTS: "dict[str, Callable[[Game, int | None], str]]" = {}
"""By suffix, such as ``.html``, what makes the text of such a file of a game.

It is told who will read: a seat, `kony_nb.game.hidden.NOBODY` for everybody, or None where nothing is to be hidden.
"""
