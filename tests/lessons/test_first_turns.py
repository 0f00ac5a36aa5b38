"""The notebook of the first two turns: every wish that is refused is answered in one line, whatever is typed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kony_nb.game.game import Game
from kony_nb.lessons.telling import refused_wish

NOTEBOOK = Path(__file__).parents[2] / "notebooks" / "01_first_turns.ipynb"
ODD: tuple[Any, ...] = (None, "", 5, "nonsense", ["x"], {"a": 1}, "y" * 300, "\x00\n", "é", "EDSO", "move queens", "ED")


@pytest.fixture(scope="module")
def cells() -> list[str]:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def run(cells: list[str], changes: dict[str, Any]) -> dict[str, Any]:
    """Run all cells with other lines; lines that are not named stay as they are saved."""
    names: dict[str, Any] = {}
    for source in cells:
        for name, value in changes.items():
            source = re.sub(rf"^{name} = .*$", lambda _, n=name, v=value: f"{n} = {v!r}", source, flags=re.MULTILINE)
        exec(source, names)
    return names


def lines(out: str) -> list[str]:
    """Return the lines that were printed, broken ones put together."""
    return out.replace("\n  ", " ").splitlines()


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: repr(odd)[:12])
def test_whatever_is_typed_in_every_line_the_two_turns_are_played(cells: list[str], odd: Any) -> None:
    mine = dict.fromkeys(re.findall(r"^(my_\w+) = ", "\n".join(cells), re.MULTILINE), odd)
    assert len(mine) == 10

    assert run(cells, mine)["game"].state.monsters[0].turns == 2


@pytest.mark.parametrize(
    ("line", "typed", "wish", "words"),
    [
        ("my_keep_now", "AAA", "'keep AAA'", "Allowed: stop, keep"),
        ("my_keep_now", 5, "'keep 5'", "no such action [core.action.unknown]"),
        ("my_first_face", "H", "'resolve H'", "no heart is left"),
        ("my_purchase", "buy nonsense", "'buy nonsense'", "Allowed: end"),
        ("my_purchase", "buy curse", "'buy curse'", "[core.buy.cost]"),
    ],
)
def test_a_refused_wish_of_the_second_turn_is_one_line(
    cells: list[str], capsys: pytest.CaptureFixture[str], line: str, typed: Any, wish: str, words: str
) -> None:
    run(cells, {line: typed})
    told = [each for each in lines(capsys.readouterr().out) if each.startswith("Your wish") and "is refused" in each]

    (said,) = told
    assert said.startswith(f"Your wish {wish} is refused: ")
    assert words in said
    assert said.endswith("A bot chooses.")


def test_several_refused_wishes_are_a_line_each_and_one_that_was_not_used_says_so(
    cells: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    run(cells, {"my_keep_now": "X", "my_first_face": "Q", "my_purchase": "sell", "my_way": "fly"})
    told = [each for each in lines(capsys.readouterr().out) if each.startswith("Your wish")]

    assert [each.split("'")[1] for each in told] == ["keep X", "resolve Q", "sell", "fly"]
    assert told[-1] == "Your wish 'fly' was not used: Kong was not asked."


def test_what_is_saved_is_allowed(cells: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    run(cells, {})

    assert "is refused" not in capsys.readouterr().out


def test_a_long_list_of_what_is_allowed_is_cut() -> None:
    game = Game.begin({"monsters": ["Kong", "Rob"], "dice": "AHEDSO", "rolls_left": 2, "turn": "Kong"})
    said = refused_wish(game, "flee queens")

    assert len(game.legal_actions()) > 60
    assert said.count(",") <= 8
    assert said.endswith("more.")
    assert refused_wish(game, "stop") == ""


def test_whom_kong_attacks_answers_and_then_its_turn_goes_on(
    cells: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    mine = {"my_borough": "queens", "my_keep": "EDA", "my_second_keep": "stop", "my_order": "ade", "my_card": ""}
    game = run(cells, {**mine, "my_answer": "flee bronx", "my_keep_now": "AD", "my_purchase": "sweep"})["game"]
    told = lines(capsys.readouterr().out)
    attack = max(at for at, line in enumerate(told) if line.startswith("Kong attacks the monsters in Manhattan"))
    after = told[attack:]

    assert any(line.startswith(("Rob flees", "Rob holds")) for line in after)
    assert "Mantis begins turn 2" in after
    assert "Your wish 'sweep' was not used: Kong was not asked." not in after
    assert game.state.monsters[0].turns == 2
