"""A wrong scenario: one error, every fault with its path and what is allowed."""

# ruff: noqa: E501  a table with one fault a line

import copy
import random
from typing import Any

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.game.situation.opening import KEYS
from kony_nb.rules.check import check
from kony_nb.rules.errors import BadRecord, BadScenario
from tests.game.randomly import random_game

KONG, ROB = {"name": "Kong"}, {"name": "Rob"}
SIX = ["Kong", "Rob", "Mantis", "Sheriff", "Drakonis", "Captain Fish"]


def faults_of(given: Any) -> list[str]:
    with pytest.raises(BadScenario) as bad:
        scenario(given)
    return bad.value.faults


def at(*places: str) -> list[dict[str, str]]:
    return [{"name": name, "place": place} for name, place in zip(SIX, places, strict=False)]


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({}, "monsters: missing: 2 to 6 names"),
        ({"monsters": ["Kong"]}, "monsters: 1 given, at least 2 play"),
        ({"monsters": [*SIX, "Kong"]}, "monsters: 7 items, at most 6 are allowed"),
        ({"monsters": "Kong"}, "monsters: 'Kong' is not a list"),
        ({"monsters": ["Kong", "Kong"]}, "monsters[1]: Kong plays already"),
        ({"monsters": ["Kong", 3]}, "monsters[1]: 3 is not known"),
        ({"monsters": [KONG, {}]}, "monsters[1].name: None is not known"),
        ({"monsters": [KONG, {"name": "Rub"}]}, "monsters[1].name: 'Rub' is not known; allowed: Captain Fish, Drakonis"),
        ({"monsters": [KONG, {"name": "Rub"}]}, "did you mean 'rob'?"),
        ({"monsters": [KONG, {**ROB, "lp": 14}]}, "monsters[1].lp: 14 is not 0 to 10"),
        ({"monsters": [KONG, {**ROB, "lp": 13, "cards": ["carapace"]}]}, "monsters[1].lp: 13 is not 0 to 12"),
        ({"monsters": [KONG, {**ROB, "lp": 0}]}, "monsters[1].lp: 0 is not 1 to 10; a monster out of the game has alive"),
        ({"monsters": [KONG, {**ROB, "lp": True}]}, "monsters[1].lp: True is not 0 to 10"),
        ({"monsters": [KONG, {**ROB, "vp": 21}]}, "monsters[1].vp: 21 is not 0 to 20"),
        ({"monsters": [KONG, {**ROB, "vp": "3"}]}, "monsters[1].vp: '3' is not 0 to 20"),
        ({"monsters": [KONG, {**ROB, "energy": -1}]}, "monsters[1].energy: -1 is not 0 to"),
        ({"monsters": [KONG, {**ROB, "power": 1}]}, "monsters[1].power: no such key; allowed: name, place, lp"),
        ({"monsters": [KONG, {**ROB, "place": "quens"}]}, "monsters[1].place: 'quens' is not known"),
        ({"monsters": [KONG, {**ROB, "place": "quens"}]}, "did you mean 'queens'?"),
        ({"monsters": [KONG, {**ROB, "alive": 0}]}, "monsters[1].alive: 0 is not true or false"),
        ({"monsters": [KONG, {**ROB, "alive": False}]}, "monsters: at least 2 must be alive"),
        ({"monsters": [KONG, ROB, {"name": "Mantis", "alive": False, "lp": 3}]}, "monsters[2].lp: a monster that is out"),
        ({"monsters": [KONG, ROB, {"name": "Mantis", "alive": False, "place": "queens"}]}, "monsters[2].place: a monster"),
        ({"monsters": [KONG, {**ROB, "reached": 1}]}, "monsters[1].reached: only a monster with 20 victory points"),
        ({"monsters": [{**KONG, "vp": 20, "reached": 1}, {**ROB, "vp": 20, "reached": 1}]}, "cannot share 1"),
        ({"monsters": [KONG, {**ROB, "tokens": {"glue": 1}}]}, "monsters[1].tokens.glue: no such key"),
        ({"monsters": [{**KONG, "cards": ["curse"]}, {**ROB, "tokens": {"jinx": 14}}]}, "monsters[1].tokens.jinx: 14 is not 0 to 13"),
        ({"monsters": [{**KONG, "cards": ["curse"], "tokens": {"jinx": 7}}, {**ROB, "tokens": {"jinx": 7}}]}, "14 Jinx tokens, there are 13"),
        ({"monsters": [{**KONG, "cards": ["curse"], "tokens": {"jinx": 1}}, ROB]}, "monsters[0].tokens.jinx: the owner of curse never"),
        ({"monsters": [KONG, {**ROB, "tokens": {"jinx": 1}}]}, "jinx tokens are there only while somebody has curse"),
        ({"monsters": [KONG, {**ROB, "cards": ["claws"]}]}, "monsters[1].cards[0]: 'claws' is not known"),
        ({"monsters": [KONG, {**ROB, "cards": ["subway"]}]}, "monsters[1].cards[0]: subway is no Keep card"),
        ({"monsters": [KONG, {**ROB, "cards": ["superstar"]}]}, "monsters[1].cards[0]: 'superstar' is not known"),
        ({"monsters": [KONG, {**ROB, "cards": [{"id": "curse", "counters": 1}]}]}, "monsters[1].cards[0].counters: 1 is not 0 to 0"),
        ({"monsters": [{**KONG, "cards": ["curse"]}, {**ROB, "cards": ["curse"]}]}, "monsters[1].cards[0]: curse is named twice, in monsters[0].cards[0] too"),
        ({"monsters": at("queens", "queens", "queens")}, "3 monsters in queens, at most 2 are allowed"),
        ({"monsters": at("lower", "upper")}, "2 monsters on the track lower, midtown, upper, at most 1"),
        ({"monsters": at("lower", "upper_56", "queens", "bronx")}, "the second track of Manhattan is closed"),
        ({"monsters": at("lower", "upper_56", "queens", "bronx", "bronx"), "options": {"two_in_manhattan": "off"}}, "the second track of Manhattan is closed"),
        ({"monsters": [KONG, ROB], "tile": {}}, "tile: no such key; allowed: game, rules"),
        ({"monsters": [KONG, ROB], "game": "chess"}, "game: 'chess' is not one of new_york"),
        ({"monsters": [KONG, ROB], "rules": "house"}, "rules: 'house' is not one of digest, printed"),
        ({"monsters": [KONG, ROB], "options": {"colour": "red"}}, "options.colour: no such option"),
        ({"monsters": [KONG, ROB], "expansions": ["chess"]}, "expansions[0]: 'chess' is not one of power_up"),
        ({"monsters": [KONG, ROB], "expansions": ["power_up", "power_up"]}, "expansions[1]: power_up is there already"),
        ({"monsters": [KONG, ROB], "expansions": "power_up"}, "expansions: 'power_up' is not a list"),
        ({"monsters": [KONG, ROB], "options": {"mutant_draft": "on"}}, "options.mutant_draft: no such option"),
        ({"monsters": [KONG, ROB], "deal_seed": 0.5}, "deal_seed: 0.5 is not a whole number or a word"),
        ({"monsters": [KONG, ROB], "seed": 1.5}, "seed: 1.5 is not a whole number or a word"),
        ({"monsters": [KONG, ROB], "phase": "flee"}, "phase: 'flee' is not known; allowed: setup, start, roll"),
        ({"monsters": [KONG, ROB], "turn": "Mantis"}, "turn: 'Mantis' is not known; allowed: Kong, Rob"),
        ({"monsters": [KONG, ROB, {"name": "Mantis", "alive": False}], "turn": "Mantis"}, "turn: Mantis is out of the game"),
        ({"monsters": [KONG, ROB], "regular": "Rob"}, "regular: differs from the turn only in an extra turn"),
        ({"monsters": [KONG, ROB, {"name": "Mantis", "alive": False}], "superstar_holder": "Mantis"}, "superstar_holder: Mantis is out of the game"),
        ({"monsters": [KONG, ROB], "dice": "AAHESX"}, "dice: 'AAHESX': X is no face; allowed: A, H, E, D, S, O"),
        ({"monsters": [KONG, ROB], "dice": 6}, "dice: 6 is not a string of face letters"),
        ({"monsters": [KONG, ROB], "dice": "AAHES"}, "dice: 5 dice lie there, Kong rolls 6"),
        ({"monsters": [KONG, ROB], "dice": "AAAAAAAAA"}, "dice: 9 dice, at most 8 are allowed"),
        ({"monsters": [KONG, ROB], "dice": "AAHESO", "kept": "AAA"}, "kept: 'AAA' must be some of the dice"),
        ({"monsters": [KONG, ROB], "dice": "AAHESO", "rolls_left": 0}, "rolls_left: 0 is not 1 to 3"),
        ({"monsters": [KONG, ROB], "phase": "move", "rolls_left": 1}, "rolls_left: has no meaning in the phase 'move'"),
        ({"monsters": [KONG, ROB], "phase": "start", "dice": "AAHESO"}, "dice: has no meaning in the phase 'start'"),
        ({"monsters": [KONG, ROB], "phase": "resolve"}, "dice: the phase 'resolve' needs the final dice"),
        ({"monsters": [KONG, ROB], "phase": "resolve", "dice": "AA", "results": "AAA"}, "results: 'AAA' is not among the dice"),
        ({"monsters": [KONG, ROB], "boroughs": []}, "boroughs: [] is not a dict"),
        ({"monsters": [KONG, ROB], "boroughs": {"jersey": {}}}, "boroughs.jersey: 'jersey' is not known"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {}, "Queens": {}}}, "boroughs.Queens: queens is named twice"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stack": []}}}, "boroughs.queens.stack: no such key"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [[], [], [], []]}}}, "boroughs.queens.stacks: 4 items"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [["tower"]]}}}, "boroughs.queens.stacks[0][0]: 'tower' is not known"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [["high_rise_1"] * 4]}}}, "boroughs.queens.stacks[0]: 4 tiles, at most 3"),
        ({"monsters": [KONG, ROB], "pending": [["curse", "Rob"]]}, "pending[0][0]: 'curse' is not known; allowed: columbia_university"),
        ({"monsters": [KONG, ROB], "extra_turns": [["carapace", "Rob"]]}, "extra_turns[0][0]: 'carapace' is not known; allowed: climb_the_empire_state_building, subway, terminal_rage"),
        ({"monsters": [KONG, ROB], "this_turn": {"extra": "carapace"}}, "this_turn.extra: 'carapace' is not known; allowed: climb_the_empire_state_building, subway, terminal_rage"),
        ({"monsters": [KONG, ROB], "this_turn": {"bought": ["superstar"]}}, "this_turn.bought[0]: 'superstar' is not known"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [["?"]]}}}, "boroughs.queens.stacks[0]: the last one is the top"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"units": ["plane"]}}}, "boroughs.queens.units[0]: 'plane' is not known"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [["high_rise_3"] * 4]}}}, "4 tiles high_rise_3, there are 3"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"units": ["tank"] * 10}}}, "10 tiles with tank on the back, units included; there are 9"),
        ({"monsters": [KONG, ROB], "boroughs": {"queens": {"stacks": [["?", "high_rise_1"]]}}, "tiles": {}}, "1 unknown tiles, only 0 are unseen"),
        ({"monsters": [KONG, ROB], "phase": "start", "boroughs": {"queens": {"fresh": ["jet"]}}}, "at the start of a turn no unit is fresh"),
        ({"monsters": [KONG, ROB], "phase": "move", "boroughs": {"queens": {"fresh": ["jet"]}}, "this_turn": {"destroyed": ["high_rise_1"]}}, "this_turn.destroyed: does not explain the fresh jet"),
        ({"monsters": [KONG, ROB], "removed_tiles": {"barn": 1}}, "removed_tiles.barn: no such key"),
        ({"monsters": [KONG, ROB], "market": ["subway", "subway"]}, "market[1]: subway is named twice, in market[0] too"),
        ({"monsters": [KONG, ROB], "market": ["a", "b", "c", "d"]}, "market: 4 items, at most 3"),
        ({"monsters": [KONG, ROB], "market": ["subway"], "deck": ["subway"]}, "deck[0]: subway is named twice"),
        ({"monsters": [KONG, ROB], "pending": ["subway"]}, "pending[0]: 'subway' is not [card, monster]"),
        ({"monsters": [KONG, ROB], "extra_turns": [["subway", "Mantis"]]}, "extra_turns[0][1]: 'Mantis' is not known"),
        ({"monsters": [KONG, ROB], "this_turn": {"luck": 1}}, "this_turn.luck: no such key"),
        ({"monsters": [KONG, ROB], "this_turn": {"once": ["gadget"]}}, "this_turn.once[0]: 'gadget' is not known"),
        ({"monsters": [KONG, ROB], "souvenirs": ["queens"]}, "souvenirs: souvenir tokens are there only while somebody has"),
        ({"monsters": [KONG, ROB], "souvenirs": ["queens", "Queens"]}, "souvenirs: queens, queens: a borough holds one token"),
        ({"monsters": [KONG, ROB], "souvenirs": ["lower"]}, "souvenirs[0]: 'lower' is not known"),
        ({"monsters": [KONG, ROB], "this_turn": {"dealt": [["Rob"]]}}, "this_turn.dealt[0]: ['Rob'] is not [monster, amount]"),
        ({"monsters": [KONG, ROB], "phase": "start", "this_turn": {"rolls": 1}}, "this_turn: nothing but 'extra'"),
        ({"monsters": [{**KONG, "vp": 20}, ROB], "effects": 0}, "effects: 0 is not 1 to"),
        ({"monsters": [KONG, ROB], "phase": "setup", "market": []}, "market: the phase 'setup' begins a new game"),
        ({"monsters": [KONG, {**ROB, "lp": 3}], "phase": "setup"}, "monsters[1].lp: no such key; allowed: name"),
        ({"monsters": [KONG, ROB], "then": "roll"}, "then: 'roll' is not a list"),
        ({"monsters": [KONG, ROB], "then": [3]}, "then[0]: 3 is not the text of an action"),
        ({"monsters": [KONG, ROB], "then": ["roll AAHESO", "keep DD"]}, "then[1]: 'keep DD': the dice show 2 attacks, 1 heart"),
        ({"monsters": [KONG, ROB], "then": ["dance"]}, "then[0]: 'dance': no such action; possible now: roll [core.action.unknown]"),
        ({"monsters": [KONG, ROB], "then": ["?"]}, "then[0]: '?' stands for chance, but none waits here"),
        ({"monsters": [KONG, ROB], "then": ["?", "roll"]}, "then[0]: '?': no such action"),
        ({"monsters": [KONG, ROB], "then": [""]}, "then[0]: '': no such action"),
        ([], "scenario: [] is not a dict"),
        (None, "scenario: None is not a dict"),
    ],
)  # fmt: skip
def test_each_fault_is_named(given: Any, fault: str) -> None:
    found = faults_of(given)
    assert any(fault in line for line in found), found


