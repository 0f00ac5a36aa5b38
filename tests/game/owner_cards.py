"""Cards of an owner for tests: every word of the vocabulary, and a file that holds them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kony_nb.game.owner import using
from kony_nb.game.owner.entered import OwnCards
from kony_nb.game.owner.reading import check
from kony_nb.game.owner.sets import OwnCard
from kony_nb.game.situation.faults import Faults

EVERY_EFFECT: tuple[dict[str, Any], ...] = (
    {"kind": "temporary", "effects": [{"do": "gain", "what": "vp", "n": 2}, {"do": "lose", "what": "lp", "n": 1}]},
    {"kind": "temporary", "effects": [{"do": "others_gain", "what": "lp", "n": 1}, {"do": "draw"}]},
    {"kind": "temporary", "effects": [{"do": "others_lose", "what": "lp", "n": 1}, {"do": "heal", "n": 1}]},
    {"kind": "temporary", "effects": [{"do": "steal", "what": "vp", "n": 1}, {"do": "extra_turn"}]},
    {"kind": "temporary", "effects": [{"do": "steal", "what": "energy", "n": 2, "who": "one"}]},
    {"kind": "temporary", "effects": [{"do": "damage", "n": 2, "who": "one"}, {"do": "damage", "n": 1, "who": "city"}]},
    {"kind": "temporary", "effects": [{"do": "no_damage"}]},
    {"kind": "permanent", "effects": [{"do": "set_die", "to": "A"}, {"do": "extra_dice", "n": 1}]},
    {"kind": "permanent", "effects": [{"do": "reroll", "n": 2}, {"do": "extra_rolls", "n": 1}]},
    {"kind": "permanent", "effects": [{"do": "cheaper", "n": 1}, {"do": "max_lp", "n": 2}]},
    {"kind": "temporary", "lasts": "turn", "effects": [{"do": "more_damage", "n": 1, "least": 2}]},
    {"kind": "permanent", "effects": [{"do": "gain", "what": "energy", "n": 1, "at": "turn_start"}]},
    {
        "kind": "permanent",
        "effects": [
            {"do": "gain", "what": "vp", "n": 1, "at": "turn_end", "if": "in_city"},
            {"do": "damage", "n": 1, "who": "outside", "at": "enter"},
        ],
    },
    {
        "kind": "permanent",
        "effects": [
            {"do": "heal", "n": 1, "at": "buy"},
            {"do": "gain", "what": "energy", "n": 1, "at": "wound"},
            {"do": "draw", "at": "elimination"},
        ],
    },
    {
        "kind": "permanent",
        "effects": [
            {"do": "lose", "what": "energy", "n": 1, "at": "wounded"},
            {"do": "steal", "what": "vp", "n": 1, "who": "one", "at": "roll", "face": "H", "least": 2},
        ],
    },
    {"kind": "temporary", "effects": [{"do": "gain", "what": "energy", "n": 1, "per": "A"}]},
    {"kind": "temporary", "text": "Turn the table by ninety degrees."},
    {"kind": "permanent", "text": "Everybody sings."},
)
"""Evolutions that together say every word that both games know."""
DESTROYING = {"kind": "temporary", "effects": [{"do": "destroy", "n": 3}]}


def evolution(**given: Any) -> dict[str, Any]:
    """Return an evolution as it is entered; what is not given is a temporary one of Kraken that gains 1 VP."""
    usual = {"game": "tokyo", "monster": "Kraken", "name": "Own", "kind": "temporary"}
    if "text" not in given and "effects" not in given:
        usual["effects"] = [{"do": "gain", "what": "vp", "n": 1}]
    return {**usual, **given}


def checked(*entered: dict[str, Any]) -> tuple[OwnCard, ...]:
    """Return evolutions, which must be without a fault."""
    faults = Faults()
    cards = check({"version": 1, "evolution": list(entered)}, faults)
    assert list(faults) == []
    return cards.evolutions


def faults_of(*entered: dict[str, Any]) -> list[str]:
    """Return the faults of evolutions, each with its path."""
    faults = Faults()
    check({"version": 1, "evolution": list(entered)}, faults)
    return list(faults)


@contextmanager
def in_use(*entered: dict[str, Any]) -> Iterator[list[str]]:
    """Use evolutions for a while, and give their ids."""
    before = using.in_use()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(using.NOW, "decided", True)
        cards = checked(*entered)
        using.register(OwnCards(cards, "test"))
        try:
            yield [card.id for card in cards]
        finally:
            using.register(before)


def shuffled_out(game: str, monsters: list[str]) -> list[dict[str, Any]]:
    """Return every effect dealt out to these monsters, eight to each, some of them twice."""
    words = [*EVERY_EFFECT, *([DESTROYING] * 2 if game == "new_york" else [])]
    return [
        {"game": game, "monster": name, "name": f"Own {number}", **words[(8 * at + number) % len(words)]}
        for at, name in enumerate(monsters)
        for number in range(8)
    ]
