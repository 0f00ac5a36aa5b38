"""Ouch: the units shoot; and the Statue of Liberty."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at, built

__all__ = ["SCENES"]

ARMY = {
    "bronx": built(units=("infantry", "jet")),
    "queens": built(units=("infantry", "jet", "tank")),
    "manhattan": built(units=("jet",)),
}


def _ouch(dice: str, *monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return Kong and others with Kong's final dice."""
    return {"monsters": list(monsters), "phase": "resolve", "dice": dice, **more}


THREE = (at("Kong", "queens"), at("Mantis", "queens"), at("Rob", "lower"))

SCENES = (
    Plot(
        name="destroy-before-ouch",
        title="Destroy before they shoot",
        about="Kong has an Ouch and three Destruction. Three units stand in Queens and will shoot at it, one LP each.",
        start=_ouch(
            "DDDOEE",
            *THREE,
            boroughs={"queens": built("high_rise_3", units=("infantry", "jet", "tank"))},
        ),
        task="Lose only 2 LP, and end with 4 energy: 2 on the dice, 2 from elsewhere.",
        goal={"Kong": {"lp": 8, "energy": 4}, "events": ["ny.ouch.one"]},
        path=("resolve D", "destroy queens.jet", "resolve O"),
        hints=(
            "The order of the faces is yours.",
            "What is destroyed does not shoot.",
            "resolve D, destroy queens.jet, resolve O.",
        ),
        teaches=("ny.ouch.one", "ny.tiles.jet", "core.resolve.order"),
    ),
    Plot(
        name="one-ouch",
        title="One Ouch",
        about="Kong and Mantis are both in Queens with three units. Kong has one Ouch.",
        start=_ouch("OHHEEE", *THREE, boroughs=ARMY),
        task="Resolve the Ouch. Whom do the units shoot at?",
        goal={"Kong": {"lp": 7}, "Mantis": {"lp": 10}},
        path=("resolve O",),
        hints=("Count the units of the borough.", "resolve O."),
        teaches=("ny.ouch.one",),
    ),
    Plot(
        name="two-ouch",
        title="Two Ouch",
        about="The same place with two Ouch.",
        start=_ouch("OOHEEE", *THREE, boroughs=ARMY),
        task="Resolve the Ouch. Who is hit now?",
        goal={"Kong": {"lp": 7}, "Mantis": {"lp": 7}, "Rob": {"lp": 10}},
        path=("resolve O",),
        hints=("Everybody in Queens.", "resolve O."),
        teaches=("ny.ouch.two",),
    ),
    Plot(
        name="three-ouch",
        title="Three Ouch",
        about="The same place with three Ouch. Now all units of the city shoot, each in its own borough; then the "
        "Statue of "
        "Liberty goes to the roller.",
        start=_ouch("OOOEEE", *THREE, boroughs=ARMY),
        task="Resolve the Ouch, and count: three units in Queens, one in Manhattan.",
        goal={"Kong": {"lp": 10}, "Mantis": {"lp": 7}, "Rob": {"lp": 9}, "statue": "Kong"},
        path=("resolve O",),
        hints=("Kong loses 3 and gains 3.", "resolve O."),
        teaches=("ny.ouch.three", "ny.statue.take", "ny.statue.value"),
    ),
    Plot(
        name="new-units-shoot",
        title="New units shoot too",
        about="Kong has one Destruction and one Ouch. The high-rise of 1 has an Infantry on its back; no unit stands "
        "in Queens yet.",
        start=_ouch("DOEEEE", *THREE, boroughs={"queens": built("high_rise_1")}),
        task="Resolve in an order in which no unit shoots at Kong.",
        goal={"Kong": {"lp": 10, "vp": 1}, "queens": {"fresh": ["infantry"]}, "events": ["ny.ouch.one"]},
        path=("resolve O", "resolve D"),
        hints=("Who is not there yet does not shoot.", "First the Ouch.", "resolve O, then resolve D."),
        teaches=("ny.destroy.flip",),
    ),
    Plot(
        name="fresh-from-the-ruins",
        title="Straight out of the ruins",
        about="Kong destroyed a building in this turn, and an Infantry appeared. Now the Ouch is left.",
        start=_ouch("OHHEEE", *THREE, boroughs={"queens": built(fresh=("infantry",))}),
        task="Resolve the Ouch. Does the new unit shoot?",
        goal={"Kong": {"lp": 9}, "events": ["ny.ouch.one"]},
        path=("resolve O",),
        hints=("It cannot be destroyed yet, but ...", "resolve O."),
        teaches=("ny.ouch.fresh-shoot",),
        evidence=(
            Evidence("ny.ouch.fresh-shoot", {"Kong": {"lp": 9}, "queens": {"units": [], "fresh": ["infantry"]}}),
        ),
    ),
    Plot(
        name="the-statue-changes-hands",
        title="The Statue changes hands",
        about="Mantis has the Statue of Liberty, 8 LP, and Phoenix Blood, which gives 1 energy for damage. Kong, with "
        "4 LP, has three Ouch, and no unit is left in the "
        "city.",
        start=_ouch(
            "OOOEEE",
            at("Kong", "queens", lp=4),
            at("Mantis", "bronx", lp=8, cards=["phoenix_blood"]),
            at("Rob", "lower"),
            statue_holder="Mantis",
        ),
        task="Take the Statue. What does each of the two get or lose?",
        goal={"Kong": {"lp": 7}, "Mantis": {"lp": 5}, "statue": "Kong"},
        path=("resolve O",),
        hints=("Three, once down and once up.", "resolve O."),
        teaches=("ny.statue.value", "ny.statue.loser-first", "ny.statue.no-damage"),
        evidence=(
            Evidence("ny.statue.loser-first", {"order": ["ny.statue.value Mantis", "ny.statue.value Kong"]}),
            Evidence("ny.statue.no-damage", {"Mantis": {"lp": 5, "energy": 0}}),
        ),
    ),
    Plot(
        name="the-statue-is-kept",
        title="The holder keeps it",
        about="Kong has the Statue already, and three Ouch again.",
        start=_ouch("OOOEEE", at("Kong", "queens", lp=4), at("Mantis", "bronx"), statue_holder="Kong"),
        task="Resolve the Ouch. Does Kong gain 3 LP again?",
        goal={"Kong": {"lp": 4}, "statue": "Kong", "events": ["ny.statue.keep"]},
        path=("resolve O",),
        hints=("It was taken once.", "resolve O."),
        teaches=("ny.statue.keep",),
    ),
    Plot(
        name="the-statue-and-the-dead",
        title="Only the living take it",
        about="Kong has 2 LP and three Ouch, and three units stand in its borough. Mantis has the Statue.",
        start=_ouch(
            "OOOEEE",
            at("Kong", "queens", lp=2),
            at("Mantis", "bronx"),
            at("Rob", "lower"),
            statue_holder="Mantis",
            boroughs={"queens": built(units=("infantry", "jet", "tank"))},
        ),
        task="Resolve the Ouch. Who has the Statue afterwards?",
        goal={"Kong": {"alive": False}, "Mantis": {"lp": 10}, "statue": "Mantis"},
        path=("resolve O",),
        hints=("The units shoot first.", "resolve O."),
        teaches=("ny.statue.survivor",),
        evidence=(Evidence("ny.statue.survivor", {"statue": "Mantis", "Mantis": {"lp": 10}}),),
    ),
    Plot(
        name="the-holder-falls",
        title="A holder falls to the same roll",
        about="Mantis has the Statue and 1 LP, with a unit beside it. Kong, with 5 LP, has three Ouch.",
        start=_ouch(
            "OOOEEE",
            at("Kong", "queens", lp=5),
            at("Mantis", "bronx", lp=1),
            at("Rob", "lower"),
            statue_holder="Mantis",
            boroughs={"bronx": built(units=("jet",))},
        ),
        task="Resolve the Ouch, and read where the Statue goes.",
        goal={"Kong": {"lp": 8}, "Mantis": {"alive": False}, "statue": "Kong"},
        path=("resolve O",),
        hints=("First it lies beside the deck.", "resolve O."),
        teaches=("ny.statue.holder-falls", "core.out.goals"),
        evidence=(
            Evidence("ny.statue.holder-falls", {"order": ["core.out.goals", "ny.statue.take"], "Kong": {"lp": 8}}),
        ),
    ),
    Plot(
        name="losing-the-statue",
        title="No damage, and no flight",
        about="Mantis holds Manhattan and the Statue. A unit in Manhattan shoots too. Kong, outside, has three Ouch.",
        start=_ouch(
            "OOOEEE",
            at("Kong", "queens", lp=5),
            at("Mantis", "lower"),
            at("Rob", "bronx"),
            statue_holder="Mantis",
            boroughs={"manhattan": built(units=("jet",))},
        ),
        task="Resolve the Ouch. Mantis loses 4 LP; may it flee?",
        goal={"Mantis": {"lp": 6, "place": "lower"}, "Kong": {"lp": 8}, "asked": "Kong move"},
        path=("resolve O",),
        hints=("Only an attack lets one flee.", "resolve O."),
        teaches=("ny.flee.attack-only",),
        evidence=(
            Evidence("ny.flee.attack-only", {"Mantis": {"lp": 6}, "asked": "Kong move", "never": ["ny.flee.right"]}),
        ),
    ),
    Plot(
        name="killed-by-a-statue",
        title="Left with nothing",
        about="Mantis has the Statue and 3 LP. No unit is in the city. Kong has three Ouch.",
        start=_ouch("OOOEEE", at("Kong", "queens"), at("Mantis", "lower", lp=3), statue_holder="Mantis"),
        task="Take the Statue.",
        goal={"over": True, "winner": "Kong"},
        path=("resolve O",),
        hints=("3 minus 3.", "resolve O."),
        teaches=("ny.statue.no-damage", "core.win.last"),
        evidence=(
            Evidence("ny.statue.no-damage", {"Mantis": {"lp": 0, "alive": False}, "never": ["core.loss.window"]}),
        ),
    ),
    Plot(
        name="the-third-ouch",
        title="Ouch as a weapon",
        about="Mantis holds the Statue and has 5 LP; two units stand beside it in the Bronx, none beside Kong. "
        "Kong has rolled two Ouch, and may roll once more.",
        start={
            "monsters": [at("Kong", "queens", lp=4), at("Mantis", "bronx", lp=5), at("Rob", "lower")],
            "dice": "OOHEED",
            "rolls_left": 1,
            "statue_holder": "Mantis",
            "boroughs": {"bronx": built(units=("infantry", "jet"))},
        },
        task="Bring Mantis down without a single attack.",
        goal={"Mantis": {"alive": False}, "statue": "Kong"},
        path=("keep OO", "roll OEEH", "resolve O"),
        hints=("Two for the units, three for the Statue.", "A third Ouch.", "keep OO, roll, resolve O."),
        teaches=("ny.ouch.three", "ny.statue.take", "ny.statue.value"),
    ),
)
"""The scenes of this chapter."""
