"""Questions made for single rules: attack, loss and fleeing."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="ny.attack.from-outside",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "turns": 1},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        do=("resolve A",),
        subject="lp Kong",
        lures=("10",),
    ),
    Ask(
        rule="ny.attack.from-manhattan",
        start={
            "monsters": [
                {"name": "Kong", "place": "midtown"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "bronx", "lp": 2},
                {"name": "Sheriff", "place": "queens", "lp": 1},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        do=("resolve A",),
        subject="lp Mantis",
        lures=("10",),
    ),
    Ask(
        rule="core.attack.same-side",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "brooklyn"},
                {"name": "Rob", "place": "brooklyn"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        do=("resolve A",),
        subject="lp Rob",
        lures=("8",),
    ),
    Ask(
        rule="ny.attack.undivided",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "lower_56"},
                {"name": "Rob", "place": "bronx"},
                {"name": "Sheriff", "place": "bronx"},
                {"name": "Captain Fish", "place": "queens"},
                {"name": "Drakonis", "place": "queens"},
            ],
            "turn": "Rob",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        do=("resolve A",),
        subject="lp Kong",
        lures=("9",),
    ),
    Ask(
        rule="ny.attack.empty",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "brooklyn"},
                {"name": "Sheriff", "place": "staten_island"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AAAAEE",
        },
        do=("resolve A",),
        subject="lp Mantis",
        lures=("6",),
    ),
    Ask(
        rule="ny.attack.hearts-after",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx", "lp": 5},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAHHEE",
        },
        then=("resolve A",),
        do=("flee queens",),
        subject="place Mantis",
        because="Mantis attacked from the Bronx and still has faces to resolve: it has not moved.",
        lures=("lower",),
    ),
    Ask(
        rule="core.loss.together",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 5},
                {"name": "Mantis", "place": "queens", "lp": 1},
                {"name": "Rob", "place": "brooklyn"},
                {"name": "Sheriff", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {
                "bronx": {"units": ["infantry"]},
                "queens": {"units": ["infantry"]},
                "brooklyn": {"units": ["infantry"]},
                "manhattan": {"units": ["infantry"]},
            },
        },
        do=("resolve O",),
        subject="first eliminated Mantis | damage Sheriff",
    ),
    Ask(
        rule="core.loss.overflow",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "lp": 2},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAAAAE",
        },
        do=("resolve A",),
        subject="hurt Kong",
        because="Of 5 attacks Kong, who had 2 LP, feels two.",
        lures=("5",),
    ),
    Ask(
        rule="core.loss.window",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "cards": [{"id": "carapace", "counters": 2}]},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        do=("resolve A",),
        subject="asked",
        lures=("Kong|flee",),
    ),
    Ask(
        rule="ny.flee.right",
        start={
            "monsters": [
                {"name": "Kong", "place": "upper", "lp": 8},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "bronx"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAAEEE",
        },
        do=("resolve A",),
        subject="asked",
        lures=("Mantis|move",),
    ),
    Ask(
        rule="core.attack.leaving",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside"},
                {"name": "Mantis", "place": "tokyo_city", "cards": ["armor_plating"]},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "A12EEE",
        },
        do=("resolve A",),
        subject="asked",
        lures=("Kong|resolve",),
    ),
    Ask(
        rule="ny.flee.where",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "bronx"},
                {"name": "Sheriff", "place": "queens"},
                {"name": "Captain Fish", "place": "staten_island"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        then=("resolve A",),
        do=("flee bronx",),
        subject="legal",
    ),
    Ask(
        rule="ny.flee.attackers-borough",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        then=("resolve A",),
        do=("flee bronx",),
        subject="legal",
    ),
    Ask(
        rule="ny.flee.timing",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEHH",
        },
        do=("resolve A",),
        subject="asked",
        lures=("Mantis|resolve",),
    ),
    Ask(
        rule="ny.flee.order",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx"},
                {"name": "Mantis", "place": "midtown_56"},
                {"name": "Rob", "place": "lower"},
                {"name": "Sheriff", "place": "queens"},
                {"name": "Captain Fish", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="asked",
        lures=("Mantis|flee",),
    ),
    Ask(
        rule="ny.flee.attack-only",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "statue_holder": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {"manhattan": {"units": ["jet"]}},
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("9",),
    ),
    Ask(
        rule="core.attack.damage-stays",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAAEEE",
        },
        then=("resolve A",),
        do=("flee bronx",),
        subject="lp Kong",
        because="The 3 attacks had taken 3 LP of its 10 when Kong was asked.",
        lures=("10",),
    ),
)
"""One for each rule of the chapter."""
