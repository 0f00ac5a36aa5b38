"""Questions made for single rules: stars, Ouch and the two goal cards."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="ny.celebrity.below-three",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSEEEE",
        },
        do=("resolve S",),
        subject="superstar",
        lures=("Kong",),
    ),
    Ask(
        rule="ny.celebrity.take",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSEEE",
        },
        do=("resolve S",),
        subject="superstar",
        lures=("nobody",),
    ),
    Ask(
        rule="ny.celebrity.taking",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSSSE",
        },
        do=("resolve S",),
        subject="vp Kong",
        lures=("0",),
    ),
    Ask(
        rule="ny.celebrity.once",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSSEE",
        },
        do=("resolve S",),
        subject="vp Kong",
        lures=("5",),
    ),
    Ask(
        rule="ny.celebrity.holder",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSSEE",
            "superstar_holder": "Kong",
        },
        do=("resolve S",),
        subject="vp Kong",
        lures=("1",),
    ),
    Ask(
        rule="ny.ouch.one",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OEEEEE",
            "boroughs": {"bronx": {"units": ["infantry", "infantry"]}},
        },
        do=("resolve O",),
        subject="lp Mantis",
        lures=("8",),
    ),
    Ask(
        rule="ny.ouch.two",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOEEEE",
            "boroughs": {
                "bronx": {"units": ["infantry", "infantry", "infantry"]},
                "queens": {"units": ["infantry", "infantry"]},
            },
        },
        do=("resolve O",),
        subject="lp Rob",
        lures=("8",),
    ),
    Ask(
        rule="ny.ouch.three",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "brooklyn"},
                {"name": "Sheriff", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {
                "bronx": {"units": ["infantry", "infantry"]},
                "brooklyn": {"units": ["infantry", "infantry", "infantry"]},
                "manhattan": {"units": ["infantry"]},
            },
        },
        do=("resolve O",),
        subject="lp Rob",
        lures=("10",),
    ),
    Ask(
        rule="ny.ouch.fresh-shoot",
        start={
            "monsters": [{"name": "Kong", "place": "bronx"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OEEEEE",
            "boroughs": {"bronx": {"units": ["jet"], "fresh": ["infantry"]}},
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("9",),
    ),
    Ask(
        rule="ny.statue.take",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 6},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("6",),
    ),
    Ask(
        rule="ny.statue.value",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "vp": 5, "lp": 6}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("8",),
    ),
    Ask(
        rule="ny.statue.keep",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "lp": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Kong",
        },
        do=("resolve O",),
        subject="gain lp Kong",
        lures=("3",),
    ),
    Ask(
        rule="ny.statue.survivor",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 2},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
            "boroughs": {"bronx": {"units": ["infantry", "infantry", "infantry"]}},
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("3",),
    ),
    Ask(
        rule="ny.statue.holder-falls",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 5},
                {"name": "Mantis", "place": "queens", "lp": 1},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
            "boroughs": {"queens": {"units": ["infantry"]}},
        },
        do=("resolve O",),
        subject="happens statue",
        lures=("1",),
        note="A move from a monster to beside the deck counts too.",
    ),
    Ask(
        rule="ny.statue.no-damage",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "lower", "lp": 9, "cards": [{"id": "carapace", "counters": 1}]},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
        },
        then=("resolve O",),
        do=("pass",),
        subject="lp Mantis",
        lures=("9",),
    ),
    Ask(
        rule="ny.statue.loser-first",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "lp": 4}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
        },
        do=("resolve O",),
        subject="first lp Kong | lp Mantis",
    ),
)
"""One for each rule of the chapter."""
