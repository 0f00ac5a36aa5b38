"""The command line: every command, and bad input in one line without a traceback."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kony_nb import __version__
from kony_nb.cli import lab
from kony_nb.cli.main import main
from kony_nb.game.game import Game
from kony_nb.rules.errors import KonyError
from kony_nb.widgets.session import Session, players_of


def finished() -> Game:
    game = Game.new(monsters=["Kong", "Rob"], seed=3)
    Session(game, players_of(game.names, [])).to_mine()
    return game


def test_demo_tells_a_whole_game_and_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        assert main(["demo", "--seed", "7"]) == 0
        told.append(capsys.readouterr().out)

    assert told[0] == told[1]
    assert "begins turn 1" in told[0]
    assert re.search(r"wins|Nobody", told[0].splitlines()[-5])
    assert max(map(len, told[0].splitlines())) <= 90


def test_demo_takes_other_monsters_rules_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--monsters", "Drakonis, captain fish,Rob", "--rules", "printed", "--option", "infantry_reward=vp"]
    assert main(["demo", *arguments, "--bots", "random"]) == 0

    assert "Drakonis, Captain Fish, Rob; seed 7, rules printed." in capsys.readouterr().out


def test_demo_plays_tokyo_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--game", "tokyo", "--bots", "random", "--option", "bay_start_vp=2"]) == 0

    told = capsys.readouterr().out
    assert told.startswith("Alienoid, Cyber Kitty, Gigazaur, Meka Dragon; seed 7, rules digest.")
    assert "enters Tokyo City" in told


def test_in_tokyo_numbers_name_dice_while_they_are_rolled(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("roll", "help", "22", "board", "stop", "1", "quit")
    assert main(["play", "--game", "tokyo", "--bots", "random"]) == 0

    told = capsys.readouterr().out
    assert "buy extra head" in told
    assert "Alienoid keeps 2 twos and rolls 4 dice again" in told
    assert "Tokyo City: nobody" in told
    assert "Alienoid resolves 2 ones" in told


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["demo", "--game", "chess"],
        ["demo", "--seed", "x"],
        ["demo", "--monsters", "Kong"],
        ["demo", "--monsters", "Kong,Godzilla"],
        ["demo", "--rules", "mine"],
        ["demo", "--option", "infantry_reward"],
        ["demo", "--option", "infantry_reward=gold"],
        ["demo", "--bots", "oracle"],
        ["play", "--you", "Godzilla"],
        ["replay", "no such file"],
        ["replay"],
        ["replay", __file__],
        ["demo", "--seed", "9" * 5000],
        *([command, ""] for command in ("lab", "examples", "figures", "solutions", "stills", "offline")),
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_bad_input_is_one_line_and_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(arguments)
    except SystemExit as stopped:
        code = stopped.code
    said = capsys.readouterr()

    assert code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("kony_nb")
    assert len(said.err) < 400


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for flag in ("--version", "--help"):
        with pytest.raises(SystemExit) as stopped:
            main([flag])
        assert stopped.value.code == 0
    said = capsys.readouterr().out
    assert __version__ in said
    for command in ("demo", "play", "replay", "lab", "doctor"):
        assert command in said


def test_a_person_plays_asks_and_takes_back(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(
        "1",
        "2",
        "undo",
        "1",
        "help",
        "board",
        "log",
        "why move queens",
        "1",
        "why",
        "none",
        "stop",
        "xx",
        "99",
        "quit",
    )
    assert main(["play", "--seed", "7"]) == 0
    said = capsys.readouterr().out

    assert "Where does your monster start?" in said
    assert said.count("Start in the Bronx") >= 2, "asked again after taking it back"
    assert "not now: Kong is asked" in said
    assert "letters to keep" in said
    assert "xx" in said
    assert "choose 1 to" in said
    assert said.rstrip().endswith("Stopped.")


def test_the_end_of_the_input_ends_the_game(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing()

    assert main(["play"]) == 0
    assert "Stopped" in capsys.readouterr().out


def test_a_whole_game_by_numbers(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(*["1"] * 500)

    assert main(["play", "--seed", "3", "--monsters", "Kong,Rob", "--bots", "random"]) == 0
    assert re.search(r"wins|Nobody", capsys.readouterr().out.splitlines()[-3])


def test_the_dice_are_kept_by_letters(typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing("roll", "place queens", "roll", "none", "quit")
    main(["play", "--seed", "7"])

    assert "rolls 6 dice again" in capsys.readouterr().out


def test_rules_and_records(typing, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    typing("1", "rule ny.flee.right", "rule curse", "rule nonsense", f"save {file}", "save", f"save {tmp_path}", "quit")
    main(["play", "--seed", "7"])
    said = capsys.readouterr().out

    assert "Jinx" in said
    assert "no rule" in said
    assert file.read_text(encoding="utf-8") == Game.from_record(file.read_text(encoding="utf-8")).record()


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_replay_tells_a_saved_game(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    finished().save(tmp_path / name)
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert main(["replay", str(tmp_path / name)]) == 0

    assert re.search(r"wins|Nobody", capsys.readouterr().out)


def test_replay_steps_forth_and_back(typing, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch) -> None:
    finished().save(tmp_path / "game.txt")

    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    typing("", "", "b", "t", "5", "board", "9999", "what", "q")
    assert main(["replay", str(tmp_path / "game.txt")]) == 0
    said = capsys.readouterr().out

    assert "step 2:" in said
    assert "begins turn 1" in said
    assert "Boroughs" in said
    assert "'what'?" in said


def test_doctor_says_what_works(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out

    assert f"kony_nb {__version__}" in said
    assert "yes  a game in the terminal" in said


def test_lab_opens_the_repository_quietly(capsys: pytest.CaptureFixture[str], monkeypatch, tmp_path: Path) -> None:
    package = tmp_path / "kony_nb"
    for folder in ("kony_nb", "notebooks", "jupyter_lab"):
        (tmp_path / folder).mkdir()
    (tmp_path / "notebooks" / "00_play.ipynb").write_text("{}")
    (tmp_path / "jupyter_lab" / "config.py").write_text("")
    monkeypatch.setattr(lab, "PACKAGE", package)
    assert main(["lab", "--dry-run", "--no-browser"]) == 0
    said = capsys.readouterr().out

    assert "--no-browser" in said
    assert f"--config={tmp_path / 'jupyter_lab' / 'config.py'}" in said


def test_lab_copies_packaged_notebooks_once(monkeypatch, tmp_path: Path) -> None:
    package = tmp_path / "site" / "kony_nb"
    (package / "notebooks").mkdir(parents=True)
    (package / "notebooks" / "00_play.ipynb").write_text("new")
    monkeypatch.setattr(lab, "PACKAGE", package)
    copies = lab.notebooks(tmp_path)
    assert (copies / "00_play.ipynb").read_text() == "new"
    (copies / "00_play.ipynb").write_text("played")
    lab.notebooks(tmp_path)

    assert (copies / "00_play.ipynb").read_text() == "played"
    started = lab.command(copies, browser=True)
    assert "--LabApp.news_url=" in started
    assert f"--ServerApp.root_dir={copies}" in started


def test_lab_opens_a_folder_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(tmp_path), "--dry-run"]) == 2
    assert "00_play.ipynb is not in it" in capsys.readouterr().err
    (tmp_path / "00_play.ipynb").write_text("{}")
    assert main(["lab", str(tmp_path), "--dry-run"]) == 0
    assert f"--ServerApp.root_dir={tmp_path}" in capsys.readouterr().out


def test_lab_without_notebooks_says_where_they_are(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lab, "PACKAGE", tmp_path / "kony_nb")

    with pytest.raises(KonyError, match="repository"):
        lab.notebooks(tmp_path)


def test_as_a_program_without_a_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kony_nb", "demo", "--seed", "1", "--monsters", "Kong,Rob"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0
    assert done.stderr == ""
    assert "Kong begins turn 1" in done.stdout


@pytest.mark.parametrize("number", ["\u00b2", "\u0663", "9" * 5000, "99"])
def test_a_number_that_is_no_choice_is_refused(number: str, typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(number, "quit")
    assert main(["play", "--seed", "7"]) == 0

    assert "Stopped." in capsys.readouterr().out


@pytest.mark.parametrize("name", [".", "/", "a\0b", "\ud800"])
def test_what_names_no_file_is_refused(name: str, typing, capsys: pytest.CaptureFixture[str]) -> None:
    typing(f"save {name}", "quit")
    assert main(["play", "--seed", "7"]) == 0

    assert "is no path of a file" in capsys.readouterr().out


@pytest.mark.parametrize("number", ["\u00b2", "9" * 5000])
def test_a_step_that_is_no_number_is_refused(
    number: str, typing, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch
) -> None:
    finished().save(tmp_path / "game.txt")

    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    typing(number, "q")
    assert main(["replay", str(tmp_path / "game.txt")]) == 0

    assert "Enter: next step" in capsys.readouterr().out.splitlines()[-2]


def program(arguments: str, **how: Any) -> "subprocess.CompletedProcess[bytes]":
    """Run a command in a shell."""
    command = f"{shlex.quote(sys.executable)} -m kony_nb {arguments}"
    return subprocess.run(["sh", "-c", command], capture_output=True, check=False, **how)


def test_a_closed_input_is_the_end_of_it(tmp_path: Path) -> None:
    finished().save(tmp_path / "game.txt")
    for arguments in ("play <&-", f"replay {shlex.quote(str(tmp_path / 'game.txt'))} <&-"):
        done = program(arguments)
        assert (done.returncode, done.stderr) == (0, b"")


def test_input_that_is_no_text_is_refused_in_one_line() -> None:
    done = program("play", input=b"\xff\xfe\n", env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"})
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("command", ["demo", "doctor", "lab --dry-run"])
def test_output_that_cannot_be_written_is_told_in_one_line(command: str) -> None:
    done = program(f"{command} >/dev/full")
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    for command in ("demo", "doctor"):
        done = program(f"{command} | :")
        assert (done.returncode, done.stderr) == (0, b"")
