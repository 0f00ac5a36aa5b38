"""Faults in an owner's cards: every one at once, with file, line, key, and what is allowed."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from kony_nb.game.owner.reading import LARGEST, read_file, read_text
from kony_nb.rules.errors import BadCards, KonyError
from tests.game.owner_cards import evolution, faults_of

GAIN = {"do": "gain", "what": "vp", "n": 1}


def refused(text: str) -> list[str]:
    with pytest.raises(BadCards) as caught:
        read_text(text, "cards.toml")
    return caught.value.faults


def test_every_fault_is_named_with_its_line_its_key_and_what_is_allowed() -> None:
    faults = refused(
        """version = 1
[[evolution]]
game = "tokio"
monster = "Kraken"
name = "Wave"   # a comment with [[evolution]] in it
kind = "temprary"
effects = [
  { do = "gain", what = "points", n = 2 },
  { do = "gian" },
]

[[evolution]]
game = "tokyo"
monster = "Kong"
kind = "permanent"
wen = "any"
text = \"\"\"
several
lines\"\"\"
[[evolution.effects]]
do = "gain"
what = "vp"
n = 40
"""
    )
    assert faults == [
        "cards.toml, line 3: evolution[0] (Wave).game: 'tokio' is not known; allowed: new_york, tokyo; "
        "did you mean 'tokyo'?",
        "cards.toml, line 6: evolution[0] (Wave).kind: 'temprary' is not known; allowed: temporary, permanent; "
        "did you mean 'temporary'?",
        "cards.toml, line 8: evolution[0] (Wave).effects[0].what: 'points' is not known; allowed: vp, lp, energy",
        *[fault for fault in faults if "line 9" in fault],
        "cards.toml, line 12: evolution[1].name: missing",
        "cards.toml, line 16: evolution[1].wen: no such key; allowed: game, monster, name, kind, when, whose, lasts, "
        "replaces, text, effects; did you mean 'when'?",
        "cards.toml, line 23: evolution[1].effects[0].n: 40 is not 1 to 20",
    ]
    assert "did you mean 'gain'?" in faults[3]


def test_broken_toml_names_the_line_and_column_of_the_parser() -> None:
    (fault,) = refused('version = 1\n[[evolution]]\nname = "Wave\n')
    assert fault.startswith("cards.toml: no TOML: ")
    assert "line 3, column 13" in fault


@pytest.mark.parametrize("deep", ["[" * 5000, "a = " + "[" * 5000])
def test_lists_without_end(deep: str) -> None:
    (fault,) = refused(deep)
    assert "no TOML" in fault


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "version: missing: this program reads version = 1"),
        ("version = 2", "version: 2 is not known: this program reads version = 1"),
        ("version = true", "version: True is not known"),
        ("version = 1\ncards = 3", "cards: no such key; allowed: version, evolution, challenge"),
        ("version = " + "1" * 5000, "no TOML"),
        ("version = 1\nevolution = 3", "evolution: 3 is not a list"),
        ("version = 1\nevolution = [3]", "evolution[0]: 3 is not a dict"),
        ("version = 1\n[[challenges]]\nid = 1", "challenges: no such key"),
    ],
)
def test_the_file_itself(text: str, words: str) -> None:
    assert any(words in fault for fault in refused(text))


def test_a_file_that_is_none_too_long_or_no_text(tmp_path: Path) -> None:
    for name, content, words in (
        ("long.toml", b"#" * (LARGEST + 1), "longer than"),
        ("bytes.toml", b"version = 1\xff", "no UTF-8 text: byte 11"),
        ("none.toml", None, "cannot be read: No such file"),
    ):
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        with pytest.raises(BadCards, match=words) as caught:
            read_file(file)
        assert str(file) in str(caught.value)


def test_the_error_is_one_of_ours_and_can_be_sent() -> None:
    error = BadCards(["a", "b"])
    assert isinstance(error, KonyError)
    assert str(error).startswith("2 fault(s) in the owner's cards; none of them is used:\na")
    assert pickle.loads(pickle.dumps(error)).faults == ["a", "b"]


PERMANENT = {"kind": "permanent"}


@pytest.mark.parametrize(
    ("given", "path", "words"),
    [
        ({"game": ["tokyo", "tokyo"]}, "game", "a word stands there twice"),
        ({"game": []}, "game", "name new_york, tokyo or both"),
        ({"monster": "Godzilla"}, "monster", "'Godzilla' is not known; allowed:"),
        ({"name": ""}, "name", "not a text of 1 to 40"),
        ({"name": "x" * 41}, "name", "not a text of 1 to 40"),
        ({"name": "a\x00b"}, "name", "not a text"),
        ({"name": 3}, "name", "3 is not a text"),
        ({"kind": 3}, "kind", "allowed: temporary, permanent"),
        ({"when": ["any", "buying"]}, "when", "'any' says it all"),
        ({"when": "dying"}, "when", "'dying' is not known"),
        ({"whose": "mine"}, "whose", "allowed: any, own, other"),
        ({"lasts": "ever"}, "lasts", "allowed: now, turn, own_turn"),
        ({**PERMANENT, "lasts": "turn"}, "lasts", "leave it out"),
        ({"replaces": "Healing Rein"}, "replaces", "did you mean 'healing_rain'"),
        ({"replaces": 3}, "replaces", "3 is not known"),
        ({"text": "x" * 601}, "text", "not a text of 1 to 600"),
        ({"effects": []}, "", "neither effects nor a text"),
        ({"effects": [GAIN] * 7}, "effects", "7 items, at most 6"),
        ({"effects": {}}, "effects", "is not a list"),
        ({"effects": [3]}, "effects[0]", "3 is not a table such as"),
        ({"effects": [{}]}, "effects[0].do", "missing; allowed: gain, lose"),
        ({"effects": [{"do": "gain"}]}, "effects[0].what", "missing: gain needs what, n"),
        ({"effects": [{"do": "gain", "what": "vp", "n": 0}]}, "effects[0].n", "0 is not 1 to 20"),
        ({"effects": [{"do": "gain", "what": "vp", "n": True}]}, "effects[0].n", "True is not 1 to 20"),
        ({"effects": [{"do": "steal", "what": "lp", "n": 1}]}, "effects[0].what", "allowed: vp, energy"),
        ({"effects": [{"do": "steal", "what": "vp", "n": 1, "who": "all"}]}, "effects[0].who", "each, one"),
        ({"effects": [{"do": "heal", "n": 1, "what": "vp"}]}, "effects[0].what", "no such key; allowed: do, n, at"),
        ({"effects": [{**GAIN, "at": "noon"}]}, "effects[0].at", "allowed: played, turn_start"),
        ({"effects": [{**GAIN, "at": "enter"}]}, "effects[0].at", "acts while the evolution lies face up"),
        ({"effects": [{**GAIN, "if": "tokyo"}]}, "effects[0].if", "allowed: in_city, outside"),
        ({"effects": [{**GAIN, "per": "D"}]}, "effects[0].per", "'D' is no face; allowed: 1 (one)"),
        ({"effects": [{**GAIN, "per": "AH"}]}, "effects[0].per", "is not one face"),
        ({**PERMANENT, "effects": [{**GAIN, "at": "turn_start", "per": "A"}]}, "effects[0].per", "lie there at played"),
        ({"whose": "other", "effects": [{**GAIN, "per": "A"}]}, "effects[0].per", "on your own turn"),
        ({**PERMANENT, "effects": [{**GAIN, "at": "roll"}]}, "effects[0].face", "missing"),
        ({**PERMANENT, "effects": [{**GAIN, "face": "A"}]}, "effects[0].face", "no such key"),
        ({"effects": [{"do": "extra_dice", "n": 1}]}, "effects[0].do", "needs kind 'permanent', or lasts"),
        ({**PERMANENT, "effects": [{"do": "extra_dice", "n": 3}]}, "effects[0].n", "3 is not 1 to 2"),
        ({**PERMANENT, "effects": [{"do": "max_lp", "n": 3}]}, "effects[0].n", "3 is not 1 to 2"),
        ({**PERMANENT, "effects": [{"do": "cheaper", "n": 1, "at": "buy"}]}, "effects[0].at", "no such key"),
        ({**PERMANENT, "effects": [{"do": "set_die"}]}, "effects[0].to", "missing: set_die needs to"),
        ({**PERMANENT, "effects": [{"do": "set_die", "from": "A", "to": "A"}]}, "effects[0].to", "shows already"),
        ({**PERMANENT, "effects": [{"do": "set_die", "to": ["A", 3]}]}, "effects[0].to", "3 is no face"),
        (
            {**PERMANENT, "effects": [{"do": "set_die", "to": "A"}, {"do": "reroll", "n": 1}]},
            "effects",
            "one effect of set_die, reroll",
        ),
        ({"effects": [{"do": "destroy", "n": 2}]}, "effects[0].do", "exists in new_york only"),
        ({**PERMANENT, "effects": [{"do": "no_damage", "at": "wounded"}]}, "effects[0].at", "allowed: do, if"),
        ({**PERMANENT, "effects": [{"do": "extra_turn", "at": "buy"}]}, "effects[0].at", "allowed: do, if"),
    ],
    ids=str,
)
def test_what_makes_no_sense(given: dict[str, Any], path: str, words: str) -> None:
    faults = faults_of(evolution(**given))
    where = f"evolution[0]{'.' if path else ''}{path}: "
    assert any(fault.startswith(where) and words in fault for fault in faults), faults


def test_a_missing_key_each() -> None:
    for key in ("game", "monster", "name", "kind"):
        given = evolution()
        del given[key]
        assert f"evolution[0].{key}: missing" in faults_of(given)


def test_a_wrong_kind_causes_no_second_fault() -> None:
    (fault,) = faults_of(evolution(kind="perm", effects=[{"do": "cheaper", "n": 1}]))
    assert fault.startswith("evolution[0].kind")


def test_the_set_has_eight_places_and_each_is_taken_once() -> None:
    nine = [evolution(name=f"Own {at}") for at in range(9)]
    assert faults_of(*nine[:8]) == []
    (fault,) = faults_of(*nine)
    assert fault == "evolution[8]: Kraken has 8 evolutions in tokyo, and every one of them is replaced already"
    twice = evolution(replaces="High Tide"), evolution(name="Other", replaces="high tide")
    (fault,) = faults_of(*twice)
    assert fault == "evolution[1].replaces: high tide is replaced already, by evolution[0]"
    (fault,) = faults_of(evolution(), evolution())
    assert fault == "evolution[1].name: Kraken has Own in tokyo already, in evolution[0]"


def test_faces_by_letter_by_name_and_in_lists() -> None:
    for to in ("AH", "a h", ["A", "heart"], ["attack", "H"]):
        assert faults_of(evolution(kind="permanent", effects=[{"do": "set_die", "to": to}])) == []
    both = evolution(game=["new_york", "tokyo"], monster="Kong", kind="permanent")
    assert faults_of({**both, "effects": [{"do": "set_die", "to": "H"}]}) == []
    (fault,) = faults_of({**both, "effects": [{"do": "set_die", "to": "D"}]})
    assert fault.endswith("allowed: A (attack), H (heart), E (energy)")
