"""Questions made for single rules: Luchador: challenges."""

from typing import Any

from kony_nb.lessons.quiz.ask import Ask

__all__ = ["CHALLENGED", "POINTED", "fighter", "ring"]

CHALLENGED = ("resolve A", "hold", "challenge mantis")
"""Kong attacks the City, Mantis stays there, and Kong challenges it."""


def fighter(name: str, place: str, challenge: str = "", **more: Any) -> dict[str, Any]:
    """Return a monster with a challenge card, "" for none."""
    return {"name": name, "place": place, **({"challenge": challenge} if challenge else {}), **more}


def ring(*monsters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a game in Tokyo in which Kong has just rolled two attacks."""
    frame = {"game": "tokyo", "expansions": ["luchador"], "turn": "Kong", "phase": "resolve", "dice": "AA1122"}
    return {**frame, "monsters": list(monsters), **more}


POINTED: tuple[Ask, ...] = (
    Ask(
        rule="luc.monster",
        start={
            "game": "tokyo",
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        subject="table tokyo - Luchador",
        blind=True,
    ),
    Ask(
        rule="luc.setup.mask",
        start={
            "game": "tokyo",
            "expansions": ["luchador"],
            "monsters": ["Kong", "Mantis", "Rob"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="masks Kong",
        lures=("0",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="luc.setup.card",
        start={
            "game": "tokyo",
            "expansions": ["luchador"],
            "monsters": ["Kong", "Mantis", "Rob"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="known draw_challenge",
        lures=("everybody",),
        note="In the set-up Kong's player draws a challenge card.",
    ),
    Ask(
        rule="luc.house",
        start={
            "game": "tokyo",
            "monsters": ["Kong", "Mantis"],
            "phase": "setup",
        },
        then=("?",),
        subject="badge challenge.01",
        note="It is one of the challenge cards.",
        blind=True,
    ),
    Ask(
        rule="luc.skull",
        start={
            "game": "new_york",
            "options": {"skull_face": "ouch"},
            "expansions": ["power_up", "luchador"],
            "monsters": [
                {"name": "Luchador", "place": "queens", "evolutions": {"play": ["protector_of_children"]}},
                {"name": "Rob", "place": "bronx", "evolutions": {"hand": []}},
            ],
            "turn": "Luchador",
            "phase": "resolve",
            "dice": "OOEEEH",
        },
        do=("resolve O",),
        subject="vp Luchador",
        because="Luchador's dice show 2 ouch.",
        lures=("0",),
    ),
    Ask(
        rule="luc.token",
        start={
            "game": "tokyo",
            "expansions": ["luchador"],
            "monsters": ["Kong", "Mantis", "Rob"],
            "phase": "setup",
        },
        then=("?",),
        do=("chance",),
        subject="all_tokens Kong",
        lures=("1",),
        note="A new game is set up.",
        blind=True,
    ),
    Ask(
        rule="luc.challenge.when",
        start=ring(
            fighter("Kong", "outside", "challenge.10"),
            fighter("Mantis", "tokyo_city", "challenge.07"),
            fighter("Rob", "outside"),
            fighter("Sheriff", "outside"),
        ),
        then=("resolve A",),
        do=("hold",),
        subject="asked",
        lures=("Kong|resolve",),
    ),
    Ask(
        rule="luc.challenge.two",
        start={
            "game": "new_york",
            "expansions": ["luchador"],
            "monsters": [
                {"name": "Kong", "place": "bronx", "challenge": "challenge.16"},
                {"name": "Mantis", "place": "lower", "challenge": "challenge.13"},
                {"name": "Rob", "place": "lower_56", "challenge": "challenge.10"},
                {"name": "Sheriff", "place": "queens", "challenge": "challenge.07"},
                {"name": "Captain Fish", "place": "queens", "challenge": "challenge.04"},
                {"name": "Drakonis", "place": "brooklyn", "challenge": "challenge.01"},
            ],
            "turn": "Kong",
            "phase": "resolve",
            "dice": "AAHHEE",
        },
        then=(
            "resolve A",
            "flee brooklyn",
        ),
        do=("hold",),
        subject="asked",
        because="Mantis has fled, and only Rob stays.",
        lures=("Kong|challenge",),
    ),
    Ask(
        rule="luc.challenge.one-per-attack",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside"),
            fighter("Sheriff", "outside"),
        ),
        then=(*CHALLENGED, "hide"),
        do=("hide",),
        subject="asked",
        because="Neither side has revealed its card, and with that the one challenge of this attack is over.",
        lures=("Kong|challenge",),
    ),
    Ask(
        rule="luc.challenge.no-choice",
        start=ring(
            fighter("Kong", "tokyo_city", "challenge.01"),
            fighter("Mantis", "outside", "challenge.16"),
            fighter("Rob", "outside"),
        ),
        do=("resolve A",),
        subject="asked",
        because="Kong attacks from inside Tokyo, so nobody in Tokyo had to answer.",
        lures=("Kong|challenge",),
    ),
    Ask(
        rule="luc.challenge.no-card",
        start=ring(
            fighter("Kong", "outside"), fighter("Mantis", "tokyo_city", "challenge.16"), fighter("Rob", "outside")
        ),
        then=("resolve A",),
        do=("hold",),
        subject="asked",
        because="Kong, the attacker, has no challenge card.",
        lures=("Kong|challenge",),
    ),
    Ask(
        rule="luc.challenge.empty-handed",
        start=ring(
            fighter("Kong", "outside", "challenge.10"),
            fighter("Mantis", "tokyo_city"),
            fighter("Rob", "outside", "challenge.16"),
            fighter("Sheriff", "outside"),
        ),
        then=(*CHALLENGED, "pass"),
        do=("reveal",),
        subject="vp Kong",
        because="Kong alone reveals a card, so Kong wins 1 VP, its card's reward.",
        lures=("0",),
    ),
    Ask(
        rule="luc.challenge.face-down",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside", "challenge.04"),
            fighter("Sheriff", "outside", "challenge.07"),
        ),
        then=(
            "resolve A",
            "hold",
        ),
        do=(
            "challenge mantis",
            "help",
            "help",
            "pass",
            "pick rob",
        ),
        subject="happens lay_challenge",
        lures=("2",),
    ),
    Ask(
        rule="luc.challenge.order",
        start=ring(
            fighter("Kong", "outside", "challenge.10"),
            fighter("Mantis", "tokyo_city", "challenge.07"),
            fighter("Rob", "outside", "challenge.04"),
            fighter("Sheriff", "outside", "challenge.01"),
        ),
        then=(
            "resolve A",
            "hold",
        ),
        do=("challenge mantis",),
        subject="asked",
        lures=("Mantis|call_help",),
    ),
    Ask(
        rule="luc.help.call",
        start=ring(fighter("Kong", "outside", "challenge.10"), fighter("Mantis", "tokyo_city", "challenge.07")),
        then=(
            "resolve A",
            "hold",
        ),
        do=("challenge mantis",),
        subject="asked",
        because="Only two monsters play, so nobody could help.",
        lures=("Kong|call_help",),
    ),
    Ask(
        rule="luc.help.volunteers",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside", "challenge.04"),
            fighter("Sheriff", "outside", "challenge.07"),
            fighter("Captain Fish", "outside", "challenge.10"),
            fighter("Drakonis", "outside", "challenge.13"),
        ),
        then=CHALLENGED,
        do=("help",),
        subject="asked",
        lures=("Drakonis|volunteer",),
    ),
    Ask(
        rule="luc.help.ally",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside", "challenge.04"),
            fighter("Sheriff", "outside", "challenge.07"),
            fighter("Captain Fish", "outside", "challenge.10"),
            fighter("Drakonis", "outside", "challenge.13"),
        ),
        then=(*CHALLENGED, "help", "help", "pass", "help", "help", "pick captain_fish", "help", "pass"),
        do=("pass",),
        subject="asked",
        because="Captain Fish is Kong's ally already, so of those who could help Mantis only Drakonis is left.",
        lures=("Captain Fish|volunteer",),
    ),
    Ask(
        rule="luc.challenge.secret",
        start=ring(fighter("Kong", "outside", "challenge.01"), fighter("Mantis", "tokyo_city", "challenge.16")),
        then=CHALLENGED,
        do=("reveal",),
        subject="learn Kong",
        lures=("reveal",),
    ),
    Ask(
        rule="luc.challenge.ally-reveals",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside", "challenge.04"),
        ),
        then=(*CHALLENGED, "help", "help", "pick rob"),
        do=(
            "reveal",
            "hide",
        ),
        subject="happens show_challenge",
        lures=("1",),
    ),
    Ask(
        rule="luc.challenge.both",
        start=ring(
            fighter("Kong", "outside", "challenge.13"),
            fighter("Mantis", "tokyo_city", "challenge.07"),
            fighter("Rob", "outside", "challenge.16"),
            fighter("Sheriff", "outside"),
        ),
        then=(*CHALLENGED, "help", "help", "pick rob", "reveal"),
        do=("reveal",),
        subject="vp Kong",
        because="Kong's side has 2 + 3 = 5, and Mantis has 4: Kong wins, and with it the reward of its own card.",
        lures=("0",),
    ),
    Ask(
        rule="luc.challenge.tie",
        start=ring(fighter("Kong", "outside", "challenge.07"), fighter("Mantis", "tokyo_city", "challenge.08")),
        then=(*CHALLENGED, "reveal"),
        do=("reveal",),
        subject="energy Kong",
        because="Both have 4, and Mantis is the champion: Kong wins nothing.",
        lures=("2",),
    ),
    Ask(
        rule="luc.challenge.one",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside", "challenge.04"),
            fighter("Sheriff", "outside", "challenge.07"),
        ),
        then=(*CHALLENGED, "help", "help", "pass", "pick rob", "help", "help", "pick sheriff", "hide"),
        do=("reveal",),
        subject="collection Mantis",
        because="Mantis alone reveals its card and wins, but no mask comes with it.",
        lures=("1",),
    ),
    Ask(
        rule="luc.challenge.none",
        start=ring(fighter("Kong", "outside", "challenge.01"), fighter("Mantis", "tokyo_city", "challenge.16")),
        then=CHALLENGED,
        do=(
            "hide",
            "hide",
        ),
        subject="happens show_challenge",
        because="Both leave their cards face down.",
        lures=(
            "2",
            "1",
        ),
    ),
    Ask(
        rule="luc.challenge.fallen",
        start={
            "game": "tokyo",
            "expansions": ["power_up", "luchador"],
            "monsters": [
                {
                    "name": "Cyber Kitty",
                    "place": "outside",
                    "challenge": "challenge.01",
                    "evolutions": {"hand": ["electro_scratch"]},
                },
                {
                    "name": "Kraken",
                    "place": "tokyo_city",
                    "lp": 3,
                    "challenge": "challenge.16",
                    "evolutions": {"hand": []},
                },
                {"name": "The King", "place": "outside", "challenge": "challenge.04", "evolutions": {"hand": []}},
            ],
            "turn": "Cyber Kitty",
            "phase": "resolve",
            "dice": "AA1122",
        },
        then=(
            "pass",
            "resolve A",
            "pass",
            "pass",
            "hold",
            "challenge kraken",
        ),
        do=("play electro_scratch",),
        subject="cited drop_challenge",
        because=(
            "Electro-Scratch has taken the last LP of Kraken, one of the two sides: it had 1 left after the 2 "
            "attacks on its 3 LP."
        ),
        lures=(
            "luc.challenge.none",
            "luc.challenge.one",
            "luc.challenge.no-choice",
        ),
    ),
    Ask(
        rule="luc.reward.own",
        start=ring(
            fighter("Kong", "outside", "challenge.13"),
            fighter("Mantis", "tokyo_city", "challenge.07"),
            fighter("Rob", "outside", "challenge.16"),
            fighter("Sheriff", "outside", "challenge.01"),
        ),
        then=(*CHALLENGED, "help", "help", "pass", "pick rob", "pass", "reveal"),
        do=("reveal",),
        subject="vp Kong",
        because="Kong's side has 2 + 3 = 5, and Mantis, who calls nobody, has 4: Kong wins.",
        lures=("1",),
    ),
    Ask(
        rule="luc.reward.team-up",
        start=ring(
            fighter("Kong", "outside", "challenge.13"),
            fighter("Mantis", "tokyo_city", "challenge.07"),
            fighter("Rob", "outside", "challenge.16"),
        ),
        then=(*CHALLENGED, "help", "help", "pick rob"),
        do=(
            "reveal",
            "reveal",
        ),
        subject="first vp Kong | vp Rob",
    ),
    Ask(
        rule="luc.deck.discard",
        start=ring(fighter("Kong", "outside", "challenge.01"), fighter("Mantis", "tokyo_city", "challenge.16")),
        then=CHALLENGED,
        do=(
            "hide",
            "reveal",
        ),
        subject="challenge_discards",
        lures=(
            "2",
            "0",
        ),
    ),
    Ask(
        rule="luc.deck.new-card",
        start=ring(fighter("Kong", "outside", "challenge.01"), fighter("Mantis", "tokyo_city", "challenge.16")),
        then=CHALLENGED,
        do=(
            "reveal",
            "reveal",
            "chance",
        ),
        subject="first new_challenge Kong | new_challenge Mantis",
    ),
    Ask(
        rule="luc.deck.reshuffle",
        start=ring(
            fighter("Kong", "outside", "challenge.01"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            challenge_deck=["challenge.07"],
            challenge_discards=[
                "challenge.02",
                "challenge.03",
                "challenge.05",
                "challenge.06",
                "challenge.08",
                "challenge.09",
            ],
        ),
        then=CHALLENGED,
        do=(
            "reveal",
            "reveal",
            "draw challenge.07",
        ),
        subject="challenge_deck",
        lures=("0",),
        note="One card is left in the challenge deck, and six are on its discards.",
    ),
    Ask(
        rule="luc.deck.none-left",
        start=ring(
            fighter("Kong", "outside"),
            fighter("Mantis", "tokyo_city", "challenge.16"),
            fighter("Rob", "outside"),
            challenge_deck=[],
        ),
        do=("no challenge card",),
        subject="asked",
        lures=("|challenge_card",),
        note="Neither the challenge deck nor its discards hold a card.",
    ),
)
