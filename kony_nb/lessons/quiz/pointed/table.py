"""Questions made for single rules: the game and this table."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="core.action.unknown",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEO",
        },
        do=("flee harlem",),
        subject="legal",
    ),
    Ask(
        rule="core.action.asked",
        start={
            "monsters": [{"name": "Kong", "place": "lower"}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Mantis",
            "phase": "move",
        },
        do=("stay",),
        subject="asked",
        lures=("Kong|roll",),
    ),
    Ask(
        rule="core.action.forced",
        start={
            "monsters": [{"name": "Kong", "place": "queens", "lp": 1}, {"name": "Mantis", "place": "bronx"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHHEE",
        },
        do=("resolve H",),
        subject="energy Kong",
        because="After the 4 hearts one face is left, so the 2 energy are resolved without a question.",
        lures=("0",),
    ),
    Ask(
        rule="core.chance.waits",
        start={
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "dice": "AAHESO",
            "rolls_left": 2,
        },
        then=(
            "keep AA",
            "roll",
            "?",
        ),
        do=("dice AAHESO",),
        subject="legal",
        because="Two of the six dice are kept, so only four fall.",
    ),
    Ask(
        rule="core.game.over",
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
        then=("resolve A",),
        do=("end",),
        subject="legal",
        because="The attack took the last LP of Mantis and Rob, who had 1 each, and Kong was left alone.",
    ),
    Ask(
        rule="core.game.stale",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 6}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck_top": ["flatiron_building", "fireball", "chameleon", "subway", "carapace", "webspinner"],
        },
        do=("twice sweep",),
        subject="energy Kong",
        lures=("2",),
    ),
    Ask(
        rule="core.options.profile",
        start={
            "rules": "printed",
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "SSSEEE",
        },
        do=("resolve S",),
        subject="vp Kong",
        lures=("0",),
        note="This game follows the profile 'printed'.",
    ),
)
"""One for each rule of the chapter."""
