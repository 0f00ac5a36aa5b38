"""Scenes in which cards act: of them the packaged examples are made."""

from kony_nb.cli.scenes import dice, discard, fight, tokyo
from kony_nb.cli.scenes.scene import Scene

__all__ = ["SCENES", "Scene"]

SCENES: tuple[Scene, ...] = (*discard.SCENES, *dice.SCENES, *fight.SCENES, *tokyo.SCENES)
"""At least one for each card, goal cards too."""
