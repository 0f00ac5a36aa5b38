"""Questions made for single rules: buildings and units."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="ny.tiles.counts",
        start={
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        subject="tiles high_rise_1",
        lures=(
            "21",
            "15",
        ),
        blind=True,
    ),
    Ask(
        rule="ny.tiles.unknown",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DEEEEE",
            "boroughs": {"queens": {"stacks": [["?", "high_rise_1"]]}},
            "tiles": {"high_rise_1": 3, "hospital_2": 1},
        },
        do=("resolve D",),
        subject="chance draw high_rise_1",
        because="Three of the four unseen tiles are such high-rises.",
        lures=("1/2",),
        note="Only three high-rises with durability 1 and one hospital with durability 2 are unseen in this game.",
    ),
    Ask(
        rule="ny.tiles.high-rise",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DDEEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"stacks": [["high_rise_2"]]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        lures=("1",),
    ),
    Ask(
        rule="ny.tiles.power-plant",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DDDEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"stacks": [["power_plant_3"]]}},
        },
        do=("resolve D",),
        subject="energy Kong",
        lures=("5",),
    ),
    Ask(
        rule="ny.tiles.hospital",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DDEEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"stacks": [["hospital_2"]]}},
        },
        do=("resolve D",),
        subject="lp Kong",
        lures=("5",),
    ),
    Ask(
        rule="ny.tiles.infantry",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DEEEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"units": ["infantry"]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        because="The infantry takes 2 destruction, and there is 1.",
        lures=("1",),
    ),
    Ask(
        rule="ny.tiles.jet",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DDDEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"units": ["jet"]}},
        },
        do=("resolve D",),
        subject="energy Kong",
        lures=("6",),
    ),
    Ask(
        rule="ny.tiles.tank",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "DDDEEE",
            "phase": "resolve",
            "boroughs": {"queens": {"units": ["tank"]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        because="The tank takes 4 destruction, and there are 3.",
        lures=("3",),
    ),
    Ask(
        rule="ny.destroy.own-borough",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DEEEEE",
            "boroughs": {"bronx": {"stacks": [["high_rise_1"]]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        because="Kong is in Queens, and the high-rise is in the Bronx.",
        lures=("1",),
    ),
    Ask(
        rule="ny.destroy.top-only",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDEEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_1", "high_rise_3"]]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        because="On top lies a high-rise that takes 3 Destruction; the one that takes 1 lies under it.",
        lures=("3",),
    ),
    Ask(
        rule="ny.destroy.whole",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDEEEE",
            "boroughs": {
                "queens": {"stacks": [["high_rise_2"], ["high_rise_3"], ["hospital_3"]], "units": ["infantry"]}
            },
        },
        then=("resolve D",),
        do=("destroy queens.2",),
        subject="legal",
    ),
    Ask(
        rule="ny.destroy.no-carry",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_2"], ["hospital_2"], ["high_rise_3"]]}},
        },
        then=("resolve D",),
        do=("destroy queens.1",),
        subject="units queens",
        because="Of 3 destruction 2 are used; the hospital takes 2 and 1 is left.",
        lures=("2",),
    ),
    Ask(
        rule="ny.destroy.must",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDEEEE",
            "boroughs": {
                "queens": {"stacks": [["high_rise_2"], ["high_rise_3"], ["hospital_3"]], "units": ["infantry"]}
            },
        },
        then=("resolve D",),
        do=("pass",),
        subject="legal",
    ),
    Ask(
        rule="ny.destroy.choice",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDEEE",
            "boroughs": {
                "queens": {"stacks": [["high_rise_1"], ["high_rise_3"], ["hospital_2"]], "units": ["infantry", "jet"]}
            },
        },
        do=("resolve D",),
        subject="ways destroy",
        because="Queens has three stacks and two units, and 3 destruction are enough for each of them.",
        lures=(
            "1",
            "3",
        ),
    ),
    Ask(
        rule="ny.destroy.aim",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "energy": 2, "cards": ["seismic_ray"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDHHH",
            "boroughs": {
                "queens": {"stacks": [["high_rise_1"], ["hospital_2"]], "units": ["infantry"]},
                "bronx": {"stacks": [["high_rise_1"], ["high_rise_2"]]},
            },
        },
        then=("resolve D",),
        do=("use seismic_ray bronx",),
        subject="ways destroy",
        because="The 3 destruction are enough for both buildings of the Bronx; Queens is out of reach now.",
        lures=(
            "3",
            "5",
        ),
    ),
    Ask(
        rule="ny.destroy.units-only",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_1"]]}},
            "this_turn": {"units_only": True},
        },
        do=("resolve D",),
        subject="vp Kong",
        because="In Queens there is a building and no unit.",
        lures=("1",),
    ),
    Ask(
        rule="ny.destroy.leftover",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DEEEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_2"], ["hospital_3"]]}},
        },
        do=("resolve D",),
        subject="energy Kong",
        because=(
            "The buildings of Queens take 2 and 3 Destruction, and there is 1. Energy comes from the five energy "
            "dice alone."
        ),
        lures=("0",),
    ),
    Ask(
        rule="ny.destroy.flip",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDEEEE",
            "boroughs": {"queens": {"stacks": [["hospital_2"]]}},
        },
        do=("resolve D",),
        subject="units queens",
        because="No unit stood in Queens before.",
        lures=("0",),
    ),
    Ask(
        rule="ny.destroy.fresh",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_1"]]}},
        },
        do=("resolve D",),
        subject="vp Kong",
        because=(
            "One destruction takes the high-rise; the infantry that appears takes 2, which are left, but it is "
            "new."
        ),
        lures=("2",),
    ),
    Ask(
        rule="ny.destroy.ageing",
        start={
            "monsters": [{"name": "Kong", "place": "bronx"}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "end",
            "boroughs": {
                "bronx": {"stacks": [["high_rise_3"], ["hospital_3"], ["power_plant_3"]], "fresh": ["infantry"]}
            },
        },
        do=("end",),
        subject="old bronx",
        because="One unit had appeared in the Bronx in this turn.",
        lures=("0",),
    ),
    Ask(
        rule="ny.destroy.expose",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DEEEEE",
            "boroughs": {"queens": {"stacks": [["?", "high_rise_1"]]}},
            "tiles": {"high_rise_1": 3, "hospital_2": 1},
        },
        do=("resolve D",),
        subject="asked",
        lures=("Kong|move",),
    ),
    Ask(
        rule="ny.destroy.exposed-legal",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDDEEE",
            "boroughs": {"queens": {"stacks": [["high_rise_2", "high_rise_1"], ["high_rise_3"]]}},
        },
        then=("resolve D",),
        do=("destroy queens.1",),
        subject="vp Kong",
        because="Of 3 destruction the first high-rise takes 2, and the one under it takes the last.",
        lures=("1",),
    ),
    Ask(
        rule="ny.destroy.unit-taken",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "DDEEEE",
            "boroughs": {"queens": {"units": ["infantry", "jet"]}},
        },
        do=("resolve D",),
        subject="units queens",
        because="Two units stood there. The infantry takes both destruction results, and the jet stays.",
        lures=("2",),
    ),
)
"""One for each rule of the chapter."""
