"""What the guided notebooks share, and that no answer of a learner breaks a scene of theirs."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.lessons.guided import rule_card, try_out
from kony_nb.rules.errors import UnknownRule
from kony_nb.rules.rulebook import RULES

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
GUIDED = ("02_set_up_and_board", "03_start_of_turn", "04_rolling_and_keeping", "05a_energy_heal_attack")
CHAPTERS = ("core.action.", "core.loss.", "core.chance.", "core.game.", "core.options.", "core.setup.", "ny.setup.")
CHAPTERS += ("ny.tiles.counts", "core.turn.", "ny.earn.", "ny.manhattan.", "core.roll.", "core.cards.first")
CHAPTERS += ("core.resolve.", "core.energy.", "core.heal.", "ny.heal.", "core.lp.", "core.attack.", "ny.attack.")
MINE = re.compile(r"^(my_\w+) = (.*?)(?:  #.*)?$", re.MULTILINE)
SCENE = re.compile(r'kn\.scene\("([a-z-]+)"\)')
WRONG = ("nonsense", "", ",", "roll, roll, roll, roll", "stop, end")
KEPT = 12
"""So many legal first choices of a scene are tried at most."""


def sources(name: str) -> list[str]:
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def chosen(source: str) -> Iterator[str]:
    """Return a cell with other answers: a legal first choice of its scene, or words that mean nothing there."""
    scene = kn.scene(SCENE.findall(source)[-1])
    legal = [action.text for action in scene.game.legal_actions()]
    every = ", ".join(text.split(" ")[0] if text.startswith("roll ") else text for text in scene.plot.path)
    for answer in (*WRONG, every, *legal[:: max(1, len(legal) // KEPT)], *every.split(", ")[-1:]):
        yield MINE.sub(lambda found, said=answer: f"{found[1]} = {said!r}", source)


ANSWERED: dict[str, list[tuple[dict[str, object], dict[str, object], str]]] = {
    "02_set_up_and_board": [
        ({"my_moves": "roll, roll"}, {"my_moves": "roll, roll, roll"}, "Well done:"),
        ({"my_guess": "Kong"}, {"my_guess": "Mantis"}, "Right, Mantis begins."),
        (
            {"my_moves": "place queens, place queens, place queens"},
            {"my_moves": "place queens, place queens, place bronx"},
            "Solved.",
        ),
        ({"my_move": "dance"}, {"my_move": "roll"}, "Rolled:"),
        ({"my_answers": {1: "a"}}, {"my_answers": "key"}, "All right!"),
    ],
    "03_start_of_turn": [
        ({"my_vp": 2, "my_energy": 1}, {"my_vp": 1, "my_energy": 1}, "Kong has 1 VP and 1 energy. Right."),
        ({"my_guess": 2}, {"my_guess": 1}, "Right: 1."),
        ({"my_moves": "end, pick king_of_queens"}, {"my_moves": "end, pick regeneration"}, "Solved."),
        (
            {"my_moves": "resolve A, pass, use wings"},
            {"my_moves": "resolve A, use rapid_healing, use wings"},
            "Solved:",
        ),
        ({"my_answers": {1: "a"}}, {"my_answers": "key"}, "All right!"),
    ],
    "04_rolling_and_keeping": [
        ({"my_move": "keep A"}, {"my_move": "roll"}, "You rolled"),
        ({"my_moves": "keep AAE, roll"}, {"my_moves": "keep AA, roll, keep AAA, roll"}, "Solved."),
        ({"my_move": "keep SSS"}, {"my_move": "stop"}, "Content."),
        ({"my_moves": "stop, use chameleon HA"}, {"my_moves": "stop, use chameleon EA"}, "Solved:"),
        ({"my_answers": {1: "a"}}, {"my_answers": "key"}, "All right!"),
    ],
    "05a_energy_heal_attack": [
        ({"my_moves": "resolve H, resolve O"}, {"my_moves": "resolve O, resolve H"}, "Solved:"),
        ({"my_guess": 12}, {"my_guess": 10}, "Right: 10."),
        ({"my_guess": "Rob"}, {"my_guess": "Mantis"}, "Mantis has lost 2 LP. Right."),
        ({"my_guess": 3}, {"my_guess": 9}, "Right: 9."),
        (
            {"my_moves": "resolve A, hold"},
            {"my_moves": "resolve A, flee brooklyn, resolve H"},
            "one enters in the Move",
        ),
        ({"my_moves": "resolve A, pass"}, {"my_moves": "resolve A, use carapace, hold"}, "Saved:"),
        ({"my_answers": {1: "a"}}, {"my_answers": "key"}, "All right!"),
    ],
}
"""Each exercise of a notebook in its order: a wrong answer, the right one, and what the check says to the right one
alone. The letters of a quiz are its key."""


def written(source: str, answers: dict[str, object], names: dict[str, object]) -> str:
    """Return a cell in which a learner has written these answers."""
    for name, said in answers.items():
        if said == "key":
            asked = names["quiz"].questions
            said = {at: "abcde"[question.answer] for at, question in enumerate(asked, 1)}
        line = f"{name} = {said!r}"
        source, n = re.subn(rf"^{name} = .*$", lambda _, line=line: line, source, flags=re.MULTILINE)
        assert n == 1
    return source


@pytest.mark.parametrize("name", GUIDED)
def test_every_exercise_of_a_path_is_answered_wrongly_and_then_rightly(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = sources(name)
    names: dict[str, object] = {}
    left = list(ANSWERED[name])
    for source, check in pairwise([*cells, ""]):
        if not (source.startswith("my_") and check.startswith("# check")):
            if not source.startswith("# check"):
                exec(source, names)
            continue
        wrong, right, said = left.pop(0)
        for answers, good in ((wrong, False), (right, True)):
            exec(written(source, answers, names), names)
            capsys.readouterr()
            exec(check, names)
            assert (said in capsys.readouterr().out) == good, answers
    assert left == []


def test_checks_are_folded_so_that_a_learner_reads_what_they_say() -> None:
    checks = 0
    for file in sorted(NOTEBOOKS.glob("[012]*.ipynb")):
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code" and "".join(cell["source"]).startswith("# check"):
                assert cell["metadata"]["jupyter"]["source_hidden"], file.name
                checks += 1
    assert checks > 130


@pytest.mark.parametrize("name", GUIDED)
def test_whatever_a_learner_writes_the_check_answers_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    first, *cells = sources(name)
    names: dict[str, object] = {}
    exec(first, names)
    tried = 0
    for at, source in enumerate(cells):
        if not (MINE.search(source) and SCENE.search(source)):
            continue
        check = cells[at + 1]
        assert check.startswith("# check\n")
        assert "assert" in check
        for changed in chosen(source):
            exec(changed, names)
            capsys.readouterr()
            exec(check, names)
            assert capsys.readouterr().out.strip()
            tried += 1
    assert tried >= 20


def test_every_rule_of_their_chapters_is_cited_in_what_they_print() -> None:
    told = ""
    for name in GUIDED:
        for cell in json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]:
            told += "".join("".join(out["text"]) for out in cell.get("outputs", []) if out["output_type"] == "stream")
    cited = set(re.findall(r"\b(?:core|ny)\.[a-z0-9.-]*[a-z0-9]", told))
    assert [rule for rule in RULES if rule.startswith(CHAPTERS) and rule not in cited] == []


def test_try_out_tells_what_happens_with_its_rule_and_stops_at_what_is_not_possible(
    capsys: pytest.CaptureFixture[str],
) -> None:
    begins = {"monsters": ["Kong", {"name": "Rob", "place": "lower"}], "dice": "AAHESO"}
    game = try_out(begins, "stop", "end", "resolve A")
    assert game is not None
    assert game.decision is not None
    assert game.decision.kind == "resolve"
    assert capsys.readouterr().out.splitlines() == [
        "> stop",
        "  Kong stops with 2 attacks, 1 heart, 1 energy, 1 star, 1 ouch [core.roll.stop]",
        "> end",
        "  Not possible: end: first resolve the faces that are left, none may be skipped: 2 attacks, 1",
        "    heart, 1 energy, 1 star, 1 ouch [Nothing may be left out: core.resolve.all]",
    ]


def test_try_out_leaves_a_game_where_it_is_and_explains_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    game = kn.scenario({"monsters": ["Kong", "Rob"], "phase": "roll", "seed": 1})
    after = try_out(game, "roll AAHESO")
    assert after is not None
    assert (game.state.dice, after.state.dice) == ("", "AAHESO")
    capsys.readouterr()
    assert try_out({"monsters": ["Kong", "Rob"], "phase": "lunch"}) is None
    assert capsys.readouterr().out.startswith("This cannot be: ")


def test_what_only_one_seat_may_know_is_told_to_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("the-first-evolution")
    game = try_out(scene.game, *scene.plot.path)
    assert game is not None
    secret = [event for event in game.events if event.to is not None]
    assert secret
    told = capsys.readouterr().out
    since = game.events[len(scene.game.events) :]
    lines = re.findall(r"^  \S", told, re.MULTILINE)  # a long one goes on further in
    assert len(lines) == sum(event.to is None and event.kind != "forced" for event in since)


@pytest.mark.parametrize("name", GUIDED)
def test_a_scene_is_shown_with_its_board_drawn_once(name: str) -> None:
    cells = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    kept = [out["data"] for cell in cells for out in cell.get("outputs", []) if "data" in out]
    boards = [data for data in kept if "Task: " in "".join(data.get("text/html", ""))]
    assert boards
    assert all("<svg" in "".join(data["text/html"]) and "image/svg+xml" not in data for data in boards)


def test_a_card_of_rules() -> None:
    rows = rule_card("Leaving", "core.attack.leaving", "ny.earn.").rows
    earnings = [rule for rule in RULES if rule.startswith("ny.earn.")]
    assert [row["rule"] for row in rows] == ["core.attack.leaving", *earnings]
    assert "printed: Only a monster" in rows[0]["what it says"]
    with pytest.raises(UnknownRule):
        rule_card("Nothing", "ny.nothing.")
    with pytest.raises(UnknownRule):
        rule_card("Nothing", "ny.earn.nothing")


def test_a_card_that_is_lost_is_told_with_the_rule_that_took_it(capsys: pytest.CaptureFixture[str]) -> None:
    scene = kn.scene("what-the-dead-leave")
    try_out(scene.game, *scene.plot.path)
    assert "  Mantis discards Regeneration: Cards of the eliminated [core.out.cards]" in capsys.readouterr().out
    try_out(kn.scene("the-limit-falls").game, "use carapace")
    assert "  Kong discards Carapace [card.carapace]" in capsys.readouterr().out
