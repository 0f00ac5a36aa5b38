"""JSON and files: the whole tree, exact; nothing trusted; nothing half written."""

import json
from pathlib import Path
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadRecord
from kony_nb.rules.state import state_key
from tests.game.randomly import random_game


def tree() -> Game:
    game = scenario({"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "seed": 5})
    game.play("roll AAHESO")
    game.play("stop")
    game.goto(2)
    game.play("keep AA")
    game.node.note = "bold"
    game.goto(2)
    return game


def test_json_holds_the_whole_tree_and_where_one_stands() -> None:
    game = tree()
    again = Game.from_json(game.to_json())
    assert [node.id for node in again.history.nodes] == [0, 1, 2, 3, 4]
    assert [state_key(node.state) for node in again.history.nodes] == [
        state_key(node.state) for node in game.history.nodes
    ]
    assert (again.at, again.seed, again.history.nodes[4].note) == (2, 5, "bold")
    assert [node.id for node in again.line] == [0, 1, 2, 4]
    game.goto_node(3)
    game.goto(2)
    assert [node.id for node in Game.from_json(game.to_json()).line] == [0, 1, 2, 3]


def test_json_is_small() -> None:
    game = random_game(2, 4)
    assert len(game.to_json()) < 20 * len(game.history.nodes)
    assert "monsters" in json.loads(game.to_json())["start"]
    assert len(state_key(game.state)) < 6000


def spoilt(**changes: Any) -> str:
    saved = json.loads(tree().to_json())
    saved.update(changes)
    return json.dumps({key: value for key, value in saved.items() if value != "gone"})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "this is no JSON, or it is cut short"),
        ("[" * 100_000, "this is no JSON"),
        ("[]", "this is no saved game"),
        ('{"format": "chess"}', "this is no saved game"),
        (spoilt(version=4), "saved as version 4, this program reads 1 to 3"),
        (spoilt(version=True), "saved as version True"),
        (spoilt(analyses="gone"), "missing or unknown: analyses"),
        (spoilt(analyses={}), "analyses: {} is not a list"),
        (spoilt(analyses=[3]), "analyses[0]: 3 is not a dict"),
        (spoilt(analyses=[{"at": 9}]), "analyses[0].at: 9 is not a node from 0 to 4"),
        (spoilt(analyses=[{}]), "analyses[0].at: None is not a node"),
        (spoilt(at="gone"), "missing or unknown: at"),
        (spoilt(more=1), "missing or unknown: more"),
        (spoilt(seed=None), "seed: None is not a whole number"),
        (spoilt(luck=[]), "seed: [] is not a whole number"),
        (spoilt(lucks=[]), "lucks: [] is not a dict"),
        (spoilt(lucks={"5": "x"}), "lucks.5: 'x' is no count"),
        (spoilt(start={}), "start: monsters: missing"),
        (spoilt(start=[]), "start: [] is not a dict"),
        (spoilt(nodes={}), "nodes: {} is not a list"),
        (spoilt(nodes=["roll", 3]), "nodes[1]: 3 is neither an action nor [earlier node, action]"),
        (spoilt(nodes=[[5, "roll"]]), "nodes[0]: [5, 'roll'] is neither"),
        (spoilt(nodes=["roll", "dice AAHESX"]), "nodes[1]: 'dice AAHESX': no such action"),
        (spoilt(nodes=["roll", "dice AA"]), "nodes[1]: 'dice AA': 6 dice are rolled now"),
        (spoilt(nodes=["roll", [0, "roll"]]), "nodes[1]: 'roll' was played from node 0 already"),
        (spoilt(at=9), "at: 9 is not a node from 0 to 4"),
        (spoilt(notes={"9": "x"}), "notes.9: '9' is not a node from 0 to 4"),
        (spoilt(notes={"1": 2}), "notes.1: 2 is not a str"),
        (spoilt(followed={"0": 3}), "followed.0: node 3 is no child of node 0"),
    ],
)
def test_wrong_json_is_refused_with_what_and_where(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as bad:
        Game.from_json(text)
    assert said in str(bad.value)


def test_analyses_are_read_back_exactly_with_the_moment_they_were_made_at() -> None:
    game = tree()
    found = {"kind": "comparison", "n": 7, "rows": [{"share": 0.1, "low": None}]}
    game.note_analysis(found)
    assert Game.from_json(game.to_json()).analyses == game.analyses == [{**found, "at": 2}]
    found["rows"] = []
    assert game.analyses[0]["rows"] == [{"share": 0.1, "low": None}]


def test_a_save_of_version_2_knows_no_deal_seed_and_is_read() -> None:
    game = Game.from_json(spoilt(version=2, deal="gone"))
    assert (len(game.history.nodes), game.deal_seed) == (5, 5)
    with pytest.raises(BadRecord, match="missing or unknown: deal"):
        Game.from_json(spoilt(version=3, deal="gone"))


def test_a_save_of_version_1_knows_no_analyses_and_is_read() -> None:
    game = Game.from_json(spoilt(version=1, analyses="gone", deal="gone"))
    assert game.analyses == []
    assert game.to_json() == tree().to_json()


@pytest.mark.parametrize("found", [3, {"x": {1, 2}}, {"x": float("nan")}], ids=str)
def test_what_json_cannot_hold_is_no_analysis(found: Any) -> None:
    game = tree()
    with pytest.raises(BadRecord, match="analysis: "):
        game.note_analysis(found)
    assert game.analyses == []


def test_a_file_is_json_or_a_record(tmp_path: Path) -> None:
    game = tree()
    for name in ("game.json", "game.txt", "deep/er/game.json"):
        path = tmp_path / name
        game.save(path)
        assert state_key(Game.load(str(path)).state) == state_key(game.state)
    assert (tmp_path / "game.json").read_text() == game.to_json()
    assert (tmp_path / "game.txt").read_text() == game.record()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deep", "game.json", "game.txt"]


def test_notes_survive_a_file_whatever_their_line_ends(tmp_path: Path) -> None:
    game = tree()
    game.node.note = "a\rb\u2028c\n d "
    for name in ("game.json", "game.txt"):
        game.save(tmp_path / name)
        assert Game.load(tmp_path / name).node.note == game.node.note


def test_autosave_writes_after_every_play_and_every_step_back(tmp_path: Path) -> None:
    path = tmp_path / "auto.json"
    game = tree()
    game.autosave(path)
    assert Game.load(path).at == 2
    game.play("keep HE")
    assert Game.load(path).to_json() == game.to_json()
    game.undo()
    assert Game.load(path).at == game.at
    game.autosave(None)
    game.redo()
    assert Game.load(path).at == game.at - 2 or Game.load(path).at != game.at


def test_a_broken_file_gives_its_path(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(BadRecord, match=r"game\.json: cannot be read"):
        Game.load(path)
    path.write_text(tree().to_json()[:-20])
    with pytest.raises(BadRecord, match=r"game\.json: this is no JSON, or it is cut short"):
        Game.load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match=r"game\.json: this is no text file"):
        Game.load(path)
    path.write_text("")
    with pytest.raises(BadRecord, match=r"game\.json: .*no record of a game"):
        Game.load(path)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    there = tmp_path / "game.json"
    there.mkdir()
    with pytest.raises(BadRecord, match=r"game\.json: cannot be written"):
        tree().save(there)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("given", [None, 5, b"{}", ["{}"], {}])
def test_json_is_a_text(given: Any) -> None:
    with pytest.raises(BadRecord, match="text"):
        Game.from_json(given)


@pytest.mark.parametrize("changes", [{"at": "9" * 5000}, {"notes": {"9" * 5000: "x"}}, {"followed": {"1": "9" * 5000}}])
def test_a_number_without_end_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="is not a node from 0 to 4"):
        Game.from_json(spoilt(**changes))


@pytest.mark.parametrize("more", [{"then": ["roll"]}, {"seed": 5}])
def test_json_starts_where_nothing_was_played_yet(more: dict[str, Any]) -> None:
    start = json.loads(tree().to_json())["start"]
    with pytest.raises(BadRecord, match=f"start: .*{next(iter(more))}"):
        Game.from_json(spoilt(start={**start, **more}))


@pytest.mark.parametrize("path", ["", ".", "/", "a\0b", None, 5, b"game.json", "x" * 5000, "\ud800"])
def test_what_names_no_file_is_refused(path: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = tree()
    with pytest.raises(BadRecord):
        game.save(path)
    with pytest.raises(BadRecord):
        Game.load(path)
    if path is not None:
        with pytest.raises(BadRecord):
            game.autosave(path)
    game.play("keep HE")
    assert list(tmp_path.iterdir()) == []


def test_a_text_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    game = tree()
    game.node.note = "\ud800"
    with pytest.raises(BadRecord, match="cannot be written"):
        game.save(tmp_path / "game.txt")
    assert list(tmp_path.iterdir()) == []
