"""Events in words: one event, one sentence, with the amount, the total and the cause."""

# ruff: noqa: E501  a table with one event a line

import re

import pytest

from kony_nb.game.game import Game
from kony_nb.game.narration import TELL, narrate
from kony_nb.game.scenario import scenario
from kony_nb.rules.events import KINDS, Event
from tests.game.randomly import random_game

NAMES = ["Kong", "Rob"]


def told(game: Game) -> list[str]:
    return [narrate(event, game.names) for event in game.events]


def test_every_kind_of_event_has_words() -> None:
    assert set(TELL) == set(KINDS)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("turn", "core.turn.order", 0, 3), "Kong begins turn 3"),
        (Event("turn", "core.turn.order", 0, 3, "subway"), "Kong begins an extra turn: Subway"),
        (Event("phase", "core.turn.order", 0, what="move"), "the phase 'move' begins"),
        (Event("roll", "core.roll.dice", 0, 2, "AO", now=0), "Kong rolls 2 dice: 1 attack, 1 ouch (no roll left)"),
        (Event("roll", "core.roll.dice", 0, 1, "A", now=1), "Kong rolls a die: 1 attack (1 roll left)"),
        (Event("keep", "core.roll.keep", 0, 6, ""), "Kong keeps nothing and rolls 6 dice again"),
        (Event("keep", "core.roll.keep", 0, 1, "AAHHE"), "Kong keeps 2 attacks, 2 hearts, 1 energy and rolls 1 die again"),
        (Event("add", "card.extra_head", 0, 1, "D"), "Kong adds 1 destruction: Extra Head"),
        (Event("vp", "ny.earn.midtown", 0, 2, now=7), "Kong gains 2 VP (now 7): Earnings in Midtown Manhattan"),
        (Event("vp", "ny.earn.lower", 0, 1, now=20), "Kong gains 1 VP (now 20, the most there is): Earnings in Lower Manhattan"),
        (Event("vp", "ny.earn.lower", 0, 0, now=20), "Kong gains no VP, the dial ends at 20: Earnings in Lower Manhattan"),
        (Event("vp", "ny.statue.value", 0, -3, now=2), "Kong loses 3 VP (2 left): What the Statue is worth"),
        (Event("vp", "ny.statue.value", 0, 0, now=0), "Kong loses no VP, none is there: What the Statue is worth"),
        (Event("vp", "card.trash_thrower", 0, 0, now=0), "Kong loses no VP, none is there: Trash Thrower"),
        (Event("vp", "ny.tiles.infantry", 0, 0, now=3), "Kong gains no VP (still 3): Infantry"),
        (Event("lp", "core.lp.clamp", 0, -2, now=10), "Kong loses 2 LP (10 left), which is no damage: When the limit falls"),
        (Event("damage", "ny.attack.from-outside", 0, 3, other=1, now=8), "Kong loses 3 LP (8 left) to Rob's attack"),
        (Event("damage", "ny.ouch.two", 0, 2, now=1), "Kong loses 2 LP (1 left) to the units: Two Ouch"),
        (Event("boost", "card.shadow_double", 0, 3), "Kong's attack deals 3 damage more: Shadow Double"),
        (Event("boost", "card.tesla_antennae", 0, 1, other=1), "Kong's attack deals 1 damage more against Rob: Tesla Antennae"),
        (Event("reduce", "card.bulletproof", 0, 1), "Kong is spared 1 LP of the damage: Bulletproof"),
        (Event("nothing", "ny.attack.from-outside", 0, other=1, now=8), "Kong loses no LP (still 8) to Rob's attack"),
        (Event("nothing", "card.overload", 0, 1, "E"), "Kong gets nothing for 1 energy: Overload"),
        (Event("nothing", "card.air_force_one", 0, what="O"), "the units hit nobody: Air Force One"),
        (Event("nothing", "card.air_force_one", 0, now=8), "Kong loses no LP to the units: Air Force One"),
        (Event("nothing", "card.drain", 0, 2, "energy", 1), "Kong has no energy to give to Rob: Drain"),
        (Event("energy", "core.energy.gain", 0, 0, now=3), "Kong gains no energy (now 3): Energy"),
        (Event("vp", "card.next_stage", 0, 0, now=0), "Kong loses no VP, none is there: Next Stage"),
        (Event("discount", "card.scavenger", 0, 1, "curse"), "Curse costs Kong 1 energy less: Scavenger"),
        (Event("token", "card.tourist", 0, 1, "souvenir", place="queens", now=2), "Kong puts 1 Souvenir token into Queens (now 2): Tourist"),
        (Event("nothing", "card.fireball", 0, now=8), "Kong loses no LP (still 8) to Fireball"),
        (Event("nothing", "core.tokens.supply", 0, what="jinx"), "Kong gets no Jinx token, the supply is empty: Tokens can run out"),
        (Event("destroy", "ny.destroy.whole", 0, 3, "tank", place="bronx"), "Kong destroys a tank in the Bronx with 3 destruction"),
        (Event("destroy", "ny.destroy.whole", 0, 2, "infantry", place="queens"), "Kong destroys an infantry in Queens with 2 destruction"),
        (Event("destroy", "card.long_neck", 0, 2, "jet", place="queens"), "Kong destroys a jet in Queens with 2 destruction: Long Neck"),
        (Event("scatter", "card.stink_attack", 0, what="jet", place="bronx"), "Kong sends the jet to the Bronx: Stink Attack"),
        (Event("move", "ny.move.entered", 0, what="stay", place="lower"), "Kong stays in Lower Manhattan: Not in the turn of entering"),
        (Event("move", "card.subway", 0, what="move", place="queens"), "Kong moves to Queens: Subway"),
        (Event("win", "card.painbow", 0, what="card"), "Kong wins at once: Painbow"),
        (Event("nothing", "card.diva", 0, 3, what="S"), "Kong gets nothing for 3 stars, it takes more: Diva"),
        (Event("change", "card.artificial_heart", 0, what="HE"), "Kong changes a result from heart to energy: Artificial Heart"),
        (Event("add", "card.stomp", 0, 1, what="D"), "Kong adds 1 destruction: Stomp"),
        (Event("extra_turn", "card.subway", 0, what="subway"), "Kong gets another turn after this one: Subway"),
        (Event("token", "card.carapace", 0, 2, "carapace", now=3), "Kong gets 2 Carapace tokens (now 3): Carapace"),
        (Event("superstar", "ny.celebrity.take", 0, 3, other=1), "Kong takes the Superstar from Rob: Becoming the Superstar"),
        (Event("win", "core.win.vp", 0, what="vp"), "Kong wins with 20 VP at the end of the turn"),
        (Event("win", "core.win.at-once", 0, what="vp"), "Kong wins with 20 VP"),
        (Event("attack", "kot.attack.from-outside", 0, 2), "Kong attacks the monsters in Tokyo with 2 attacks"),
        (Event("attack", "kot.attack.from-tokyo", 0, 1), "Kong attacks the monsters outside Tokyo with 1 attack"),
        (Event("attack", "ny.attack.from-manhattan", 0, 1), "Kong attacks the monsters outside Manhattan with 1 attack"),
        (Event("damage", "kot.attack.from-tokyo", 0, 3, other=1, now=8), "Kong loses 3 LP (8 left) to Rob's attack"),
        (Event("hold", "kot.yield.right", 0, other=1), "Kong holds Tokyo against Rob"),
        (Event("hold", "ny.flee.right", 0, other=1), "Kong holds Manhattan against Rob"),
        (Event("yield", "kot.yield.right", 0, other=1), "Kong yields Tokyo to Rob"),
        (Event("move", "kot.yield.leave", 0, what="yield", place="outside"), "Kong leaves Tokyo"),
        (Event("move", "kot.enter.forced", 0, what="enter", place="tokyo_bay"), "Kong enters Tokyo Bay: Entering is no choice"),
        (Event("move", "kot.bay.close", 0, what="leave", place="outside"), "Kong must leave Tokyo: The Bay closes"),
        (Event("move", "kot.bay.moves-up", 0, what="shift", place="tokyo_city"), "Kong moves over to Tokyo City: From the Bay to the City"),
        (Event("nothing", "core.roll.no-dice", 0, what="dice"), "Kong has no dice left to roll: No dice, no roll"),
        (Event("nothing", "kot.numbers.few", 0, 2, "1"), "Kong scores nothing with 2 ones: Fewer than three score nothing"),
        (Event("nothing", "kot.enter.attack", 0, what="enter"), "Kong has rolled no attack and does not enter Tokyo: What makes a monster enter"),
        (Event("resolve", "core.resolve.whole-face", 0, 3, "2"), "Kong resolves 3 twos"),
        (Event("copy", "card.mimic", 0, what="mimic.jets"), "Kong's Mimic acts as Jets from now on"),
        (Event("copy", "card.mimic", 0, what="mimic"), "Kong's Mimic acts as nothing until another card is chosen: Mimic"),
        (Event("look", "card.made_in_a_lab", 0, what="jets", to=(0,)), "Kong sees Jets on top of the deck: Made in a Lab"),
        (Event("gain_card", "card.parasitic_tentacles", 0, what="jets", other=1), "Kong takes Jets from Rob: Parasitic Tentacles"),
    ],
)  # fmt: skip
def test_an_event_in_words(event: Event, words: str) -> None:
    assert narrate(event, NAMES) == words


