"""Positions and policies that several tests of playouts share; worker processes import this by its name."""

import multiprocessing
import os
import random
import signal
import time
from pathlib import Path

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import Action, action
from kony_nb.rules.referee import legal_actions
from kony_nb.rules.state import State

MARK = "KONY_NB_TEST_MARK"
"""The environment variable that names the file in which a worker notes that it has died."""


def attacked() -> Game:
    """Kong was attacked in Manhattan and may flee; a game near its end, so that playouts are short."""
    monsters = [
        {"name": "Kong", "place": "lower", "lp": 5, "vp": 13},
        {"name": "Rob", "place": "queens", "vp": 15},
        {"name": "Mantis", "place": "bronx", "lp": 4, "vp": 16},
    ]
    dice = {"dice": "AAEEEE", "then": ["stop", "resolve A"]}
    return scenario({"monsters": monsters, "turn": "Rob", **dice})


def first(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy without any thought."""
    return legal_actions(state)[0]


def raising(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy with a mistake that only some games bring up."""
    if state.monsters[seat].lp < 3:
        raise ZeroDivisionError("my mistake")
    return legal_actions(state)[0]


def cheating(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy that wants what is not legal."""
    return action("roll")


def slow(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy that takes its time."""
    time.sleep(0.0005)
    return legal_actions(state)[0]


def dying_once(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy that kills the first worker process in which it is asked."""
    mark = Path(os.environ[MARK])
    if multiprocessing.parent_process() is not None and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return legal_actions(state)[0]


def dying(state: State, seat: int, rng: random.Random | None) -> Action:
    """A policy that kills every worker process."""
    if multiprocessing.parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return legal_actions(state)[0]
