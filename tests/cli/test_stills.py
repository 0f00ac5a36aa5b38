"""``python -m kony_nb stills``."""

import json
from pathlib import Path

import pytest

from kony_nb.cli.main import main
from kony_nb.cli.stills import WIDGET


def test_widgets_go_and_everything_else_stays_byte_for_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {"data": {WIDGET: {"model_id": "1"}, "text/plain": ["“A game”"], "image/svg+xml": ["<svg/>"]}}
    printed = {"name": "stdout", "text": ["1\n"]}
    cells = [{"cell_type": "markdown", "source": []}, {"cell_type": "code", "outputs": [shown, printed]}]
    with_one, without = tmp_path / "a.ipynb", tmp_path / "b.ipynb"
    with_one.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    without.write_text('{"cells":   []}', encoding="utf-8")

    assert main(["stills", str(tmp_path)]) == 0
    del shown["data"][WIDGET]
    assert with_one.read_text(encoding="utf-8") == json.dumps({"cells": cells}, indent=1, ensure_ascii=False) + "\n"
    assert without.read_text(encoding="utf-8") == '{"cells":   []}'
    assert capsys.readouterr().out == f"{with_one}: 1 still picture\n"


def test_a_folder_without_notebooks_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stills", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
