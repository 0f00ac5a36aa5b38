"""Questions made for single rules: turns, winning and leaving the game."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="core.turn.order",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "move",
        },
        do=("end",),
        subject="legal",
    ),
    Ask(
        rule="core.turn.start-effects",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "lp": 5, "cards": ["regeneration"]},
                {"name": "Mantis", "place": "bronx"},
            ],
            "turn": "Mantis",
            "phase": "end",
        },
        do=("end",),
        subject="first lp Kong | vp Kong",
    ),
    Ask(
        rule="core.turn.effects",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "lp": 5, "cards": ["regeneration", "king_of_queens"]},
                {"name": "Mantis", "place": "bronx"},
            ],
            "turn": "Mantis",
            "phase": "end",
        },
        do=("end",),
        subject="asked",
        lures=("Kong|roll",),
    ),
    Ask(
        rule="core.turn.clockwise",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "lp": 2, "energy": 4, "cards": ["rapid_healing"]},
                {"name": "Mantis", "place": "tokyo_city"},
                {"name": "Rob", "place": "outside", "energy": 4, "cards": ["wings"]},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEE1",
        },
        do=("resolve A",),
        subject="asked",
        because=(
            "It is the turn of Mantis. Kong and Rob are both hit and both have a card for it; clockwise from "
            "Mantis, Rob comes before Kong."
        ),
        lures=("Kong|before_loss",),
    ),
    Ask(
        rule="core.turn.end-effects",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "vp": 20, "reached": 1, "cards": ["natural_selection"]},
                {"name": "Mantis", "place": "lower"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "end",
            "dice": "SEEEEE",
        },
        do=("end",),
        subject="winner",
        lures=("Kong",),
    ),
    Ask(
        rule="core.turn.extra",
        start={
            "monsters": [{"name": "Kong", "place": "lower", "turns": 1}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "end",
            "extra_turns": [["subway", "Kong"], ["subway", "Kong"]],
        },
        do=("end",),
        subject="vp Kong",
        because="Kong's extra turn begins in Lower Manhattan and pays like any other.",
        lures=("0",),
    ),
    Ask(
        rule="core.turn.extra-other",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "end",
            "extra_turns": [["subway", "Rob"], ["subway", "Kong"]],
        },
        do=("end",),
        subject="asked",
        because="The turn that ends is Kong's, so Kong's own extra turn comes first and Rob's after it.",
        lures=(
            "Rob|roll",
            "Mantis|roll",
        ),
    ),
    Ask(
        rule="core.turn.regular",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "end",
            "extra_turns": [["subway", "Rob"]],
        },
        then=(
            "end",
            "roll",
            "dice EEEEEE",
            "stop",
            "resolve E",
            "stay",
        ),
        do=("end",),
        subject="asked",
        because="Rob's turn was an extra one; the last regular turn was Kong's, and Mantis sits on its left.",
        lures=("Sheriff|roll",),
    ),
    Ask(
        rule="core.vp.dial",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "vp": 19}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSSEE",
            "superstar_holder": "Kong",
        },
        do=("resolve S",),
        subject="vp Kong",
        lures=("23",),
    ),
    Ask(
        rule="core.vp.floor",
        start={
            "rules": "printed",
            "monsters": [{"name": "Kong", "place": "bronx"}, {"name": "Mantis", "place": "lower", "vp": 1, "lp": 3}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "statue_holder": "Mantis",
        },
        do=("resolve O",),
        subject="vp Mantis",
    ),
    Ask(
        rule="core.win.vp",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "vp": 20, "reached": 1},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "end",
        },
        do=("end",),
        subject="winner",
        lures=("on",),
    ),
    Ask(
        rule="core.win.end-of-turn",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "vp": 19},
                {"name": "Mantis", "place": "lower"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSEEEE",
            "superstar_holder": "Kong",
        },
        do=("resolve S",),
        subject="winner",
        lures=("Kong",),
    ),
    Ask(
        rule="core.win.at-once",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "vp": 19},
                {"name": "Mantis", "place": "outside"},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "A22EEE",
        },
        then=("resolve A",),
        do=("resolve E",),
        subject="winner",
        because="Kong had 19 VP.",
        lures=("on",),
    ),
    Ask(
        rule="core.out.ranks",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "tokyo_city"},
                {"name": "Mantis", "place": "outside", "lp": 1},
                {"name": "Rob", "place": "outside", "lp": 1},
                {"name": "Sheriff", "place": "outside"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "A11EEE",
        },
        do=("resolve A",),
        subject="rank Mantis",
        because="Four monsters played, and two are left: they share the places above.",
        lures=("4",),
    ),
    Ask(
        rule="core.win.alive",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1, "vp": 20},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OEEEEE",
            "boroughs": {"bronx": {"units": ["jet"]}},
        },
        do=("resolve O",),
        subject="winner",
        because="Kong had 20 VP, but the turn has not ended when it falls.",
        lures=("Kong",),
    ),
    Ask(
        rule="core.win.first",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "vp": 20, "reached": 2},
                {"name": "Mantis", "place": "queens", "vp": 20, "reached": 1},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "end",
            "effects": 2,
        },
        do=("end",),
        subject="winner",
        lures=("Kong",),
        note="Mantis came to 20 VP before Kong did.",
    ),
    Ask(
        rule="core.win.same-event",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "vp": 19},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "lower", "vp": 19},
            ],
            "turn": "Rob",
            "phase": "end",
        },
        do=(
            "risen together",
            "end",
        ),
        subject="winner",
        because="Both had 19 VP, and it is Rob's turn.",
        lures=("Kong",),
    ),
    Ask(
        rule="core.win.last",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "queens", "lp": 1},
                {"name": "Rob", "place": "queens", "lp": 1},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="winner",
        lures=("on",),
    ),
    Ask(
        rule="core.win.nobody",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1, "vp": 20},
                {"name": "Mantis", "place": "queens", "lp": 1},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {"bronx": {"units": ["jet"]}, "queens": {"units": ["tank"]}},
        },
        do=("resolve O",),
        subject="winner",
        lures=("Kong",),
    ),
    Ask(
        rule="core.out.figure",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx", "lp": 1},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="place Mantis",
        lures=("bronx",),
    ),
    Ask(
        rule="core.out.together",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1, "vp": 20},
                {"name": "Mantis", "place": "queens", "lp": 1},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OOOEEE",
            "boroughs": {"bronx": {"units": ["jet"]}, "queens": {"units": ["tank"]}},
        },
        do=("resolve O",),
        subject="winner",
        lures=("Kong",),
    ),
    Ask(
        rule="core.out.cards",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx", "lp": 1, "cards": ["regeneration", "extra_head"]},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="discards",
        lures=("0",),
    ),
    Ask(
        rule="core.out.supply",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "cards": ["curse"]},
                {
                    "name": "Mantis",
                    "place": "bronx",
                    "lp": 1,
                    "energy": 7,
                    "tokens": {"jinx": 13},
                    "cards": [{"id": "carapace", "counters": 5}],
                },
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        then=("resolve A",),
        do=("pass",),
        subject="energy Mantis",
        because="The 1 attack takes the 1 LP of Mantis.",
        lures=("7",),
    ),
    Ask(
        rule="core.out.goals",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "lp": 2},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AAEEEE",
            "superstar_holder": "Kong",
        },
        do=("resolve A",),
        subject="superstar",
        lures=("Kong",),
    ),
    Ask(
        rule="core.out.pending",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx", "lp": 1},
                {"name": "Rob", "place": "queens"},
                {"name": "Sheriff", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
            "pending": [["columbia_university", "Mantis"]],
            "extra_turns": [["subway", "Mantis"], ["subway", "Rob"]],
        },
        do=("resolve A",),
        subject="extra",
        lures=("2",),
    ),
    Ask(
        rule="core.out.active",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 1, "energy": 4},
                {"name": "Mantis", "place": "queens"},
                {"name": "Rob", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "OEEEHS",
            "boroughs": {"bronx": {"units": ["infantry"]}},
        },
        do=("resolve O",),
        subject="asked",
        lures=("Kong|move",),
    ),
    Ask(
        rule="core.out.answers",
        start={
            "game": "tokyo",
            "expansions": ["power_up"],
            "monsters": [
                {"name": "Rob", "place": "outside", "lp": 1, "evolutions": {"hand": []}},
                {"name": "Cyber Kitty", "place": "tokyo_city", "evolutions": {"hand": ["electro_scratch"]}},
                {"name": "Kraken", "place": "outside", "evolutions": {"hand": []}},
                {"name": "The King", "place": "outside", "evolutions": {"hand": []}},
            ],
            "turn": "Rob",
            "phase": "resolve",
            "dice": "AA1123",
        },
        then=(
            "pass",
            "pass",
        ),
        do=(
            "resolve A",
            "play electro_scratch",
        ),
        subject="asked",
        lures=(
            "Cyber Kitty|roll",
            "Rob|resolve",
        ),
    ),
)
"""One for each rule of the chapter."""
