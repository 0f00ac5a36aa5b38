"""Where an app keeps the branches of its game: a file beside the game's own, which stays as it always was."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kony_nb.game.game import Game
from kony_nb.game.saves import from_file, parsed, write_file
from kony_nb.rules.errors import BadRecord

__all__ = ["branches_at", "remove", "reopen_branches", "save_branches"]

FORMAT, VERSION = "kony_nb branches", 1
KEYS = {"format", "version", "shown", "branches"}
Branches = list[tuple[str, Game]]


def branches_at(file: Path) -> Path:
    """Return the file of the branches beside the file of a game."""
    return file.with_suffix(".branches")


def save_branches(file: Path, branches: Sequence[tuple[str, Game]], shown: int) -> None:
    """Keep the branches of the game in a file; without any the file of the branches goes.

    Parameters
    ----------
    file : Path
        The file of the game.
    branches : sequence of (str, Game)
        Their names and games.
    shown : int
        Which of the games is on the screen: 0 is the game itself, 1 the first branch.

    Raises
    ------
    BadRecord
        If it cannot be written.
    """
    beside = branches_at(file)
    if not branches:
        remove(beside)
        return
    saved = {
        "format": FORMAT,
        "version": VERSION,
        "shown": shown,
        "branches": [{"name": name, "game": game.to_json()} for name, game in branches],
    }
    write_file(beside, json.dumps(saved))


def remove(file: Path) -> None:
    """Remove a file, if it is there.

    Raises
    ------
    BadRecord
        If that is impossible.
    """
    try:
        file.unlink(missing_ok=True)
    except OSError as failed:
        raise BadRecord(f"{file}: cannot be removed: {failed.strerror}") from None


def reopen_branches(file: Path, game: Game) -> tuple[Branches, int]:
    """Return the branches that were kept beside the file of a game, and which of the games was on the screen.

    Raises
    ------
    BadRecord
        With the path of what cannot be read, and how to go on without it.
    """
    beside = branches_at(file)
    if not file.exists() or not beside.exists():
        return [], 0
    try:
        branches, shown = from_file(beside, _read)
        for _, branch in branches:
            if len(branch.names) != len(game.names):
                raise BadRecord(f"{beside}: a branch has {len(branch.names)} monsters, the game {len(game.names)}")
            branch.share_lucks(game)
    except BadRecord as bad:
        raise BadRecord(f"{bad}; without this file the game opens without its branches") from None
    return branches, shown


def _read(text: str) -> tuple[Branches, int]:
    saved: Any = parsed(text)
    if not isinstance(saved, dict) or saved.get("format") != FORMAT or set(saved) != KEYS:
        raise BadRecord(f"these are no branches: 'format' is not {FORMAT!r}, or {', '.join(sorted(KEYS))} are not all")
    if saved["version"] != VERSION:
        raise BadRecord(f"they were saved as version {saved['version']!r}, this program reads {VERSION}")
    entries = saved["branches"]
    if not isinstance(entries, list) or not all(
        isinstance(entry, dict) and set(entry) == {"name", "game"} and isinstance(entry["name"], str)
        for entry in entries
    ):
        raise BadRecord("branches: not a list of a name and a game each")
    names = [entry["name"] for entry in entries]
    if len({*names}) < len(names):
        raise BadRecord(f"branches: two have the same name among {', '.join(names)}")
    shown = saved["shown"]
    if isinstance(shown, bool) or not isinstance(shown, int) or not 0 <= shown <= len(entries):
        raise BadRecord(f"shown: {shown!r} is not 0 to {len(entries)}")
    found = []
    for entry in entries:
        try:
            found.append((entry["name"], Game.from_json(entry["game"])))
        except BadRecord as bad:
            raise BadRecord(f"{entry['name']}: {bad}") from None
    return found, shown