def test_all_faults_come_in_one_error() -> None:
    found = faults_of(
        {
            "monsters": [
                {"name": "Kong", "lp": 14, "place": "quens"},
                {"name": "Rob", "colour": "red"},
                "Bob",
            ],
            "phase": "rol",
            "dice": "AAHESX",
            "market": ["subway", "subway"],
            "boroughs": {"the bronks": {}},
            "then": [0],
        }
    )
    assert len(found) == 9
    assert found[0].startswith("phase:")


def test_a_wrong_scenario_is_one_line_a_fault() -> None:
    with pytest.raises(
        BadScenario, match=r"^2 fault\(s\) in the scenario:\nphase: .*\nmonsters\[1\]\.lp: 14 is not 0 to 10$"
    ):
        scenario({"monsters": ["Kong", {"name": "Rob", "lp": 14}], "phase": "x"})


JUNK: list[Any] = [
    None,
    True,
    0,
    1,
    -1,
    7,
    10**12,
    1.5,
    "",
    "Kong",
    "queens",
    "zz",
    "?",
    "AAH",
    [],
    ["Kong"],
    {},
]
JUNK += [[["Kong", 1]], [None], {"a": 1}, {"name": "Kong"}, "subway", "roll", float("nan"), ["?"], [["?"]]]


