"""``python -m kony_nb solutions``."""

import json
from pathlib import Path

import pytest

from kony_nb.cli.main import main

LESSON = Path(__file__).parents[2] / "notebooks" / "30_counting_a_roll.ipynb"


def test_they_are_written_and_old_ones_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "30_a_lesson.ipynb").write_bytes(LESSON.read_bytes())
    (tmp_path / "42_no_exercise.ipynb").write_text('{"cells": []}', encoding="utf-8")
    into = tmp_path / "solutions"
    into.mkdir()
    (into / "31_gone.ipynb").write_text("{}", encoding="utf-8")
    (into / "notes.txt").write_text("mine", encoding="utf-8")

    assert main(["solutions", str(tmp_path)]) == 0
    assert sorted(path.name for path in into.iterdir()) == ["30_a_lesson.ipynb", "notes.txt"]
    text = (into / "30_a_lesson.ipynb").read_text(encoding="utf-8")
    assert 'my_01_a = \\"5/1296\\"' in text
    assert not any(cell.get("outputs") for cell in json.loads(text)["cells"])
    assert "1 solutions in" in capsys.readouterr().out


def test_a_folder_without_lessons_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solutions", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
