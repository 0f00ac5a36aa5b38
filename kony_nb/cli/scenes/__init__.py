"""Scenes in which cards act: of them the packaged examples are made."""

from kony_nb.cli.scenes import dice, discard, fight, tokyo_dice, tokyo_discard, tokyo_fight, tokyo_market
from kony_nb.cli.scenes.scene import Scene

__all__ = ["SCENES", "Scene"]

SCENES: tuple[Scene, ...] = (
    *discard.SCENES,
    *dice.SCENES,
    *fight.SCENES,
    *tokyo_discard.SCENES,
    *tokyo_dice.SCENES,
    *tokyo_fight.SCENES,
    *tokyo_market.SCENES,
)
"""At least one for each card, goal cards too."""
