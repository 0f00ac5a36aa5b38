"""Questions made for single rules: Luchador: masks."""

from kony_nb.lessons.quiz.ask import Ask
from kony_nb.lessons.quiz.pointed.luchador import CHALLENGED, fighter, ring

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="luc.masks.attach",
        start=ring(
            fighter("Kong", "outside", "challenge.01", masks={"attached": False}),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside"),
        ),
        then=(*CHALLENGED, "reveal"),
        do=("reveal",),
        subject="collection Kong",
        because="Kong had no mask.",
        lures=("1",),
    ),
    Ask(
        rule="luc.masks.collection",
        start=ring(
            fighter("Kong", "outside"),
            fighter("Mantis", "tokyo_city", lp=2, vp=9, masks={"collection": 1}),
            fighter("Rob", "outside", masks={"attached": False}),
            fighter("Sheriff", "outside"),
        ),
        do=("resolve A",),
        subject="total Kong",
        because=(
            "The attack of 2 takes the 2 LP of Mantis, who had an attached mask and one in its collection. Kong "
            "has a mask already, so both come to its collection: 2 x 2 VP."
        ),
        lures=(
            "2",
            "3",
        ),
    ),
    Ask(
        rule="luc.masks.total",
        start={
            "game": "tokyo",
            "expansions": ["luchador"],
            "monsters": [
                {"name": "Kong", "place": "outside", "cards": ["rooting_for_the_underdog"], "vp": 1},
                {"name": "Mantis", "place": "tokyo_city", "masks": {"collection": 1}},
                {"name": "Rob", "place": "outside", "masks": {"attached": False}, "vp": 5},
            ],
            "turn": "Kong",
            "phase": "end",
        },
        do=("end",),
        subject="vp Kong",
        because="Mantis has 0 VP on the dial and 2 by its mask, Rob 5, and Kong 1: Kong has the fewest.",
        lures=("1",),
    ),
    Ask(
        rule="luc.masks.lose-order",
        start=ring(
            fighter("Kong", "outside", "challenge.01", masks={"attached": False}),
            fighter("Mantis", "tokyo_city", "challenge.16", masks={"collection": 2}),
            fighter("Rob", "outside", masks={"attached": False}),
        ),
        then=(*CHALLENGED, "reveal"),
        do=("reveal",),
        subject="collection Mantis",
        because="Mantis had two masks in its collection and gives one of them.",
        lures=("2",),
    ),
    Ask(
        rule="luc.masks.none-left",
        start=ring(
            fighter("Kong", "outside", "challenge.01", masks={"attached": False}),
            fighter("Mantis", "tokyo_city", "challenge.16", masks={"attached": False}, vp=7),
            fighter("Rob", "outside"),
        ),
        then=(*CHALLENGED, "reveal"),
        do=("reveal",),
        subject="vp Mantis",
        because="Mantis had no mask.",
        lures=("7",),
    ),
    Ask(
        rule="luc.masks.inherit",
        start=ring(
            fighter("Kong", "outside"),
            fighter("Mantis", "tokyo_city", lp=2, vp=9, masks={"collection": 2}),
            fighter("Rob", "outside", masks={"attached": False}),
            fighter("Sheriff", "outside", masks={"attached": False}),
        ),
        do=("resolve A",),
        subject="collection Kong",
        because="The attack of 2 takes the 2 LP of Mantis.",
        lures=("0",),
    ),
    Ask(
        rule="luc.masks.out",
        start={
            "expansions": ["luchador"],
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "bronx", "lp": 1},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOEEEE",
            "boroughs": {"bronx": {"units": ["infantry"]}},
        },
        do=("resolve O",),
        subject="collection Kong",
        because="The units have taken the last LP of Mantis; that is nobody's doing.",
        lures=("1",),
    ),
    Ask(
        rule="luc.masks.saved",
        start=ring(
            fighter("Kong", "outside"),
            fighter(
                "Mantis", "tokyo_city", "challenge.04", lp=2, masks={"collection": 1}, cards=["it_has_a_child"], vp=4
            ),
            fighter("Rob", "outside", masks={"attached": False}),
        ),
        do=("resolve A",),
        subject="collection Mantis",
        because="The 2 attacks would have taken the 2 LP of Mantis.",
        lures=("0",),
    ),
    Ask(
        rule="luc.out",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16", lp=2),
            fighter("Rob", "outside"),
        ),
        do=("resolve A",),
        subject="challenge_discards",
        because="The 2 attacks take the 2 LP of Mantis; its card goes to no discards.",
        lures=("1",),
    ),
)
"""One for each rule of the chapter."""
