"""The text record: readable, exact, and refused where it was edited into something illegal."""

# ruff: noqa: E501  a table with one edit a line

import re
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.share import share_string
from kony_nb.rules.errors import BadRecord
from kony_nb.rules.state import state_key
from tests.game.randomly import random_game


def flight() -> Game:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower"}],
            "rules": "printed",
            "options": {"infantry_reward": "vp"},
            "seed": 7,
            "then": ["roll AAHHEE", "stop"],
        }
    )
    game.play("resolve A")
    game.node.note = "What now?\nI {think} I go."
    game.play("flee bronx")
    return game


def test_a_record_can_be_read_by_a_person() -> None:
    game = flight()
    lines = game.record().splitlines()
    assert lines[:7] == [
        '[Version "1"]',
        '[Game "new_york"]',
        '[Monsters "Kong, Rob"]',
        '[Rules "printed"]',
        '[Options "infantry_reward=vp"]',
        '[Seed "7"]',
        '[Luck "7"]',
    ]
    assert lines[7].startswith('[Start "kn1.')
    assert lines[8:] == [
        "",
        "1. Kong: roll",
        "* dice AAHHEE",
        "; Kong rolls 6 dice: 2 attacks, 2 hearts, 2 energy (2 rolls left) [core.roll.dice]",
        "2. Kong: stop",
        "; Kong stops with 2 attacks, 2 hearts, 2 energy [core.roll.stop]",
        "3. Kong: resolve A",
        "; Kong resolves 2 attacks [core.resolve.whole-face]",
        "; Kong attacks the monsters in Manhattan with 2 attacks [ny.attack.from-outside]",
        "; Rob loses 2 LP (8 left) to Kong's attack [ny.attack.from-outside]",
        "{What now?}",
        "{I {think} I go.}",
        "4. Rob: flee bronx",
        "; Rob flees to the Bronx [ny.flee.where]",
        "",
        "= unfinished",
    ]


def test_a_record_gives_the_same_game_again() -> None:
    game = flight()
    again = Game.from_record(game.record())
    assert [state_key(node.state) for node in again.path] == [state_key(node.state) for node in game.path]
    assert [node.events for node in again.path] == [node.events for node in game.path]
    assert [node.note for node in again.path] == [node.note for node in game.path]
    assert (again.seed, again.luck.seed) == (7, 7)
    assert again.record() == game.record()


def test_a_record_holds_the_whole_line_and_where_one_stands() -> None:
    game = flight()
    game.goto(2)
    text = game.record()
    assert '[At "2"]' in text
    again = Game.from_record(text)
    assert again.at == 2
    assert len(again.line) == len(game.line)


def test_a_record_of_a_new_game_needs_no_start() -> None:
    game = random_game(1, 3, "printed")
    text = game.record()
    assert "[Start" not in text
    assert text.endswith(f"\n= {game.winners[0]} wins\n")
    again = Game.from_record(text.replace("\n", "\r\n"))
    assert again.winners == game.winners
    assert state_key(again.state) == state_key(game.state)


def test_comments_and_empty_lines_may_be_edited() -> None:
    text = flight().record()
    bare = "\n".join(line for line in text.splitlines() if not line.startswith(";"))
    assert Game.from_record(f"\ufeff{bare}\n\n\n").record() == text


