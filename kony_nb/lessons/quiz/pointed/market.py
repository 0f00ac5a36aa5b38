"""Questions made for single rules: cards, market and tokens."""

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["POINTED"]

POINTED: tuple[Ask, ...] = (
    Ask(
        rule="core.buy.cost",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
        },
        do=("buy regeneration",),
        subject="legal",
    ),
    Ask(
        rule="core.buy.any-number",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 10}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck_top": [
                "flatiron_building",
                "fireball",
                "chameleon",
                "subway",
                "carapace",
                "webspinner",
                "sharp_shooter",
            ],
        },
        then=("sweep",),
        do=("buy flatiron_building",),
        subject="legal",
    ),
    Ask(
        rule="core.buy.sweep",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 10}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck_top": [
                "flatiron_building",
                "fireball",
                "chameleon",
                "subway",
                "carapace",
                "webspinner",
                "sharp_shooter",
            ],
        },
        do=("sweep",),
        subject="energy Kong",
        lures=("9",),
    ),
    Ask(
        rule="core.buy.refill",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 10}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck_top": ["flatiron_building", "fireball", "chameleon"],
        },
        do=("sweep",),
        subject="market",
        lures=("0",),
    ),
    Ask(
        rule="core.buy.effect-first",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "lp": 4},
                {"name": "Mantis", "place": "lower"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "buy",
            "market": ["subterranean_cable", "curse", "webspinner"],
            "deck_top": ["natural_selection"],
            "pending": [["columbia_university", "Kong"]],
        },
        do=("buy subterranean_cable",),
        subject="lp Kong",
        because="Kong had 4 LP. Natural Selection would heal it, but comes to Columbia University's owner too late.",
        lures=("4",),
        note="The next card of the deck is Natural Selection.",
    ),
    Ask(
        rule="core.buy.empty-deck",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 4}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck": ["subway"],
            "discards": [],
        },
        do=(
            "sweep",
            "draw subway",
            "chance",
        ),
        subject="market",
        lures=("1",),
        note="Subway is the last card of the deck.",
    ),
    Ask(
        rule="core.buy.no-card",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 9}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration", "curse", "extra_head"],
            "deck": [],
            "discards": [],
        },
        do=("buy curse",),
        subject="asked",
        because="Deck and discards are both empty.",
        lures=("|reveal",),
        note="The deck is empty, and no card has been discarded.",
    ),
    Ask(
        rule="core.buy.at-reveal",
        start={
            "game": "tokyo",
            "monsters": [
                {"name": "Kong", "place": "outside", "energy": 2},
                {"name": "Mantis", "place": "outside", "energy": 9, "cards": ["opportunist"]},
                {"name": "Rob", "place": "outside"},
            ],
            "turn": "Kong",
            "phase": "buy",
            "dice": "123EEH",
            "market": ["burrowing"],
        },
        do=(
            "sweep",
            "draw jets",
        ),
        subject="asked",
        lures=(
            "|reveal",
            "Kong|seize",
        ),
    ),
    Ask(
        rule="ny.buy.discount",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 4}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "move",
            "market": ["the_unisphere"],
        },
        then=("move queens",),
        do=("buy the_unisphere",),
        subject="legal",
    ),
    Ask(
        rule="ny.buy.where",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 4}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "move",
            "market": ["the_unisphere"],
        },
        then=("move queens",),
        do=("buy the_unisphere",),
        subject="legal",
    ),
    Ask(
        rule="core.cards.first",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower", "energy": 1},
                {"name": "Mantis", "place": "bronx"},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "resolve",
            "dice": "AEEEEE",
            "market": ["new_york_marathon"],
        },
        do=("resolve A",),
        subject="asked",
        because="Kong has 1 energy, and a flight costs 2.",
        lures=("Kong|flee",),
    ),
    Ask(
        rule="core.cards.keep",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "energy": 5, "lp": 5},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "buy",
            "market": ["regeneration"],
        },
        do=("buy regeneration",),
        subject="cards Kong",
        lures=("0",),
    ),
    Ask(
        rule="core.cards.discard",
        start={
            "monsters": [{"name": "Kong", "place": "bronx", "energy": 5}, {"name": "Mantis", "place": "lower"}],
            "turn": "Kong",
            "phase": "buy",
            "market": ["the_unisphere"],
        },
        do=("buy the_unisphere",),
        subject="cards Kong",
        lures=("1",),
    ),
    Ask(
        rule="core.cards.taken",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "energy": 6, "lp": 4},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "buy",
            "market": ["columbia_university"],
            "deck_top": ["natural_selection"],
        },
        do=("buy columbia_university",),
        subject="lp Kong",
        lures=("4",),
    ),
    Ask(
        rule="core.cards.goal",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "energy": 5, "cards": ["regeneration", "curse"]},
                {"name": "Mantis", "place": "lower"},
            ],
            "turn": "Kong",
            "phase": "buy",
            "market": ["tesla_cannon"],
            "superstar_holder": "Kong",
        },
        then=("buy tesla_cannon",),
        do=("give superstar",),
        subject="legal",
    ),
    Ask(
        rule="core.move.fee",
        start={
            "monsters": [
                {"name": "Kong", "place": "lower"},
                {"name": "Mantis", "place": "bronx", "energy": 3},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Mantis",
            "phase": "move",
            "market": ["new_york_marathon"],
        },
        do=("move brooklyn",),
        subject="energy Mantis",
        lures=("3",),
    ),
    Ask(
        rule="core.tokens.supply",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "cards": ["curse"]},
                {"name": "Mantis", "place": "lower", "tokens": {"jinx": 13}},
                {"name": "Rob", "place": "queens"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AEEEEE",
        },
        do=("resolve A",),
        subject="tokens jinx Mantis",
        lures=("14",),
    ),
    Ask(
        rule="core.tokens.spend",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "tokens": {"jinx": 2}, "lp": 4},
                {"name": "Mantis", "place": "lower", "cards": ["curse"]},
                {"name": "Rob", "place": "bronx"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "HHHEEE",
        },
        then=(
            "resolve H",
            "use heart jinx",
        ),
        do=("pass",),
        subject="lp Kong",
        because="Of 3 hearts one has removed a token, so two heal.",
        lures=("7",),
    ),
    Ask(
        rule="core.tokens.all-spent",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "tokens": {"web": 2}},
                {"name": "Mantis", "place": "lower", "cards": ["webspinner"]},
                {"name": "Rob", "place": "bronx"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AAEEEE",
        },
        then=("resolve A",),
        do=(
            "use attack web",
            "use attack web",
        ),
        subject="asked",
        because=(
            "Both of the 2 attacks have removed a token: Mantis was not attacked and is not asked to flee. The 4 "
            "energy were the only face left."
        ),
        lures=("Mantis|flee",),
    ),
    Ask(
        rule="core.tokens.fewer-rolls",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "tokens": {"web": 3}},
                {"name": "Mantis", "place": "lower", "cards": ["webspinner"]},
            ],
            "turn": "Mantis",
            "phase": "end",
        },
        do=("end",),
        subject="rolls",
        because="Kong has 3 Web tokens, which would take away more rolls than there are.",
        lures=(
            "0",
            "3",
        ),
    ),
    Ask(
        rule="core.tokens.reroll-fee",
        start={
            "monsters": [
                {"name": "Kong", "place": "queens", "tokens": {"jinx": 2}, "energy": 3},
                {"name": "Mantis", "place": "lower", "cards": ["curse"]},
            ],
            "turn": "Kong",
            "dice": "OOEEHH",
            "rolls_left": 2,
        },
        do=("keep HHEEO",),
        subject="energy Kong",
        because="Of 2 ouch one is rolled again, and each of the 2 Jinx tokens asks 1 energy for it.",
        lures=("3",),
    ),
    Ask(
        rule="core.tokens.gone",
        start={
            "monsters": [
                {"name": "Kong", "place": "bronx", "cards": ["curse"], "energy": 5},
                {"name": "Mantis", "place": "lower", "tokens": {"jinx": 2}},
                {"name": "Rob", "place": "queens", "tokens": {"jinx": 1}},
            ],
            "turn": "Kong",
            "phase": "buy",
            "market": ["tesla_cannon"],
        },
        do=("buy tesla_cannon",),
        subject="tokens jinx Mantis",
        lures=("2",),
    ),
)
"""One for each rule of the chapter."""
