"""A refusal names dice as the app does, in words: letters are for what one types."""

import random
import re

import pytest

import kony_nb as kn
from kony_nb.rules.actions import Action, vocabulary
from kony_nb.rules.referee import legal_actions, why_not

LETTERS = re.compile(r"\b(?!LP\b|VP\b)[123]*[AHEDSO][123AHEDSO]*\b(?! (card|side) )|\w_\w")
"""Faces by their letters, and ids; "A card" and "A side" begin the sentences of questions."""
SAMPLE = 40
FIVE = "2 attacks, 1 heart, 1 energy, 1 star, 1 ouch"


@pytest.mark.parametrize(
    ("dice", "then", "text", "reason"),
    [
        ("AAHESO", ["stop"], "end", f"first resolve the faces that are left, none may be skipped: {FIVE}"),
        ("AAHHEE", ["stop", "resolve H"], "resolve H", "no heart is left; left are 2 attacks, 2 energy"),
        ("AAHESO", [], "keep DD", f"the dice show {FIVE}: 2 destruction cannot be kept"),
        ("AAHESO", [], "keep AAHDD", f"the dice show {FIVE}: 2 destruction cannot be kept"),
    ],
)
def test_what_is_left_is_said_in_words(dice: str, then: list[str], text: str, reason: str) -> None:
    game = kn.scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "dice": dice, "then": then})
    refused = game.why_not(text)
    assert refused is not None
    assert refused.reason == reason


def test_dice_that_a_card_binds_are_named() -> None:
    start = {"monsters": [{"name": "Kong", "cards": ["terminal_rage"]}, "Rob"], "dice": "AAHESO"}
    refused = kn.scenario(start).why_not("keep AHESO")
    assert refused is not None
    assert refused.reason == "Terminal Rage forbids rolling dice with attack again"


def asked_anything(game: kn.Game, rng: random.Random, words: list[Action]) -> list[str]:
    """Return what is wrong in the refusals of a sample of all actions."""
    refused = [why_not(game.state, wanted) for wanted in rng.sample(words, SAMPLE)]
    return [each.reason for each in refused if each is not None and LETTERS.search(each.reason)]


@pytest.mark.parametrize(
    ("kind", "names"), [("new_york", ["Kong", "Mantis", "Rob"]), ("tokyo", ["Kong", "Kraken", "Gigazaur"])]
)
def test_no_refusal_of_a_whole_game_holds_letters_or_ids(kind: str, names: list[str]) -> None:
    rng = random.Random(f"refusals/{kind}")
    words = [each for each in vocabulary() if each.verb not in ("dice", "draw", "keep")]
    words += rng.sample([each for each in vocabulary() if each.verb == "keep"], 400)
    game = kn.Game.new(kind, names, seed=3, expansions=["power_up", "luchador"])
    for _ in range(250):
        if game.over:
            break
        assert asked_anything(game, rng, words) == []
        legal = legal_actions(game.state)
        game.play(rng.choice(legal)) if legal else game.step()