def test_a_branch_with_its_own_luck_keeps_it() -> None:
    game = flight().branch(luck="new")
    again = Game.from_record(game.record())
    assert (again.seed, again.luck.seed) == (7, "7~1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Version "1"]', '[Version "3"]', "this record has version '3', this program reads '1' and '2'"),
        ('[Version "1"]', "", "this is no record of a game"),
        ('[Seed "7"]', '[Sead "7"]', """line 6: '[Sead "7"]': this header is unknown; there are Version, Game"""),
        ('[Seed "7"]', '[Seed "7"]\n[Seed "8"]', "this header is given twice"),
        ('[Seed "7"]', "", "header Seed: "),
        ('[Luck "7"]', '[Luck ""]', "header Luck: "),
        ('[Rules "printed"]', '[Rules "digest"]', "header Rules: 'digest' is not the 'printed' of the start"),
        ('[Monsters "Kong, Rob"]', '[Monsters "Kong, Mantis"]', "header Monsters: 'Kong, Mantis' is not the 'Kong, Rob'"),
        ("* dice AAHHEE", "* dice AAHHE", "line 11: '* dice AAHHE': 6 dice are rolled now, each one of AHEDSO [core.roll.dice]"),
        ("* dice AAHHEE", "* dice AAHHEX", "line 11: '* dice AAHHEX': no such action [core.action.unknown]"),
        ("* dice AAHHEE\n", "", "line 12: '2. Kong: stop': an outcome of chance, marked *, is missing before it"),
        ("2. Kong: stop", "* stop", "line 13: '* stop': no chance waits here"),
        ("2. Kong: stop", "2. Kong: keep DD", "'2. Kong: keep DD': the dice show 2 attacks, 2 hearts, 2 energy: 2 destruction cannot be kept [core.roll.keep]"),
        ("2. Kong: stop", "2. Rob: stop", "Kong is asked here, not Rob"),
        ("2. Kong: stop", "3. Kong: stop", "choice 2 is missing before it"),
        ("2. Kong: stop", "Kong stops", "a choice reads '2. Monster: action'"),
        ("4. Rob: flee bronx", "4. Rob: flee queens\n5. Rob: flee bronx", "5. Rob: flee bronx"),
        ("= unfinished", "= Rob wins", "the result is '= unfinished'"),
        ("= unfinished", "", "the record is cut short"),
        ("= unfinished", "= unfinished\n5. Kong: resolve H", "lines follow the result"),
        ('[Luck "7"]', '[Luck "7"]\n[At "99"]', "header At: '99' is not 0 to 5"),
        ('[Start "kn1.', '[Start "kn1.x', "share string: the checksum does not fit"),
    ],
)  # fmt: skip
def test_an_edited_record_is_refused_with_the_line_and_the_reason(old: str, new: str, said: str) -> None:
    text = flight().record()
    assert old in text
    with pytest.raises(BadRecord) as bad:
        Game.from_record(text.replace(old, new))
    assert said in str(bad.value)


def test_a_record_of_another_game_is_refused() -> None:
    text = random_game(1, 2, choices=3).record()
    with pytest.raises(BadRecord, match="the header describes no game: game: 'chess' is not one of new_york, tokyo"):
        Game.from_record(text.replace('[Game "new_york"]', '[Game "chess"]'))
    with pytest.raises(BadRecord, match=r"line \d+: '\* draw .*': that cannot be drawn now; possible are .*burrowing"):
        Game.from_record(text.replace('[Game "new_york"]', '[Game "tokyo"]'))
    with pytest.raises(BadRecord, match="this is no record of a game"):
        Game.from_record("1. e4 e5")


@pytest.mark.parametrize("note", ["\na", "a\n", "\n", "\n\nb\n\n", "}", "{x}", '[Seed "x"]', "; c", "* a", "= x"])
def test_a_note_is_kept_to_the_letter(note: str) -> None:
    game = flight()
    game.path[1].note = note
    assert [node.note for node in Game.from_record(game.record()).line] == [node.note for node in game.line]


@pytest.mark.parametrize("seed", ["9" * 63, "9" * 64, "-" + "9" * 63, 10**63 - 1, 1 - 10**63, "x" * 64, "007", " 7 ", "]"])
def test_whatever_the_seed_a_record_and_its_branches_are_read_again(seed: int | str) -> None:
    game = Game.new(monsters=["Kong", "Rob"], seed=seed)
    for _ in range(40):
        again, saved = Game.from_record(game.record()), Game.from_json(game.to_json())
        assert [(one.seed, one.luck.seed) for one in (again, saved)] == [(game.seed, game.luck.seed)] * 2
        assert state_key(scenario(game.to_scenario()).state) == state_key(game.state)
        game = game.branch(luck="new")


def test_the_luck_of_long_lines_of_branches_stays_their_own() -> None:
    game = Game.new(monsters=["Kong", "Rob"], seed="x" * 64)
    names = set()
    for _ in range(40):
        names |= {game.branch(luck="new").luck.seed, game.luck.seed}
        game = game.branch(luck="new")
    assert len(names) == 80


@pytest.mark.parametrize("given", [None, 5, b"[Version]", ["[Version]"], {}])
def test_a_record_is_a_text(given: Any) -> None:
    with pytest.raises(BadRecord, match="text"):
        Game.from_record(given)


@pytest.mark.parametrize(
    ("old", "new"), [("2. Kong", f"{'9' * 5000}. Kong"), ('[Luck "7"]', f'[Luck "7"]\n[At "{"9" * 5000}"]')]
)
def test_a_number_without_end_is_refused(old: str, new: str) -> None:
    with pytest.raises(BadRecord):
        Game.from_record(flight().record().replace(old, new))


@pytest.mark.parametrize("more", [{"then": ["roll"]}, {"seed": 5}])
def test_a_record_starts_where_nothing_was_played_yet(more: dict[str, Any]) -> None:
    game = flight()
    start = share_string({**game.start, **more})
    text = re.sub(r'\[Start ".*"\]', f'[Start "{start}"]', game.record())
    with pytest.raises(BadRecord, match=f"start: .*{next(iter(more))}"):
        Game.from_record(text)
