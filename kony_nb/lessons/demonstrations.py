"""Scenes to read: what is refused in them, their solution line by line, and the rules that acted."""

from collections.abc import Collection
from textwrap import fill

from kony_nb.lessons.finding import scene
from kony_nb.lessons.guided import try_out
from kony_nb.lessons.scene import Scene
from kony_nb.lessons.telling import WIDTH, cited, say

__all__ = ["demonstrate", "rules_met"]


def demonstrate(*names: str) -> None:
    """Print how scenes go: what is refused in them, then their solution, each line with the id of its rule.

    The rules that a scene teaches follow at its end, those too that no line cites.

    Parameters
    ----------
    *names : str
        Names of scenes, see `kony_nb.scenes`.

    Raises
    ------
    UnknownScene
        If there is no such scene.

    Examples
    --------
    >>> demonstrate("two-stars")
    TOO FEW STARS. Nobody is the Superstar, and Kong has two stars.
    > resolve S
      Kong resolves 2 stars [core.resolve.whole-face]
      Kong gets nothing for 2 stars, it takes three: Too few stars [ny.celebrity.below-three]
    Rules: [Too few stars: ny.celebrity.below-three]
    """
    for at, shown in enumerate([scene(name) for name in names]):
        if at:
            print()
        plot = shown.plot
        print(fill(f"{plot.title.rstrip('?.').upper()}. {plot.about}", WIDTH, break_on_hyphens=False))
        for action, _ in plot.refused:
            try_out(shown.game, action)
        try_out(shown.game, *plot.path)
        _list("Rules:", plot.teaches)


def rules_met(shown: Scene) -> None:
    """Print the rules that have acted since a scene began.

    Parameters
    ----------
    shown : Scene
        A scene that is being played.

    Examples
    --------
    >>> import kony_nb as kn
    >>> rules_met(kn.scene("two-stars"))
    Rules so far: none
    """
    met = dict.fromkeys(event.rule for event in shown.happened if event.kind != "forced")
    _list("Rules so far:", met)


def _list(words: str, rules: Collection[str]) -> None:
    """Print rules after some words."""
    say(" ".join([words, *(map(cited, rules) if rules else ["none"])]))
