"""The pictures of the README are drawn from a game, and the saved ones are what is drawn today."""

from pathlib import Path

import pytest

from kony_nb.cli.figures import pictures
from kony_nb.cli.main import main

SAVED = Path(__file__).parents[2] / "figures"


def test_the_saved_pictures_have_not_drifted() -> None:
    drawn = pictures()
    assert {path.name for path in SAVED.glob("*.svg")} == set(drawn)
    for name, svg in drawn.items():
        assert (SAVED / name).read_text(encoding="utf-8") == svg, f"{name}: run python -m kony_nb figures"


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert main(["figures", str(blocked)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert str(blocked) in said
