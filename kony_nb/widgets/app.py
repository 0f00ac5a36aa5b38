"""`explore`: a game as an app in a notebook."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill

from kony_nb.game.game import Game
from kony_nb.game.saves import Mark, mark
from kony_nb.rules.errors import BadOption, flag, shown
from kony_nb.views.board import board_svg
from kony_nb.views.text import summary
from kony_nb.widgets.branch_saves import reopen_branches
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.saving import place_of, reopen
from kony_nb.widgets.session import players_of

__all__ = ["explore"]

LINE = 100
"""Letters in a line of the sentence that stands for the picture."""


def explore(
    game: Game,
    *,
    you: str | Sequence[str] | None = None,
    bots: str | Mapping[str, str] = "greedy",
    save: str | os.PathLike[str] | bool = True,
    coach: bool = False,
    exam: bool = False,
) -> Explorer:
    """Return a game as an app: play it, look why, go back, try another way.

    Parameters
    ----------
    game : Game
        It is played in place. If it was saved before, it goes on where the save stopped.
    you : str, sequence of str or None
        The monsters that people play: None is the first one, ``[]`` nobody, ``"all"`` everybody.
    bots : str or mapping of str to str
        The bot of the other seats, ``greedy`` or ``random``, or one for each monster by name.
    save : bool, str or path
        Where the game and its branches are kept after every step: True is a file in ``.kony_nb`` beside the notebook,
        a word is a name there, False is nowhere. What another notebook plays in the same file is kept as a variation.
    coach : bool
        Whether the coach speaks from the beginning; a button lets it speak and be silent.
    exam : bool
        Nothing tells what a choice is worth: no coach, and no games played on after each choice.

    Returns
    -------
    Explorer
        The widget; an older one of the same game is closed.

    Raises
    ------
    BadOption
        For a monster or a bot that does not exist.
    BadRecord
        If the save cannot be read; the message says how to go on.
    """
    if not isinstance(game, Game):
        raise BadOption(f"game: {shown(game)} is no Game; make one with Game.new(...) or scenario({{...}})")
    flag("coach", coach)
    flag("exam", exam)
    players = players_of(game.names, you, bots)
    slot = file = place_of(game, save)
    key = str(slot.resolve()) if slot is not None else f"game {id(game)}"
    older = _OPEN.pop(key, None)
    if older is not None:
        older.close()
    still = _still(game)
    note = ""
    known: Mark = None
    given = game.at
    seen = older is not None and older.games[0][1].game is game
    if slot is not None and not seen and len(game.history.nodes) == len(game.path):
        file, players, note = reopen(game, slot, players)
        known = mark(file)
    if older is not None and seen:
        beginning, file, known = older.beginning, older.file, older.known
    elif game.start.get("phase") == "setup":
        beginning = next(node.id for node in game.line if node.decides)
    else:
        beginning = game.path[given].id
    branches, on_screen = _branches(older if seen else None, file, game)
    if branches and not seen:
        note += f" Branches too: {', '.join(name for name, _ in branches)}."
    app = _OPEN[key] = Explorer(
        game, players, slot=slot, file=file, beginning=beginning, note=note.strip(), branches=branches, shown=on_screen,
        coached=coach, exam=exam, known=known,
    )  # fmt: skip
    app.still = still
    return app


def _branches(older: Explorer | None, file: Path | None, game: Game) -> tuple[list[tuple[str, Game]], int]:
    """Return the branches of the app that is replaced, or those that were kept, and which game was on the screen."""
    if older is not None:
        sessions = [session for _, session in older.games]
        return [(name, each.game) for name, each in older.games[1:]], sessions.index(older.session)
    return ([], 0) if file is None else reopen_branches(file, game)


_OPEN: dict[str, Explorer] = {}
"""The app shown last for each save, so that running its cell again replaces it."""


def _still(game: Game) -> tuple[str, str]:
    """Return the sentence and the picture for a reader without a kernel."""
    parts = ("A still picture; run all cells to play.", f"{game.title}.", summary(game.state, ()))
    return "\n".join(fill(part, LINE) for part in parts), board_svg(game.state, seats=())
