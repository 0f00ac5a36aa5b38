"""The packaged scenes: every card has one, it replays, the card acts in it, and the table writes it again."""

import pytest

from kony_nb.cli.examples import FOLDER, records
from kony_nb.cli.main import main
from kony_nb.cli.scenes import SCENES
from kony_nb.game.game import Game
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.check import check
from kony_nb.views.explain import acts, examples_of

SAVED = sorted(path.name for path in FOLDER.glob("*.txt"))


def test_every_card_has_a_scene() -> None:
    shown = {scene.card for scene in SCENES}
    assert shown == {card.id for card in CARDS.values() if not card.design and not card.monster}
    assert all(examples_of(CARDS[card]) for card in shown)


def test_the_packaged_records_are_those_of_the_table() -> None:
    made = records()
    assert sorted(made) == SAVED
    for name, record in made.items():
        saved = (FOLDER / name).read_text(encoding="utf-8")
        assert saved == record, f"{name}: run python -m kony_nb examples"


@pytest.mark.parametrize("name", SAVED)
def test_a_scene_replays_and_its_card_acts(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    card = CARDS[name.partition(".")[0]]
    game = Game.from_record(text)
    assert game.record() == text
    assert game.root.note.endswith(".")
    assert any(acts(card, event) for node in game.path for event in node.events)
    assert all(check(node.state) == [] for node in game.path)


def test_they_are_written_into_a_folder(tmp_path, capsys) -> None:
    (tmp_path / "fireball.9.txt").write_text("old")
    (tmp_path / "notes.txt").write_text("mine")
    assert main(["examples", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.glob("*.txt")) == sorted([*SAVED, "notes.txt"])
    assert str(len(SAVED)) in capsys.readouterr().out


def test_a_folder_that_cannot_be_is_one_line(tmp_path, capsys) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert main(["examples", str(blocked)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
