"""The notebooks beyond their saved outputs: other choices of a learner work too, and a still picture is there."""

import json
import re
from pathlib import Path

import pytest

from kony_nb.cli.lab import FIRST as FIRST_OPENED

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
NOT_COMPARED = {"nbval-ignore-output", "nbval-skip", "reveal"}
"""Tags of cells whose saved output nobody compares."""
TELLS = re.compile(r"<svg|\d|\[[a-z]+(\.[a-z-]+)+\]")
"""A drawing, a number, or an event with its rule."""


def cells(name: str) -> list[dict]:
    notebook = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_borough": "queens"},
        {"my_borough": "staten island", "my_keep": "", "my_second_keep": "stop"},
        {"my_keep": "AHH", "my_second_keep": ""},
        {"my_order": "OASHDE"},
        {"my_borough": "Staten Island", "my_keep": "e d", "my_order": "edhsao", "my_answer": "Hold"},
        {"my_borough": "the Bronx"},
        {"my_card": "extra head"},
        {"my_answer": "flee queens"},
        {"my_answer": "flee bronx", "my_keep_now": "", "my_first_face": "", "my_way": "", "my_purchase": ""},
        {"my_keep_now": "D", "my_first_face": "O"},
        {"my_borough": "manhattan", "my_keep": "HH"},
        {"my_borough": 7, "my_keep": "stop", "my_second_keep": "EED"},
        {"my_keep": "AAAAAA", "my_second_keep": "all", "my_order": "", "my_card": ""},
        {"my_borough": None, "my_keep": None, "my_second_keep": None, "my_order": None, "my_card": None},
        {"my_keep": "O", "my_second_keep": "O", "my_order": "xyz", "my_answer": "run", "my_card": 3},
        {"my_order": "E", "my_answer": None, "my_keep_now": None, "my_first_face": 1, "my_way": "fly"},
        {"my_way": None, "my_purchase": {}},
    ],
    ids=str,
)
def test_every_choice_in_the_first_turns_passes_the_checks(changes: dict[str, object]) -> None:
    run("01_first_turns.ipynb", changes)


