"""Versions, and what works on this machine."""

import os
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version

from kony_nb import __version__

__all__ = ["doctor"]

NEEDED = ("msgspec", "numpy", "networkx", "plotly", "ipywidgets", "anywidget", "packaging")
FOR_THE_LAB = ("jupyterlab", "ipykernel")
FOR_TESTS = ("pytest", "nbval", "playwright")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def doctor() -> int:
    """Print versions and what works; return 1 if something that the game needs is missing."""
    print(f"kony_nb {__version__} on Python {platform.python_version()} ({platform.system()} {platform.machine()})")
    missing = []
    for package in (*NEEDED, *FOR_THE_LAB, *FOR_TESTS):
        found = _version(package)
        print(f"  {package:<12}{found or 'not installed'}")
        if found is None:
            missing.append(package)
    named = os.environ.get("KONY_NB_CHROMIUM")
    browser = shutil.which(named) if named else next(filter(None, map(shutil.which, CHROMIUM)), None)
    print(f"  {'chromium':<12}{browser or 'not found'}")
    print()
    works = _plays()
    _say("a game in the terminal", works, "reinstall kony_nb")
    _say(
        "the app in a notebook",
        not set(NEEDED) & set(missing),
        f"pip install {' '.join(p for p in NEEDED if p in missing)}",
    )
    _say("python -m kony_nb lab", not set(FOR_THE_LAB) & set(missing), "pip install 'kony-nb[lab]'")
    _say(
        "the browser tests",
        browser is not None and "playwright" not in missing,
        "apt install chromium, pip install 'kony-nb[test]'",
    )
    return 0 if works and not set(NEEDED) & set(missing) and sys.version_info >= (3, 11) else 1


def _plays() -> bool:
    """Let bots play a game of each kind to its end."""
    from kony_nb.game.game import Game
    from kony_nb.rules.games import GAMES
    from kony_nb.widgets.session import Session, players_of

    games = [Game.new(kind, monsters=["Kong", "Rob"], seed=7) for kind in GAMES]
    for game in games:
        Session(game, players_of(["Kong", "Rob"], [], "random")).to_mine()
    return all(game.over for game in games)


def _say(what: str, works: bool, remedy: str) -> None:
    print(f"  {'yes' if works else 'no ':<4} {what}" + ("" if works else f"; get it with: {remedy}"))
