"""The views of each game: the one place where a view that games share asks which game is on the table."""

from kony_nb.rules.state import State
from kony_nb.views.game_view import GameView
from kony_nb.views.new_york.view import NEW_YORK
from kony_nb.views.tokyo.view import TOKYO

__all__ = ["VIEWS", "view_of"]

VIEWS: dict[str, GameView] = {"new_york": NEW_YORK, "tokyo": TOKYO}


def view_of(state: State) -> GameView:
    """Return the views of the game that a state belongs to."""
    return VIEWS[state.options.game]