def spoil(given: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Put something else somewhere into a scenario."""
    spoilt = copy.deepcopy(given)
    node: Any = spoilt
    while True:
        if isinstance(node, dict) and rng.random() < 0.2:
            node[rng.choice([*KEYS, *node])] = rng.choice(JUNK)
            return spoilt
        at = rng.choice(list(node)) if isinstance(node, dict) else rng.randrange(len(node))
        if not isinstance(node[at], dict | list) or not node[at] or rng.random() < 0.3:
            node[at] = rng.choice(JUNK)
            return spoilt
        node = node[at]


def test_whatever_is_given_it_is_a_game_or_one_error() -> None:
    rng = random.Random(4)
    situations = []
    for seed in range(6):
        game = random_game(seed, 2 + seed % 5)
        for n in rng.sample(range(len(game.path)), 12):
            game.goto(n)
            situations.append(game.to_scenario())
    games = 0
    for _ in range(1500):
        given = spoil(rng.choice(situations), rng)
        try:
            game = scenario(given)
        except BadScenario:
            continue
        games += 1
        assert check(game.state) == [], given
    assert games > 30


def test_a_string_that_is_no_share_string_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"one begins with 'kn1\.'"):
        scenario("Kong")


HUGE = 10**5000


def nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", range(7), ids=lambda n: f"huge{n}")
def test_a_value_too_huge_to_be_written_is_a_fault_like_others(key: str, value: int) -> None:
    values = (HUGE, -HUGE, nested(100_000), [HUGE], [["Kong", HUGE]], {"high_rise_1": HUGE}, {HUGE: 1})
    assert faults_of({"monsters": ["Kong", "Rob"], key: values[value]})


def test_monsters_that_are_missing_are_one_fault() -> None:
    assert len(faults_of({})) == 1


@pytest.mark.parametrize("dice", ["\u00df", "A\u00df", "\u017f"])
def test_a_letter_that_turns_into_a_face_in_upper_case_is_none(dice: str) -> None:
    (fault,) = faults_of({"monsters": ["Kong", "Rob"], "phase": "resolve", "dice": dice})[:1]
    assert "is no face" in fault


@pytest.mark.parametrize("name", ["K\u00f6ng", "Kong\u65e5", "\u00e9Kong"])
def test_letters_of_other_alphabets_are_not_left_out_of_a_name(name: str) -> None:
    assert faults_of({"monsters": [name, "Rob"]})[0].startswith("monsters[0]")
