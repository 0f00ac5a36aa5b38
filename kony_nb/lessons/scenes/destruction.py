"""Destruction: buildings, units, and what lies below."""

from typing import Any

from kony_nb.lessons.plot import Evidence, Plot
from kony_nb.lessons.scenes.staging import at, built

__all__ = ["SCENES"]


def _queens(dice: str, here: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return Kong in Queens with these final dice and tiles."""
    return {
        "monsters": [at("Kong", "queens"), at("Mantis", "lower"), at("Rob", "bronx")],
        "phase": "resolve",
        "dice": dice,
        "boroughs": {"queens": here, **more.pop("boroughs", {})},
        **more,
    }


SCENES = (
    Plot(
        name="destroy-the-best",
        title="Which one is free",
        about="Kong has three Destruction in Queens. Five targets are within reach, and they pay differently.",
        start=_queens("DDDHHE", built("high_rise_1", "high_rise_3", "hospital_2", units=("infantry", "jet"))),
        task="Use the three Destruction for as many VP as one target can pay.",
        goal={"Kong": {"vp": 3}, "queens": {"tops": ["high_rise_1", None, "hospital_2"]}},
        path=("resolve D", "destroy queens.2"),
        hints=("A building pays as much as it takes.", "The high-rise of 3.", "resolve D, destroy queens.2."),
        teaches=("ny.destroy.choice", "ny.tiles.high-rise", "ny.destroy.whole", "ny.destroy.must"),
        evidence=(Evidence("ny.destroy.choice", {"choices": 5}, 1),),
    ),
    Plot(
        name="only-at-home",
        title="Only where you are",
        about="The Bronx has a power plant that Kong would like; Kong is in Queens.",
        start=_queens(
            "DDEEEH",
            built("high_rise_2", "hospital_2"),
            boroughs={"bronx": built("power_plant_2")},
            then=["resolve D"],
        ),
        task="Try the Bronx in vain, and take the high-rise of Queens.",
        goal={"Kong": {"vp": 2}, "bronx": {"tops": ["power_plant_2", None, None]}},
        path=("destroy queens.1",),
        hints=("Only the own borough counts.", "destroy queens.1."),
        teaches=("ny.destroy.own-borough", "ny.destroy.must"),
        refused=(("destroy bronx.1", "ny.destroy.own-borough"), ("resolve E", "ny.destroy.must")),
    ),
    Plot(
        name="all-at-once",
        title="All of its durability",
        about="Two Destruction: enough for the high-rise of 2, and not for the power plant of 3.",
        start=_queens("DDEEEH", built("power_plant_3", "high_rise_2", "hospital_2"), then=["resolve D"]),
        task="Try the power plant in vain, then destroy the high-rise.",
        goal={"Kong": {"vp": 2}, "queens": {"tops": ["power_plant_3", None, "hospital_2"]}},
        path=("destroy queens.2",),
        hints=("Compare the numbers.", "destroy queens.2."),
        teaches=("ny.destroy.whole",),
        refused=(("destroy queens.1", "ny.destroy.whole"),),
    ),
    Plot(
        name="the-power-plant",
        title="Power plants pay energy",
        about="Three Destruction in Queens, and a power plant of 3 beside a hospital.",
        start=_queens("DDDAHH", built("power_plant_3", "hospital_2")),
        task="Get 3 energy.",
        goal={"Kong": {"energy": 3}},
        path=("resolve D", "destroy queens.1"),
        hints=("There is no energy on the dice.", "resolve D, destroy queens.1."),
        teaches=("ny.tiles.power-plant",),
    ),
    Plot(
        name="only-the-top",
        title="Only the top of a stack",
        about="A small high-rise lies under a big one. Kong has two Destruction.",
        start=_queens("DDEEEH", {"stacks": [["high_rise_1", "high_rise_3"]]}),
        task="Resolve the Destruction. Is the small one within reach?",
        goal={"Kong": {"vp": 0}, "events": ["ny.destroy.leftover"]},
        path=("resolve D",),
        hints=("What lies on top is in the way.", "resolve D."),
        teaches=("ny.destroy.top-only", "ny.destroy.leftover"),
        evidence=(
            Evidence("ny.destroy.top-only", {"queens": {"tops": ["high_rise_3", None, None], "below": [1, 0, 0]}}),
        ),
    ),
    Plot(
        name="nothing-is-carried-over",
        title="Nothing carries over",
        about="Three Destruction, and buildings of 2, 2 and 3.",
        start=_queens("DDDEEH", built("high_rise_2", "hospital_2", "high_rise_3")),
        task="Destroy the high-rise of 2. What happens to the third result?",
        goal={"Kong": {"vp": 2}, "queens": {"tops": [None, "hospital_2", "high_rise_3"]}},
        path=("resolve D", "destroy queens.1"),
        hints=("One result alone destroys nothing here.", "resolve D, destroy queens.1."),
        teaches=("ny.destroy.no-carry", "ny.destroy.leftover"),
        evidence=(Evidence("ny.destroy.no-carry", {"queens": {"tops": [None, "hospital_2", "high_rise_3"]}}),),
    ),
    Plot(
        name="a-unit-appears",
        title="A unit appears",
        about="A high-rise of 1 in Queens has an Infantry on its back. Kong has three Destruction; an Infantry takes "
        "two.",
        start=_queens("DDDEEH", built("high_rise_1")),
        task="Resolve the Destruction. Can Kong destroy the Infantry in the same turn?",
        goal={"Kong": {"vp": 1}, "queens": {"fresh": ["infantry"], "units": []}, "events": ["ny.destroy.leftover"]},
        path=("resolve D",),
        hints=("The building falls by itself, as the only target.", "resolve D."),
        teaches=("ny.destroy.flip", "ny.destroy.leftover"),
    ),
    Plot(
        name="not-in-the-same-turn",
        title="Too new to be destroyed",
        about="An Infantry has appeared in this turn; another unit, a jet, has stood in Queens for long.",
        start=_queens("DDDEEH", built("high_rise_2", units=("jet",), fresh=("infantry",)), then=["resolve D"]),
        task="Try the Infantry in vain, then destroy the jet.",
        goal={"Kong": {"energy": 2}, "queens": {"units": [], "fresh": ["infantry"]}},
        path=("destroy queens.jet",),
        hints=("Old units only.", "destroy queens.jet."),
        teaches=("ny.destroy.fresh", "ny.tiles.jet", "ny.destroy.unit-taken"),
        refused=(("destroy queens.infantry", "ny.destroy.fresh"),),
    ),
    Plot(
        name="from-the-next-turn-on",
        title="From the next turn on",
        about="Kong made an Infantry in the Bronx in this turn. Mantis, in the Bronx too, is next and will roll two "
        "Destruction.",
        start={
            "monsters": [at("Kong", "bronx"), at("Mantis", "bronx"), at("Rob", "lower")],
            "phase": "end",
            "boroughs": {"bronx": built("high_rise_3", "hospital_3", fresh=("infantry",))},
        },
        task="End Kong's turn, roll for Mantis, stop, and destroy the Infantry.",
        goal={"Mantis": {"vp": 1}, "bronx": {"units": [], "fresh": []}},
        path=("end", "roll DDHHEE", "stop", "resolve D"),
        hints=("What is new in one turn is old in the next.", "end, roll, stop, resolve D."),
        teaches=("ny.destroy.ageing", "ny.tiles.infantry"),
        evidence=(Evidence("ny.destroy.ageing", {"bronx": {"units": ["infantry"], "fresh": []}}, 1),),
    ),
    Plot(
        name="the-tank",
        title="The tank",
        about="A tank stands in Queens. It takes four Destruction.",
        start=_queens("DDDDHH", built("high_rise_3", units=("tank",))),
        task="Destroy the tank, not the building.",
        goal={"Kong": {"vp": 3}, "queens": {"units": [], "tops": ["high_rise_3", None, None]}},
        path=("resolve D", "destroy queens.tank"),
        hints=("Both pay 3 VP, but one of them leaves no new tank behind.", "resolve D, destroy queens.tank."),
        teaches=("ny.tiles.tank", "ny.destroy.unit-taken"),
    ),
    Plot(
        name="what-was-exposed",
        title="The next tile falls too",
        about="Under the small high-rise lies a hospital of 2, known to all. Kong has three Destruction and 5 LP.",
        start={
            "monsters": [at("Kong", "queens", lp=5), at("Mantis", "lower"), at("Rob", "bronx")],
            "phase": "resolve",
            "dice": "DDDEEA",
            "boroughs": {"queens": {"stacks": [["hospital_2", "high_rise_1"], ["power_plant_3"]]}},
        },
        task="Get 1 VP and 2 LP from three Destruction.",
        goal={"Kong": {"vp": 1, "lp": 7}},
        path=("resolve D", "destroy queens.1"),
        hints=("1 and 2 is 3.", "The top first; what lies below is turned up at once.", "resolve D, destroy queens.1."),
        teaches=("ny.destroy.expose", "ny.destroy.exposed-legal"),
        evidence=(
            Evidence(
                "ny.destroy.exposed-legal",
                {"Kong": {"lp": 7}, "queens": {"tops": [None, "power_plant_3", None]}},
            ),
        ),
    ),
    Plot(
        name="an-unknown-tile",
        title="Nobody knows what lies below",
        about="Under the small high-rise lies a tile that nobody has seen. It is one of two: a high-rise or a "
        "hospital.",
        start=_queens(
            "DHHEES",
            {"stacks": [["?", "high_rise_1"], ["high_rise_3"]]},
            tiles={"high_rise_2": 1, "hospital_2": 1},
        ),
        task="Destroy the small high-rise, and see what was below.",
        goal={"Kong": {"vp": 1}, "queens": {"below": [0, 0, 0]}, "events": ["ny.destroy.expose"]},
        path=("resolve D",),
        hints=("Chance decides which of the two it is.", "resolve D."),
        teaches=("ny.tiles.unknown", "ny.destroy.expose"),
        evidence=(
            Evidence("ny.tiles.unknown", {"unseen": 2, "queens": {"below": [1, 0, 0]}}, 0),
            Evidence("ny.tiles.unknown", {"unseen": 1, "queens": {"below": [0, 0, 0]}}),
        ),
    ),
    Plot(
        name="destruction-elsewhere",
        title="Destruction somewhere else",
        about="Kong has Seismic Ray: for 1 energy all its Destruction of the turn is used in one other borough.",
        start={
            "monsters": [
                at("Kong", "queens", energy=1, cards=["seismic_ray"]),
                at("Mantis", "lower"),
                at("Rob", "bronx"),
            ],
            "phase": "resolve",
            "dice": "DDHHES",
            "boroughs": {"queens": built("high_rise_1"), "brooklyn": built("power_plant_2", "high_rise_3")},
        },
        task="Use the Destruction on the power plant in Brooklyn.",
        goal={"Kong": {"vp": 0}, "brooklyn": {"tops": [None, "high_rise_3", None]}},
        path=("resolve D", "use seismic_ray brooklyn"),
        hints=("You are asked where, before you destroy.", "resolve D, use seismic_ray brooklyn."),
        teaches=("ny.destroy.aim",),
    ),
    Plot(
        name="units-only",
        title="Units only",
        about="Kong has used Hailing Cabs: two Destruction more, and no buildings in this turn.",
        start={
            "monsters": [at("Kong", "queens", cards=["hailing_cabs"]), at("Mantis", "lower"), at("Rob", "bronx")],
            "dice": "DDHHES",
            "boroughs": {"queens": built("high_rise_1", units=("infantry", "jet"))},
            "then": ["stop", "use hailing_cabs", "resolve D"],
        },
        task="Try the high-rise in vain, then destroy a unit of 3 for 2 energy.",
        goal={"Kong": {"energy": 2}, "queens": {"tops": ["high_rise_1", None, None], "units": ["infantry"]}},
        path=("destroy queens.jet",),
        hints=("The Jet.", "destroy queens.jet."),
        teaches=("ny.destroy.units-only",),
        refused=(("destroy queens.1", "ny.destroy.units-only"),),
    ),
    Plot(
        name="manhattan-is-one-borough",
        title="One borough, three zones",
        about="Kong stands in Upper Manhattan. The tiles and units of Manhattan belong to all three zones.",
        start={
            "monsters": [at("Kong", "upper"), at("Mantis", "bronx"), at("Rob", "queens")],
            "phase": "resolve",
            "dice": "DDOEEE",
            "boroughs": {"manhattan": built("high_rise_2", units=("infantry",))},
        },
        task="Destroy the Infantry before it can shoot, then resolve the Ouch.",
        goal={"Kong": {"lp": 10, "vp": 1}, "manhattan": {"units": []}, "events": ["ny.ouch.one"]},
        path=("resolve D", "destroy manhattan.infantry", "resolve O"),
        hints=("The dead do not shoot.", "Destruction first.", "resolve D, destroy manhattan.infantry, resolve O."),
        teaches=("ny.manhattan.one-borough",),
        evidence=(
            Evidence("ny.manhattan.one-borough", {"legal": ["destroy manhattan.1", "destroy manhattan.infantry"]}, 1),
        ),
    ),
)
"""The scenes of this chapter."""
