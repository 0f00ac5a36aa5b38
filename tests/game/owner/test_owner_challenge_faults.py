"""Faults in an owner's challenge cards: every one at once, with file, line, key, and what is allowed."""

import pytest

from kony_nb.game.owner.reading import check, read_text
from kony_nb.game.situation.faults import Faults
from kony_nb.rules.errors import BadCards

NONE = "is no challenge card; allowed: 1 to 18, or challenge.01 to challenge.18"
ONLY = "give any of name, strength, bonus, reward, team_up, team_up_reward"


def faults_of(*entered: object) -> list[str]:
    faults = Faults()
    check({"version": 1, "challenge": list(entered)}, faults)
    return list(faults)


@pytest.mark.parametrize(
    ("given", "path", "words"),
    [
        ({"strength": 1}, ".id", "missing; allowed: 1 to 18, or challenge.01 to challenge.18"),
        *(({"id": ident, "bonus": 1}, ".id", NONE) for ident in (0, 19, -1, 10**5000, True, 1.0)),
        *(({"id": ident, "bonus": 1}, ".id", NONE) for ident in ("", "1", "Bear Hug", "?", [1], {})),
        ({"id": 1}, "", ONLY),
        ({"id": 1, "style": "x"}, ".style", "no such key; allowed: id, name, strength, bonus, reward, team_up"),
        ({"id": 1, "provenance": "published"}, ".provenance", "no such key"),
        ({"id": 1, "name": ""}, ".name", "not a text of 1 to 40 printable characters"),
        ({"id": 1, "name": "x" * 41}, ".name", "not a text of 1 to 40"),
        ({"id": 1, "name": "a\u202eb"}, ".name", "not a text"),
        ({"id": 1, "name": "?!"}, ".name", "'?!' has neither a letter nor a digit"),
        ({"id": 1, "team_up": ["x"]}, ".team_up", "not a text"),
        ({"id": 1, "name": "the bear-hug"}, ".name", "challenge.02 is called 'the bear-hug' too"),
        ({"id": 1, "name": "Challenge 03"}, ".name", "'Challenge 03' is the id of another card"),
        ({"id": 1, "team_up": "Polite"}, ".team_up", "challenge.02 is called 'Polite' too"),
        ({"id": 1, "strength": 21}, ".strength", "21 is not 0 to 20"),
        ({"id": 1, "strength": 10**5000}, ".strength", "a huge int is not 0 to 20"),
        ({"id": 1, "strength": 2.0}, ".strength", "2.0 is not 0 to 20"),
        ({"id": 1, "bonus": -1}, ".bonus", "-1 is not 0 to 20"),
        ({"id": 1, "bonus": True}, ".bonus", "True is not 0 to 20"),
        ({"id": 1, "reward": 2}, ".reward", "2 is not a table such as { vp = 2, energy = 1 }"),
        ({"id": 1, "reward": {"vp": 21}}, ".reward.vp", "21 is not 0 to 20"),
        ({"id": 1, "reward": {"vP": 1}}, ".reward.vP", "no such key; allowed: vp, lp, energy"),
        ({"id": 1, "team_up_reward": {"lp": "1"}}, ".team_up_reward.lp", "'1' is not 0 to 20"),
        (3, "", "3 is not a dict"),
        ([], "", "[] is not a dict"),
    ],
)
def test_one_fault_is_named(given: object, path: str, words: str) -> None:
    (fault,) = faults_of(given)
    assert fault.startswith(f"challenge[0]{path}: ")
    assert words in fault


def test_two_tables_for_one_card_and_two_cards_of_one_style() -> None:
    (twice,) = faults_of({"id": 2, "bonus": 1}, {"id": "challenge.02", "strength": 1})
    assert twice == "challenge[1].id: challenge.02 stands in challenge[0] already: give its fields in one place"
    alike = faults_of({"id": 2, "name": "Press"}, {"id": 3, "name": "press"})
    assert alike == [
        "challenge[0].name: challenge.03 is called 'Press' too: each needs its own",
        "challenge[1].name: challenge.02 is called 'press' too: each needs its own",
    ]
    assert faults_of({"id": 1, "name": "Bear Hug"}, {"id": 2, "name": "Avalanche"}) == []
    assert faults_of({"id": 1, "name": "Golden"}) == []
    assert any("19 items, at most 18" in fault for fault in faults_of(*({"id": 1, "bonus": 1} for _ in range(19))))
    assert faults_of(*({"id": n, "bonus": 1} for n in range(1, 19))) == []


def test_faults_of_both_tables_come_together_with_their_lines() -> None:
    with pytest.raises(BadCards) as caught:
        read_text(
            """version = 1
[[challenge]]
id = 19
name = "Press"
[[evolution]]
game = "tokyo"
monster = "Kraken"
name = "Wave"
kind = "temprary"
text = "x"
[[challenge]]
id = 4
[challenge.reward]
vp = 1
energy = 99
""",
            "c.toml",
        )
    first, second, third = caught.value.faults
    assert first.startswith("c.toml, line 3: challenge[0] (Press).id: 19 is no challenge card")
    assert second.startswith("c.toml, line 9: evolution[0] (Wave).kind: 'temprary' is not known")
    assert third == "c.toml, line 15: challenge[1].reward.energy: 99 is not 0 to 20"