def test_an_unknown_kind_is_a_fault_of_ours() -> None:
    with pytest.raises(KeyError):
        narrate(Event("dance", "core.turn.order"), NAMES)


def test_the_log_tells_cause_before_effect_and_each_event_once() -> None:
    game = scenario(
        {
            "monsters": [
                {"name": "Kong", "place": "queens"},
                {"name": "Rob", "place": "upper", "lp": 2},
                "Mantis",
            ],
            "phase": "resolve",
            "dice": "AAHHDD",
            "boroughs": {"queens": {"stacks": [["high_rise_1", "power_plant_2"]]}},
        }
    )
    game.play("resolve D")
    game.play("resolve A")
    assert told(game) == [
        "Kong resolves 2 destruction",
        "Kong has a single legal action, taken at once: Destroy the top of stack 1 in Queens",
        "Kong destroys a power plant in Queens with 2 destruction",
        "a unit appears in Queens: jet",
        "stack 1 in Queens now shows a high-rise of durability 1",
        "Kong gains 2 energy (now 2): Power plants pay energy",
        "Kong resolves 2 attacks",
        "Kong attacks the monsters in Manhattan with 2 attacks",
        "Rob loses 2 LP (0 left) to Kong's attack",
        "Rob is out of the game: Eliminated at 0 life points",
        "Kong has a single legal action, taken at once: Resolve heart",
        "Kong resolves 2 hearts",
        "Kong gains no LP, 10 is the most it may have: Hearts",
        "Kong has a single legal action, taken at once: Enter Manhattan",
        "Kong enters Lower Manhattan: A free Manhattan must be entered",
        "Kong gains 1 VP (now 1): Entering pays a point",
    ]


@pytest.mark.parametrize("seed", range(12))
def test_every_sentence_of_random_games_is_plain_and_names_who(seed: int) -> None:
    game = random_game(seed, 2 + seed % 5, ("digest", "printed")[seed % 2])
    for event in game.events:
        words = narrate(event, game.names)
        assert re.fullmatch(r"[A-Za-z0-9 ,.:()'?-]+", words), words
        assert not words.endswith(".")
        assert "  " not in words
        if event.seat >= 0:
            assert game.names[event.seat] in words
        for n in (event.n, event.now):
            assert n <= 0 or event.kind not in ("vp", "energy", "lp", "damage", "token") or str(n) in words
