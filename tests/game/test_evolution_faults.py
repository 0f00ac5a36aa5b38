"""What can be wrong with the evolutions of a scenario, each fault with its path."""

# ruff: noqa: E501  a table with one fault a line

from typing import Any

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadScenario

KING = {"name": "The King"}


def faults_of(kraken: dict[str, Any], **more: Any) -> list[str]:
    given = {
        "game": "tokyo",
        "expansions": ["power_up"],
        "monsters": [{"name": "Kraken", "place": "outside", **kraken}, {**KING, "place": "tokyo_city"}],
        **more,
    }
    with pytest.raises(BadScenario) as bad:
        scenario(given)
    return bad.value.faults


PATH = "monsters[0].evolutions"


@pytest.mark.parametrize(
    ("evolutions", "fault"),
    [
        ([], f"{PATH}: [] is not a dict"),
        ({"hands": []}, f"{PATH}.hands: no such key; allowed: hand, play, discard, deck, draws; did you mean 'hand'?"),
        ({"hand": "healing_rain"}, f"{PATH}.hand: 'healing_rain' is not a list"),
        ({"hand": ["extra_head"]}, f"{PATH}.hand[0]: 'extra_head' is not known"),
        ({"hand": [3]}, f"{PATH}.hand[0]: 3 is not known"),
        ({"hand": ["healing_rain"], "discard": ["Healing Rain"]}, f"{PATH}.discard[0]: healing_rain is named twice, in {PATH}.hand[0] too"),
        ({"play": ["healing_rain"]}, f"{PATH}.play: healing_rain is discarded when it is played"),
        ({"play": ["?"]}, f"{PATH}.play[0]: '?' is not known"),
        ({"discard": ["?"]}, f"{PATH}.discard[0]: '?' is not known"),
        ({"hand": ["?"] * 9}, f"{PATH}: 9 unknown, only 8 of the set are named nowhere"),
        ({"hand": ["healing_rain"], "deck": ["?"] * 8}, f"{PATH}: 8 unknown, only 7 of the set are named nowhere"),
        ({"draws": -1}, f"{PATH}.draws: -1 is not 0 to 9999"),
        ({"draws": "2"}, f"{PATH}.draws: '2' is not 0 to 9999"),
    ],
)  # fmt: skip
def test_evolutions(evolutions: object, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults_of({"evolutions": evolutions})), faults_of(
        {"evolutions": evolutions}
    )


@pytest.mark.parametrize(
    ("kraken", "more", "fault"),
    [
        ({"evolutions": {}}, {"expansions": []}, f"{PATH}: evolutions are played with expansions: ['power_up'] only"),
        ({"reserved": "jets"}, {}, "monsters[0].reserved: 'jets' is not a list"),
        ({"reserved": ["jetts"]}, {}, "monsters[0].reserved[0]: 'jetts' is not known"),
        ({"reserved": ["jets"], "cards": ["jets"]}, {}, "monsters[0].reserved[0]: jets is named twice, in monsters[0].cards[0] too"),
        ({"cards": [{"id": "jets", "mark": 3}]}, {}, "monsters[0].cards[0].mark: 3 is not a text"),
        ({"cards": [{"id": "jets", "marks": ""}]}, {}, "monsters[0].cards[0].marks: no such key; allowed: id, counters, copies, mark"),
        ({}, {"deck_bottom": "jets"}, "deck_bottom: 'jets' is not a list"),
        ({}, {"deck_bottom": ["jets", "jets"]}, "deck_bottom[1]: jets is named twice, in deck_bottom[0] too"),
        ({}, {"deck_bottom": ["healing_rain"]}, "deck_bottom[0]: 'healing_rain' is not known"),
        ({}, {"bottom_seen_by": ["Kraken"]}, "bottom_seen_by: nobody has put a card under the deck"),
        ({}, {"deck_bottom": ["jets"], "bottom_seen_by": ["Kong"]}, "bottom_seen_by[0]: 'Kong' is not known"),
        ({}, {"deck_seed": 3}, "deck_seed: no such key"),
    ],
)  # fmt: skip
def test_what_evolutions_bring(kraken: dict[str, Any], more: dict[str, Any], fault: str) -> None:
    assert any(found.startswith(fault) for found in faults_of(kraken, **more)), faults_of(kraken, **more)


def test_an_eliminated_monster_has_none_of_it() -> None:
    three = [{"name": "Kraken", "alive": False, "evolutions": {"hand": ["healing_rain"]}, "reserved": ["jets"]}, KING, "Kong"]
    found = faults_of({}, monsters=three)
    assert f"{PATH}: a monster that is out of the game has none" in found
    assert "monsters[0].reserved: a monster that is out of the game has none" in found


def test_all_faults_are_listed_at_once() -> None:
    found = faults_of({"evolutions": {"hand": ["x"], "draws": -1}, "reserved": ["y"]}, deck_bottom=["z"], expansions=["power_up", "q"])
    assert [fault.partition(":")[0] for fault in found] == [
        "expansions[1]",
        "monsters[0].reserved[0]",
        "deck_bottom[0]",
        f"{PATH}.hand[0]",
        f"{PATH}.draws",
    ]