QUICK: dict[str, object] = {"n, seed": (4, 2)}
"""Fewer games to try out."""


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_move": "stay"},
        {"my_move": "Move Brooklyn", "my_purchase": "buy general ellis"},
        {"my_purchase": "sweep", "my_guess": "painbow"},
        {"my_keep": "stop"},
        {"my_keep": "keep AA"},
        {"my_turns": []},
        {"my_turns": ["AH", "HA", "HA", "HA"]},
        {"my_turns": ["SA"]},
        {"my_answer": "pass", "my_target": "destroy queens.1"},
        {"my_target": "destroy queens.jet"},
        {"my_target": "destroy queens.1"},
        {"my_choices": ["painbow"]},
        {"my_choices": "nonsense", "my_turns": None, "my_guess": None, "my_keep": ""},
    ],
    ids=str,
)
def test_every_choice_with_power_cards_passes_the_checks(changes: dict[str, object]) -> None:
    run("06_power_cards.ipynb", {**QUICK, **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_monster": "the king", "my_first": "gamma breath", "my_pick": "Defender of Tokyo", "my_guess": 1},
        {"my_monster": "Godzilla", "my_first": "Heat Vision", "my_pick": "", "my_guess": "two"},
        {"my_keep": "hh", "my_answer": "play Radioactive Waste", "my_change": "pass"},
        {"my_keep": "HHHH", "my_answer": "pass", "my_evolution": ""},
        {"my_answer": "yield", "my_plays": [], "my_evolution": "Tail Sweep", "my_copy": "Extra Head"},
        {"my_plays": ["play Tail Sweep", "play Tail Sweep"], "my_copy": ""},
        {"my_plays": ["play Radioactive Waste"], "my_change": "use tail_sweep 21"},
        {"my_answers": {1: "Yes", 2: 1, 3: 0, 4: "no", 5: "no"}},
        {"my_answers": {1: "no", 2: None, 3: 2, 4: True, 5: "yes"}},
    ],
    ids=str,
)
def test_every_choice_with_evolutions_passes_the_checks(
    changes: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the app saves its game there
    run("11_power_up.ipynb", changes)


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("08_king_of_tokyo.ipynb", ["my_answer", "my_city_answer", "my_bay_answer"]),
        ("09_tokyo_or_new_york.ipynb", ["my_answer_in_new_york", "my_answer_in_tokyo"]),
    ],
)
def test_an_answer_that_is_none_gets_a_sentence(
    name: str, answers: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    sources = ["".join(cell["source"]) for cell in cells(name)]
    last = max(at for at, source in enumerate(sources) if f"{answers[-1]} = " in source)
    names: dict[str, object] = {}
    for source in sources[: last + 2]:
        exec(chosen(source, {"n": 100, **dict.fromkeys(answers, "perhaps")}), names)

    assert capsys.readouterr().out.count("has not answered") == 2


def test_the_quiz_of_evolutions_knows_right_from_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    run("11_power_up.ipynb", {"my_answers": {1: "yes", 2: "1", 3: 0, 4: "no", 5: "yes"}})
    said = capsys.readouterr().out
    assert "4 right of 5 answered." in said
    assert "5: you said 'yes', the referee says no [evo.play.dying]" in said


FEWER_DEALS: dict[str, object] = {"n, seed": (50, 1), "drafts, wish": (400, "detachable_tail")}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_first": "Healing Rain", "my_second": "Monkey Rush", "my_third": "Giant Banana"},
        {"my_first": "Terror of the Deep"},
        {"my_second": "Detachable Tail"},
        {"my_third": "no such evolution", "my_rest": ["Gamma Breath"]},
        {"my_rest": ["gamma breath", "Fury"], "my_keep": "Fury"},
        {"my_guess_first": "1/3", "my_guess_at_all": 0.5, "my_rest": None},
    ],
    ids=str,
)
def test_every_choice_in_the_draft_passes_the_checks(
    changes: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("13_mutant_draft.ipynb", {**FEWER_DEALS, **changes})


def test_the_saved_draft_comes_back_after_three_picks() -> None:
    outputs = [output for cell in cells("13_mutant_draft.ipynb") for output in cell["outputs"]]
    said = "".join("".join(output.get("text", "")) for output in outputs)

    assert "Not possible" not in said.partition("EIGHT ARE DEALT")[0]  # up to the whole draft, rule by rule
    assert "By now you have looked at 21 of the 24 evolutions" in said


FEWER_CHALLENGES: dict[str, object] = {"n, seed": (40, 5), "m, seed": (60, 6)}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_style": "Bear Hug", "my_helper": "no such style", "my_guess": 3, "my_collection": 4},
        {"my_challenge": "pass", "my_winner": "champion", "my_krakens_masks": {"attached": False}},
        {"my_challenge": "challenge Luchador", "my_collection": 0, "my_krakens_masks": {"collection": 3}},
        {"my_call": "pass", "my_choice": "hide", "my_krakens_masks": {}},
        {"my_ally": "pick The King", "my_card": "Avalanche", "my_energy": 0, "my_lp": 0},
        {"my_ally": "pass", "my_choice": "show it", "my_card": "Headbutt", "my_energy": -1},
        {"my_ally": "pick Kraken", "my_rivals_style": "Curtain Bow", "my_guess_wins": "1/3"},
        {"my_open_style": "Backflip", "my_rivals_style": "Backflip"},
        {"my_guess_tokyo": "at once", "my_guess_new_york": "at once", "my_lp": 1},
        {"my_answers": {1: "Yes", 2: "0", 3: "champion", 4: 1, 5: "no"}, "my_card": "Curtain Bow"},
    ],
    ids=str,
)
def test_every_choice_with_challenges_passes_the_checks(
    changes: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("14_luchador.ipynb", {**FEWER_CHALLENGES, **changes})


def test_the_quiz_of_challenges_knows_right_from_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    said = {1: "no", 2: 0, 3: "challenger", 4: "2", 5: "no"}
    run("14_luchador.ipynb", {**FEWER_CHALLENGES, "my_answers": said})
    told = capsys.readouterr().out
    assert "4 right of 5 answered." in told
    assert "4: you said '2', the referee says 1 [luc.masks.none-left]" in told


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"my_place": "Queens", "my_wish": "keep HH"},
        {"my_place": "manhattan", "my_wish": ""},
        {"my_place": "", "my_wish": "dance"},
    ],
    ids=str,
)
def test_every_word_in_the_cells_under_the_app_is_answered(
    changes: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the app saves its game there
    run("00_play.ipynb", changes)


def test_the_cells_under_the_app_are_folded_so_that_running_all_of_them_leaves_it_in_view() -> None:
    """JupyterLab scrolls to the last cell that it has run, unless that one is folded under its heading."""
    notebook = json.loads((NOTEBOOKS / "00_play.ipynb").read_text(encoding="utf-8"))
    heads = [cell for cell in notebook["cells"] if "".join(cell["source"]).startswith("#")]

    assert [cell["metadata"].get("jp-MarkdownHeadingCollapsed", False) for cell in heads] == [False, True]


def test_the_map_and_the_readme_begin_where_the_start_into_jupyterlab_does() -> None:
    start = json.loads((NOTEBOOKS / "00_start_here.ipynb").read_text(encoding="utf-8"))["cells"]
    links = re.findall(r"\]\(([^)]+\.ipynb)\)", "".join("".join(cell["source"]) for cell in start))
    readme = (NOTEBOOKS.parent / "README.md").read_text(encoding="utf-8")

    assert links[0] == links[-2] == FIRST_OPENED
    assert f"Begin with `{FIRST_OPENED}`" in readme


ODD = ("", None, "HH", "manhattan", "stop, roll", ["a"])
"""What a learner may write in a marked line, possible there or not."""
MARKED = re.compile(r"^my_\w+ = ", re.MULTILINE)


FIRST = [file for file in sorted(NOTEBOOKS.glob("0[0-5]*.ipynb")) if file.stem != "00_play"]


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_whatever_stands_in_a_marked_line_is_answered(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cells below it, up to its check, are run as they stand."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    sources = ["".join(cell["source"]) for cell in cells(file.name)]
    marked = [at for at, source in enumerate(sources) if MARKED.search(source)]
    for at, source in enumerate(sources):
        if at in marked:
            end = next((later + 1 for later in range(at, len(sources)) if sources[later].startswith("# check")), at + 1)
            for odd in ODD:
                wishes = {line.partition(" = ")[0]: odd for line in source.splitlines() if MARKED.match(line)}
                for cell in (chosen(source, wishes), *sources[at + 1 : end]):
                    try:
                        exec(cell, names)
                    except Exception as wrong:
                        raise AssertionError(f"{wishes}: {type(wrong).__name__}: {wrong} in\n{cell}") from wrong
        exec(source, names)
    assert marked


FEWER_GAMES: dict[str, object] = {"n, seed": (6, 2), "games, luck": (5, 2)}


def test_another_bot_passes_the_checks() -> None:
    run("22_bots_and_reviews.ipynb", {**FEWER_GAMES, "my_faces": "DS", "my_seat": "Mantis", "my_seed": 9})


def run(notebook: str, changes: dict[str, object]) -> None:
    """Run a notebook in which a learner has chosen."""
    names: dict[str, object] = {}
    sources = ["".join(cell["source"]) for cell in cells(notebook)]
    for source in sources:
        exec(chosen(source, changes), names)

    assert {name for name in changes if any(f"{name} = " in source for source in sources)} == set(changes)


def chosen(source: str, changes: dict[str, object]) -> str:
    """A cell in which a learner has chosen."""
    lines = [line.partition(" = ") for line in source.splitlines()]
    return "\n".join(name + sign + (repr(changes[name]) if name in changes else value) for name, sign, value in lines)


@pytest.mark.parametrize("name", ["01_first_turns.ipynb", "06_power_cards.ipynb"])
def test_every_cell_can_be_run_again(name: str) -> None:
    names: dict[str, object] = {}
    for cell in cells(name):
        for _ in range(2):
            exec(chosen("".join(cell["source"]), QUICK), names)
    assert {"kn"} <= set(names)


def test_a_learner_goes_back_to_a_cell_and_chooses_differently() -> None:
    names: dict[str, object] = {}
    sources = ["".join(cell["source"]) for cell in cells("01_first_turns.ipynb")]
    for source in sources:
        exec(source, names)
    at = next(at for at, source in enumerate(sources) if source.startswith("my_order"))
    exec(chosen(sources[at], {"my_order": "E"}), names)
    exec(sources[at + 1], names)
    for source in sources[at:]:
        exec(chosen(source, {"my_order": "HAEDSO"}), names)


@pytest.mark.parametrize(("name", "least"), [("01_first_turns.ipynb", 8), ("06_power_cards.ipynb", 7)])
def test_every_choice_has_a_check_after_it(name: str, least: int) -> None:
    sources = ["".join(cell["source"]) for cell in cells(name)]
    checks = [at for at, source in enumerate(sources) if source.startswith("# check")]

    assert len(checks) >= least
    assert all("assert" in sources[at] for at in checks)


def test_the_saved_app_is_a_picture_and_a_sentence() -> None:
    (output,) = cells("00_play.ipynb")[0]["outputs"]

    assert "".join(output["data"]["image/svg+xml"]).startswith("<svg")
    text = "".join(output["data"]["text/plain"])
    assert "run all cells" in text
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("name", ["00_play.ipynb", "01_first_turns.ipynb", "06_power_cards.ipynb"])
def test_most_cells_have_outputs_to_compare(name: str) -> None:
    with_output = [cell for cell in cells(name) if cell["outputs"]]

    assert len(with_output) >= 0.9 * len(cells(name))


@pytest.mark.parametrize("file", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda file: file.stem)
def test_a_notebook_compares_eight_cells_with_a_board_an_event_or_a_number(file: Path) -> None:
    compared = [cell for cell in cells(file.name) if not NOT_COMPARED & set(cell["metadata"].get("tags", []))]

    assert sum(any(TELLS.search(said(output)) for output in cell["outputs"]) for cell in compared) >= 8


def said(output: dict) -> str:
    """What a saved output shows."""
    data = output.get("data", {})
    return "".join(output.get("text", [])) + "".join("".join(text) for mime, text in data.items() if "json" not in mime)
