"""Questions made for single rules: dice and results."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="core.roll.dice",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
        },
        do=("roll",),
        subject="chance dice SSSSSS",
        lures=(
            "1/729",
            "1/7776",
            "1/36",
        ),
    ),
    Ask(
        rule="core.roll.six",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
        },
        do=("roll",),
        subject="dice",
    ),
    Ask(
        rule="core.roll.extra-dice",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "cards": ["extra_head"]},
                {"name": "Mantis", "place": "bronx"},
            ],
            "turn": "Kong",
        },
        do=("roll",),
        subject="dice",
    ),
    Ask(
        rule="core.roll.most-dice",
        start={
            "game": "tokyo",
            "expansions": ["power_up"],
            "monsters": [
                {
                    "name": "Mega Shark",
                    "place": "outside",
                    "cards": ["extra_head", "extra_head.2"],
                    "evolutions": {"play": ["white_death"]},
                },
                {"name": "Gigazaur", "place": "tokyo_city", "evolutions": {"hand": []}},
            ],
            "turn": "Mega Shark",
        },
        do=("roll",),
        subject="dice",
        lures=("9",),
    ),
    Ask(
        rule="core.roll.limit",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
        },
        do=(
            "roll AAHESO",
            "keep AA",
            "roll HESO",
            "keep AAH",
            "roll ESO",
        ),
        subject="asked",
        because="That was the third roll.",
        lures=(
            "Kong|keep",
            "Kong|roll",
        ),
    ),
    Ask(
        rule="core.roll.keep",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "AAHESO",
            "rolls_left": 2,
        },
        then=(
            "keep AAO",
            "roll",
            "dice HHH",
        ),
        do=("keep",),
        subject="legal",
    ),
    Ask(
        rule="core.roll.stop",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "AAAAAA",
            "rolls_left": 2,
        },
        subject="ways any",
        lures=(
            "6",
            "8",
            "2",
        ),
        note="Keeping none of the dice counts, and so does stopping.",
    ),
    Ask(
        rule="core.roll.reroll-one",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "AAHESO",
            "rolls_left": 2,
        },
        do=("keep AAHESO",),
        subject="legal",
    ),
    Ask(
        rule="core.roll.side",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "cards": ["antimatter_pellets"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="dice",
    ),
    Ask(
        rule="core.resolve.changes-first",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "cards": ["chameleon"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "dice": "AAHESO",
            "rolls_left": 1,
        },
        do=("stop",),
        subject="asked",
        because="One of Kong's dice shows a star, which Chameleon can use.",
        lures=("Kong|resolve",),
    ),
    Ask(
        rule="core.resolve.additions",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "cards": ["hailing_cabs", "artificial_heart"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "dice": "HHEESO",
            "rolls_left": 1,
        },
        do=("stop",),
        subject="asked",
        because="Hailing Cabs can add a result; only then may Artificial Heart turn one.",
        lures=(
            "Kong|convert",
            "Kong|resolve",
        ),
    ),
    Ask(
        rule="core.resolve.conversions",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "cards": ["hailing_cabs", "artificial_heart"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "dice": "HHEESO",
            "rolls_left": 1,
        },
        then=("stop",),
        do=("pass",),
        subject="asked",
        because="Kong has passed on what Hailing Cabs adds, and Artificial Heart comes next.",
        lures=(
            "Kong|resolve",
            "Kong|add",
        ),
    ),
    Ask(
        rule="core.resolve.order",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "dice": "AHEDSO",
            "rolls_left": 1,
        },
        do=("stop",),
        subject="ways faces",
        lures=("1",),
    ),
    Ask(
        rule="core.resolve.whole-face",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 4}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEO",
        },
        then=("resolve H",),
        do=("resolve H",),
        subject="legal",
    ),
    Ask(
        rule="core.resolve.all",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 3}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OEEEHH",
            "boroughs": {"queens": {"units": ["infantry", "jet"]}},
        },
        do=("pass",),
        subject="legal",
    ),
    Ask(
        rule="core.energy.gain",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "EEEEHO",
        },
        do=("resolve E",),
        subject="energy Kong",
        lures=("1",),
    ),
    Ask(
        rule="core.heal.gain",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 5}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEO",
        },
        do=("resolve H",),
        subject="lp Kong",
        lures=("6",),
    ),
    Ask(
        rule="ny.heal.manhattan",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "lp": 5, "energy": 3},
                {"name": "Mantis", "place": "bronx"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEE",
        },
        do=("resolve H",),
        subject="lp Kong",
        lures=("8",),
    ),
    Ask(
        rule="ny.heal.other-sources",
        start={
            "monsters": [{"name": "Kong", "place": "upper", "lp": 5}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
        },
        do=("resolve O",),
        subject="lp Kong",
        lures=("5",),
    ),
    Ask(
        rule="core.lp.maximum",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 9}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEO",
        },
        do=("resolve H",),
        subject="lp Kong",
        lures=("12",),
    ),
    Ask(
        rule="core.lp.twelve",
        start={
            "game": "tokyo",
            "expansions": ["power_up"],
            "monsters": [
                {
                    "name": "Kraken",
                    "place": "outside",
                    "lp": 11,
                    "cards": ["even_bigger"],
                    "evolutions": {"play": ["eater_of_souls"]},
                },
                {"name": "Gigazaur", "place": "tokyo_city", "evolutions": {"hand": []}},
            ],
            "turn": "Kraken",
            "phase": "resolve",
            "dice": "HH1123",
        },
        do=("resolve H",),
        subject="lp Kraken",
        lures=(
            "13",
            "10",
        ),
    ),
    Ask(
        rule="core.lp.clamp",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "lp": 12, "cards": ["carapace"]},
                {"name": "Mantis", "place": "bronx"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEO",
        },
        do=("use carapace",),
        subject="lp Kong",
        lures=("12",),
    ),
    Ask(
        rule="core.roll.no-dice",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "tokens": {"shrink": 6}},
                {"name": "Mantis", "place": "tokyo_city"},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Rob",
            "phase": "end",
        },
        do=("end",),
        subject="asked",
        lures=("Kong|roll",),
    ),
    Ask(
        rule="core.roll.probe",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "cards": ["herd_culler"]},
                {"name": "Mantis", "place": "tokyo_city", "cards": ["psychic_probe"]},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Kong",
            "dice": "11EEHH",
            "rolls_left": 1,
        },
        do=("stop",),
        subject="asked",
        lures=("Kong|change",),
    ),
    Ask(
        rule="core.roll.free",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "cards": ["background_dweller"]},
                {"name": "Mantis", "place": "tokyo_city"},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Kong",
            "dice": "33EEHH",
            "rolls_left": 1,
        },
        do=("stop",),
        subject="asked",
        lures=("Kong|resolve",),
    ),
)
"""One for each rule of the chapter."""
