"""Questions made for single rules: set-up."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="ny.setup.tiles",
        start={
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="buildings staten_island",
        lures=("6",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="core.setup.market",
        start={
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="market",
        lures=("0",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="ny.setup.goals",
        start={
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        subject="goals",
        lures=("2",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="core.setup.start-values",
        start={
            "monsters": ["Kong", "Mantis", "Rob", "Sheriff"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="lp Kong",
        lures=("9",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="core.setup.first-player",
        start={
            "monsters": ["Kong", "Mantis", "Rob"],
            "phase": "setup",
        },
        do=(
            "roll AHHHHHHH",
            "roll AAHHHHHH",
            "roll HHHHHHHH",
        ),
        subject="asked",
        lures=(
            "Rob|place",
            "Kong|place",
        ),
    ),
    Ask(
        rule="core.setup.tie",
        start={
            "monsters": ["Kong", "Mantis", "Rob"],
            "phase": "setup",
        },
        do=(
            "roll AAHHHHHH",
            "roll AAHHHHHH",
            "roll AHHHHHHH",
            "roll AHHHHHHH",
            "roll AAHHHHHH",
        ),
        subject="asked",
        lures=(
            "Rob|first_roll",
            "Kong|first_roll",
        ),
    ),
    Ask(
        rule="ny.setup.placement",
        start={
            "monsters": ["Kong", "Mantis", "Rob", "Sheriff", "Captain Fish", "Drakonis"],
            "phase": "setup",
        },
        then=(
            "roll HHHHHHHH",
            "roll HHHHHHHH",
            "roll AAAAAAAA",
            "roll HHHHHHHH",
            "roll HHHHHHHH",
            "roll HHHHHHHH",
        ),
        do=("place brooklyn",),
        subject="asked",
        because="Rob begins, with 8 attacks, and Sheriff sits on its left.",
        lures=(
            "Mantis|place",
            "Kong|place",
        ),
    ),
    Ask(
        rule="ny.setup.limit",
        start={
            "monsters": ["Kong", "Mantis", "Rob", "Sheriff", "Captain Fish", "Drakonis"],
            "phase": "setup",
        },
        then=(
            "roll HHHHHHHH",
            "roll HHHHHHHH",
            "roll AAAAAAAA",
            "roll HHHHHHHH",
            "roll HHHHHHHH",
            "roll HHHHHHHH",
            "place brooklyn",
            "place brooklyn",
        ),
        do=("place brooklyn",),
        subject="legal",
    ),
)
"""One for each rule of the chapter."""
