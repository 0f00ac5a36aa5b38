"""Where an app keeps its game, so that it is there again after the kernel was restarted."""

import json
import os
import re
from collections.abc import Sequence
from hashlib import blake2b
from itertools import count
from pathlib import Path

from kony_nb.game.game import Game
from kony_nb.game.saves import file_at, write_file
from kony_nb.game.situation.opening import is_secret
from kony_nb.play.policies import POLICIES
from kony_nb.rules.errors import BadOption, BadRecord, shown
from kony_nb.rules.state import state_key
from kony_nb.widgets.branch_saves import branches_at
from kony_nb.widgets.moments import PERSON, asks_a_bot

__all__ = ["FOLDER", "become", "is_new", "is_same", "merge", "place_of", "point", "reopen", "take_in", "tree_key"]

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

    Raises
    ------
    BadOption
        For anything else.
    BadRecord
        If it can be the path of no file.
    """
    if save is False or (save is True and os.environ.get(SWITCH) == "off"):
        return None
    if save is True:
        return Path(FOLDER) / f"{tree_key(game)}.json"
    if not isinstance(save, str | os.PathLike):
        raise BadOption(f"save: {shown(save)} is neither True nor False, nor a name, nor the path of a file")
    named = isinstance(save, str) and re.fullmatch(r"[\w-]+", save)
    return file_at(Path(FOLDER) / f"{save}.json" if named else save)


def tree_key(game: Game) -> str:
    """Return a name that equal beginnings share."""
    names = "-".join(re.sub(r"\W+", "", monster.name.lower()) for monster in game.root.state.monsters)
    start = blake2b(state_key(game.root.state), digest_size=4).hexdigest()
    seed = re.sub(r"[^\w-]+", "_", str(game.seed))
    return f"{names}-seed{seed}-{start}"


def is_new(game: Game) -> bool:
    """Return whether nobody has decided anything yet: only the set-up's chance was drawn."""
    return all(node.action is None or node.action.verb == "draw" for node in game.path) and not game.node.children


def reopen(game: Game, slot: Path, players: tuple[str, ...]) -> tuple[Path, tuple[str, ...], str]:
    """Bring a game to where its save stopped, in place: whoever holds the game holds what was saved.

    Parameters
    ----------
    game : Game
        A game with a single line. Where the save went another way, nothing is lost: both are in the tree then.
    slot : Path
        Its file. Where the new-game dialog was used, a note beside it leads to the game that was begun there.
    players : tuple of str
        Who plays, unless the note says otherwise.

    Returns
    -------
    file : Path
        Where the game is kept from now on.
    players : tuple of str
        Who plays it.
    words : str
        What was reopened, "" if nothing was.

    Raises
    ------
    BadRecord
        If the file cannot be read, or holds another game.
    """
    file, other = slot, _pointed(slot)
    if other is not None and other[0].exists() and is_new(game):
        file, players = other
    if not file.exists():
        return slot, players, ""
    saved = Game.load(file)
    if file != slot:
        if len(players) != len(saved.names):
            note = slot.with_suffix(".now")
            raise BadRecord(f"{note}: it names {len(players)} players for {saved.title}; without it {slot} is opened")
        become(game, saved)
        return file, players, f"Reopened at step {_step(game, players)}: {game.title}. New game… begins another one."
    _must_be_same(file, saved, game)
    step = game.at
    kept = _dealt_again(saved, game) or _stand(saved, game)
    become(game, saved)
    if not kept:
        return file, players, "What was played here before is kept as a variation."
    reopened = f"Reopened at step {_step(game, players)}. New game… begins another one."
    return file, players, reopened if game.at > step else ""


def take_in(file: Path, game: Game) -> bool:
    """Take into a game what its save holds besides, as variations: another notebook has played it on.

    Returns
    -------
    bool
        Whether there was anything.

    Raises
    ------
    BadRecord
        If the file cannot be read, or holds another game by now.
    """
    saved = Game.load(file)
    _must_be_same(file, saved, game)
    return merge(game, saved)


def merge(game: Game, other: Game) -> bool:
    """Take the moments of another game with the same beginning into a game; return whether any was new.

    The game stands where it stood, and its lines go on as they did.
    """
    history = game.history
    stood, followed = history.node, [node.followed for node in history.nodes]
    there = [game.root]
    for node in other.history.nodes[1:]:
        assert node.parent is not None
        assert node.action is not None
        history.node = there[node.parent.id]
        there.append(history.add(node.action, node.state, node.events))
    for node, here in zip(other.history.nodes, there, strict=True):
        here.note = here.note or node.note
        if here.id >= len(followed) and node.followed is not None:
            here.followed = there[node.followed.id]
    for here, before in zip(history.nodes, followed, strict=False):
        here.followed = before
    history.node = stood
    found = [{**each, "at": there[each["at"]].id} for each in other.analyses]
    game.analyses += [each for each in found if each not in game.analyses]
    other.share_lucks(game)
    return len(history.nodes) > len(followed)


def is_same(game: Game, other: Game) -> bool:
    """Return whether two games begin alike and have the same luck."""
    return tree_key(game) == tree_key(other) and game.luck.seed == other.luck.seed


def _must_be_same(file: Path, saved: Game, game: Game) -> None:
    """Refuse a save that holds another game than the one that is to be kept there."""
    if tree_key(saved) != tree_key(game):
        raise BadRecord(f"{file}: this save holds another game, {saved.title}; name another file with save=")


def _step(game: Game, players: Sequence[str]) -> int:
    """Return the step at which the game stands, as the screen counts."""
    return sum(not asks_a_bot(node, players) for node in game.path) - 1


def _dealt_again(saved: Game, game: Game) -> bool:
    """Return whether a game is only another secret deal, which nobody has played yet: each beginning draws its own."""
    return is_new(game) and is_secret(game.luck.deal) and is_secret(saved.luck.deal)


def _stand(saved: Game, game: Game) -> bool:
    """Follow a game's path in its save; return whether the save goes on from there, else stand at the path's end."""
    stood = saved.history.node
    saved.history.visit(saved.root)
    for node in game.path[1:]:
        assert node.action is not None
        saved.history.add(node.action, node.state, node.events)
    here = saved.history.node
    saved.history.visit(stood)
    if here in saved.path:
        return True
    saved.history.visit(here)
    return False


def become(game: Game, other: Game) -> None:
    """Turn a game into another one in place, so that every name for it stands for what is on the screen."""
    vars(game).update(vars(other))


def point(slot: Path, game: Game, players: Sequence[str]) -> Path:
    """Note beside a slot that another game is played there now, and return a file for that game in which none is kept.

    A game that began alike and was saved before stays where it is: the new one gets a number.

    Raises
    ------
    BadRecord
        If the note cannot be written.
    """
    name = tree_key(game)
    files = (slot.with_name(f"{name}{f'-{n}' if n > 1 else ''}.json") for n in count(1))
    file = next(file for file in files if not (file.exists() or branches_at(file).exists()))
    write_file(slot.with_suffix(".now"), json.dumps({"file": file.name, "players": list(players)}))
    return file


def _pointed(slot: Path) -> tuple[Path, tuple[str, ...]] | None:
    """Return the file that was noted beside a slot and who plays there; None without a note that can be used."""
    try:
        noted = json.loads(slot.with_suffix(".now").read_text(encoding="utf-8"))
        file, players = slot.with_name(Path(noted["file"]).name), tuple(map(str, noted["players"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return (file, players) if {*players} <= {PERSON, *POLICIES} else None
