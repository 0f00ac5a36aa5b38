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


def _first_roll(dice: str, **more: Any) -> dict[str, Any]:
    """Return Kong in Queens after its first roll."""
    return {
        "monsters": [at("Kong", "queens"), at("Mantis", "lower"), at("Rob", "bronx")],
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
    Plot(
        name="chasing-the-superstar",
        title="Chasing the Superstar",
        about="Mantis is the Superstar. Kong's first roll shows two stars; it may roll twice more.",
        start=_first_roll("SSEHDA", superstar_holder="Mantis"),
        task="Become the Superstar, with a point on top.",
        goal={"Kong": {"vp": 1}, "superstar": "Kong"},
        path=("keep SS", "roll SEHD", "keep SSS", "roll SEH", "resolve S"),
        hints=("What is not a star may be rolled again.", "Go on for a fourth star.", "keep SS, roll, keep SSS, roll."),
        teaches=("ny.celebrity.take", "ny.celebrity.taking", "core.roll.keep"),
    ),
    Plot(
        name="every-star-counts",
        title="Every star counts",
        about="Kong is the Superstar. Its first roll shows one star; it may roll twice more.",
        start=_first_roll("SEEHDA", superstar_holder="Kong"),
        task="Score 3 VP with stars in this turn.",
        goal={"Kong": {"vp": 3}, "superstar": "Kong", "events": ["ny.celebrity.holder"]},
        path=("keep S", "roll SAEHD", "keep SS", "roll SOEH", "resolve S"),
        hints=("A single star is worth a point to the Superstar.", "keep S, roll, keep SS, roll, resolve S."),
        teaches=("ny.celebrity.holder", "core.roll.keep"),
    ),
)
"""The scenes of this chapter."""
