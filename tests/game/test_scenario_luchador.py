"""Masks and challenge cards in scenarios: what goes without saying, and what is wrong."""

from typing import Any

import pytest

import kony_nb as kn
from kony_nb.rules.errors import BadScenario

FRAME = {"game": "tokyo", "expansions": ["luchador"]}


def three(**more: Any) -> dict[str, Any]:
    return {**FRAME, "monsters": [{"name": "Kong", **more}, "Rob", "Mantis"]}


def test_what_goes_without_saying() -> None:
    state = kn.scenario(three()).state
    assert [(m.mask, m.collection, m.challenge, m.challenges) for m in state.monsters] == [(True, 0, "", 1)] * 3
    assert (len(state.challenge_deck), state.challenge_out, state.masks_out) == (18, 0, 0)


def test_what_nobody_has_has_left_the_game() -> None:
    state = kn.scenario({**three(masks={"attached": False}), "challenge_deck": ["challenge.02"]}).state
    assert (state.masks_out, state.challenge_out) == (1, 17)


def test_a_card_by_its_style() -> None:
    assert kn.scenario(three(challenge="Bear Hug")).state.monsters[0].challenge == "challenge.02"


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (three(masks={"collection": 4}), "monsters[0].masks.collection: 4 is not 0 to 3"),
        (three(masks={"collection": 1}), "monsters[*].masks: there are 3, one for each monster"),
        (three(masks={"attached": False, "collection": 1}), "monsters[0].masks: the first mask is attached"),
        (three(masks={"worn": 1}), "monsters[0].masks.worn: no such key; allowed: attached, collection"),
        (three(challenge="challenge.19"), "monsters[0].challenge: 'challenge.19' is not known"),
        (
            {**three(challenge="challenge.01"), "challenge_discards": ["challenge.01"]},
            "challenge_discards[0]: challenge.01 is named twice, in monsters[0].challenge too",
        ),
        ({**three(), "challenge_shuffles": -1}, "challenge_shuffles: -1 is not 0 to 9999"),
        (three(alive=False, challenge="challenge.01"), "monsters[0].challenge: a monster that is out of the game"),
        (three(alive=False, masks={"attached": True}), "monsters[0].masks: a monster that is out of the game"),
        ({**three(masks={}), "expansions": []}, "monsters[0].masks: belongs to expansions: ['luchador']"),
        ({**three(), "expansions": [], "challenge_deck": []}, "challenge_deck: belongs to expansions: ['luchador']"),
        ({"monsters": ["Luchador", "Kong"]}, "'Luchador' is not known"),
    ],
)
def test_faults_say_what_is_wrong_and_where(given: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario) as caught:
        kn.scenario(given)
    assert any(fault in found for found in caught.value.faults), caught.value.faults


def test_the_luchador_plays_with_the_expansion_only() -> None:
    for game in ("new_york", "tokyo"):
        kn.scenario({"game": game, "expansions": ["luchador"], "monsters": ["Luchador", "Kong"]})
        kn.Game.new(game, ["Kong", "Luchador"], expansions=["luchador"])
        with pytest.raises(BadScenario):
            kn.scenario({"game": game, "expansions": ["power_up"], "monsters": ["Luchador", "Kong"]})
