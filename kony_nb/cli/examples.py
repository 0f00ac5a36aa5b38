"""``python -m kony_nb examples``: the packaged records in which each card acts, written from the table of scenes."""

from collections import Counter
from pathlib import Path

from kony_nb.cli.scenes import SCENES, Scene
from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import KonyError

__all__ = ["FOLDER", "examples", "play_scene", "records"]

FOLDER = Path(__file__).parents[1] / "examples"
"""Where they lie in the package."""


def play_scene(scene: Scene) -> Game:
    """Return a scene as a game at its end, its title as the note of its first moment."""
    game = scenario(scene.situation)
    game.root.note = scene.title
    game.script(scene.chance)
    for text in scene.plays:
        game.play(text)
    return game


def records() -> dict[str, str]:
    """Return the record of every scene, by file name; the same in every run.

    A card's second scene has a 2 in its name. A scene of a card that is not registered is left out.
    """
    seen: Counter[str] = Counter()
    found = {}
    for scene in SCENES:
        if scene.card in CARDS:
            seen[scene.card] += 1
            n = seen[scene.card]
            name = f"{scene.card}.txt" if n == 1 else f"{scene.card}.{n}.txt"
            found[name] = play_scene(scene).record()
    return found


def examples(folder: str) -> int:
    """Write the records into a folder that exists or can be made; older ones that are no longer made go.

    Raises
    ------
    KonyError
        If the folder cannot be written.
    """
    where = Path(folder)
    try:
        where.mkdir(parents=True, exist_ok=True)
        made = records()
        for old in where.glob("*.txt"):
            if old.name not in made and old.name.partition(".")[0] in CARDS:
                old.unlink()
        for name, record in made.items():
            (where / name).write_text(record, encoding="utf-8", newline="\n")
        print(f"{len(made)} examples in {where}")
    except OSError as error:
        raise KonyError(f"{folder}: cannot be written: {error.strerror or error}") from None
    return 0
