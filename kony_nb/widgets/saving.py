"""Where an app keeps its game, so that it is there again after the kernel was restarted."""

import os
import re
from hashlib import blake2b
from pathlib import Path

from kony_nb.game.game import Game
from kony_nb.rules.errors import BadRecord

__all__ = ["FOLDER", "is_new", "place_of", "reopen", "tree_key"]

FOLDER = ".kony_nb"
SWITCH = "KONY_NB_SAVE"
"""Set to ``off`` in the environment, nothing is saved unless a path is given."""


def place_of(game: Game, save: str | os.PathLike[str] | bool) -> Path | None:
    """Return the file in which a game is kept.

    Parameters
    ----------
    game : Game
        Its monsters, seed, options and start give the name, so that the same cell finds the same file.
    save : str, path or bool
        True for a file in ``.kony_nb`` beside the notebook, False for none, a word for a name there, or a path.
    """
    if save is False or (save is True and os.environ.get(SWITCH) == "off"):
        return None
    if save is True:
        return Path(FOLDER) / f"{tree_key(game)}.json"
    text = os.fspath(save) if not isinstance(save, bool) else ""
    return Path(FOLDER) / f"{text}.json" if re.fullmatch(r"[\w-]+", text) else Path(text)


def tree_key(game: Game) -> str:
    """Return a name that equal beginnings share."""
    from kony_nb.rules.state import state_key

    names = "-".join(re.sub(r"\W+", "", monster.name.lower()) for monster in game.root.state.monsters)
    start = blake2b(state_key(game.root.state), digest_size=4).hexdigest()
    return f"{names}-seed{game.seed}-{start}"


def is_new(game: Game) -> bool:
    """Return whether nobody has decided anything yet: only the set-up's chance was drawn."""
    return all(node.action is None or node.action.verb == "draw" for node in game.path) and not game.node.children


def reopen(game: Game, file: Path) -> None:
    """Bring a game to where its save stopped, in place: whoever holds the game holds what was saved.

    Raises
    ------
    BadRecord
        If the file cannot be read, or holds another game.
    """
    saved = Game.load(file)
    if tree_key(saved) != tree_key(game):
        raise BadRecord(f"{file}: this save holds another game; name another file with save=")
    vars(game).update(vars(saved))
