"""Scenes of the cards of King of Tokyo."""

from kony_nb.cli.scenes.scene import tokyo_scene

__all__ = ["SCENES"]

SCENES = (
    tokyo_scene(
        "burrowing",
        "Rob is attacked in Tokyo and yields; Kong, which comes in for it, loses 1 LP.",
        "resolve A",
        "yield",
        rob={"place": "tokyo_city", "lp": 4, "cards": ["burrowing"]},
        phase="resolve",
        dice="AAEEEE",
    ),
)
