"""Stars and the Superstar."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at

__all__ = ["SCENES"]


def _stars(dice: str, **more: Any) -> dict[str, Any]:
    """Return Kong in Queens with these final dice."""
    return {
        "monsters": [at("Kong", "queens"), at("Mantis", "lower"), at("Rob", "bronx")],
        "phase": "resolve",
        "dice": dice,
        **more,
    }


SCENES = (
    Plot(
        name="two-stars",
        title="Too few stars",
        about="Nobody is the Superstar, and Kong has two stars.",
        start=_stars("SSHHEE"),
        task="Resolve the stars.",
        goal={"Kong": {"vp": 0}, "superstar": None, "events": ["ny.celebrity.below-three"]},
        path=("resolve S",),
        hints=("Three would be needed.", "resolve S."),
        teaches=("ny.celebrity.below-three",),
    ),
    Plot(
        name="becoming-the-superstar",
        title="Becoming the Superstar",
        about="Mantis is the Superstar. Kong has five stars.",
        start=_stars("SSSSSE", superstar_holder="Mantis"),
        task="Take the Superstar card. How many VP do five stars pay on taking it?",
        goal={"Kong": {"vp": 2}, "superstar": "Kong"},
        path=("resolve S",),
        hints=("The first three buy the card.", "resolve S."),
        teaches=("ny.celebrity.take", "ny.celebrity.taking", "ny.celebrity.once"),
        evidence=(
            Evidence("ny.celebrity.once", {"Kong": {"vp": 2}, "superstar": "Kong", "never": ["ny.celebrity.holder"]}),
        ),
    ),
    Plot(
        name="becoming-the-superstar-printed",
        title="Becoming the Superstar, the other reading",
        about="The same five stars under rules=\"printed\": taking the card pays one point more.",
        start=_stars("SSSSSE", rules="printed"),
        task="Take the Superstar card, and compare with two points in the other profile.",
        goal={"Kong": {"vp": 3}, "superstar": "Kong"},
        path=("resolve S",),
        hints=("1 for taking, 2 for the stars after the third.", "resolve S."),
        teaches=("ny.celebrity.taking",),
    ),
    Plot(
        name="stars-of-the-superstar",
        title="Stars of the Superstar",
        about="Kong is the Superstar already, and has four stars.",
        start=_stars("SSSSHE", superstar_holder="Kong"),
        task="Resolve the stars.",
        goal={"Kong": {"vp": 4}, "superstar": "Kong"},
        path=("resolve S",),
        hints=("Each star counts now.", "resolve S."),
        teaches=("ny.celebrity.holder",),
    ),
)
"""The scenes of this chapter."""
