"""A game as files for others: what each holds, who may know it, and what is refused."""

import csv
import json
import re
from pathlib import Path

import pytest

import kony_nb as kn
from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadOption, BadRecord
from kony_nb.rules.state import state_key
from kony_nb.views.board import board_svg
from kony_nb.views.dice import dice_svg
from kony_nb.views.export.differences import Lines, split
from kony_nb.views.export.frames import frames, standing
from kony_nb.views.export.page import page
from tests.game.randomly import evolving_game, random_game
from tests.views.drawing import parse

SUFFIXES = (".csv", ".html", ".json", ".svg", ".txt")


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game(3, choices=40)


@pytest.fixture(scope="module")
def text(game: Game) -> str:
    return page(game, None)


@pytest.fixture(scope="module")
def evolving() -> Game:
    return evolving_game(5, choices=120, table="tokyo", masked=True)


def dealt(seed: int) -> Game:
    """The same game for everybody at the table, with other hands."""
    return Game.new("tokyo", ["Kraken", "Gigazaur"], seed=1, expansions=["power_up"], deal_seed=seed)


def embedded(text: str) -> dict:
    found = re.search(r'<script type="application/json" id="steps">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def unfolded(data: dict, layer: str) -> list[str]:
    """The drawings of a layer, made as the script of the page makes them."""
    lines: list[int] = []
    drawn = []
    for changes in data["layers"][layer]:
        for start, removed, *fresh in changes:
            lines[start : start + removed] = fresh
        drawn.append("".join(data["lines"][line] for line in lines))
    return drawn


def test_the_page_holds_every_moment_and_loads_nothing(game: Game, text: str) -> None:
    data = embedded(text)
    states = [node.state for node in game.line]
    seats = tuple(range(len(game.names)))

    assert [len(data["layers"][layer]) for layer in ("dice", "board", "phone")] == [len(states)] * 3
    assert data["at"] == game.at
    for layer, width in (("board", 780), ("phone", 400)):
        for drawn, state in zip(unfolded(data, layer), states, strict=True):
            whole = board_svg(state, seats=seats, dice=False, width=width)
            assert re.sub("<style>.*?</style>", "", re.sub(' aria-label="[^"]*"', "", whole, count=1)) == drawn
    assert unfolded(data, "board")[game.at] in text, "the moment is there without the script"
    assert "A" in "".join(unfolded(data, "dice"))
    assert set(re.findall(r"(?:https?:)?//[\w.]+", text)) <= {"http://www.w3.org"}
    assert not re.search(r"<script[^>]+src|<link|@import|url\(", text)
    assert "default-src 'none'" in text


def test_the_log_of_the_page_tells_every_event(game: Game, text: str) -> None:
    items = re.findall(r'<li data-step="(\d+)">', text)
    assert [int(step) for step in items] == [at for at, node in enumerate(game.line) for _ in node.events]


def test_a_page_opens_where_the_game_stands(game: Game) -> None:
    other = game.branch()
    other.goto(5)
    assert embedded(page(other, None))["at"] == 5
    assert len(frames(other, None)) == len(game.line), "what was played after it is there too"


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_game_at_its_very_start_can_be_exported(tmp_path: Path, suffix: str) -> None:
    kn.Game.new("tokyo", ["Kraken", "Gigazaur"], seed=1).export(tmp_path / f"start{suffix}")
    assert (tmp_path / f"start{suffix}").stat().st_size > 100


def test_the_same_game_gives_the_same_page(game: Game, text: str) -> None:
    assert text == page(Game.from_json(game.to_json()), None)


def test_differences_give_back_every_text() -> None:
    texts = ["<a><b/></a>", "<a><b/></a>", "<a><c/>One. Two.<b/></a>", "", "<d/>"]
    lines = Lines()
    changes = lines.differences(texts)
    known, now, found = list(lines.numbers), [], []
    for change in changes:
        for start, removed, *fresh in change:
            now[start : start + removed] = fresh
        found.append("".join(known[line] for line in now))
    assert found == texts
    assert changes[1] == []
    assert split("<a><b/>One. Two</a>") == ["<a>", "<b/>One.", " Two</a>"]


def test_csv_has_a_row_for_each_event(game: Game, tmp_path: Path) -> None:
    game.export(tmp_path / "game.csv")
    with (tmp_path / "game.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = [(str(at), event.kind, event.rule) for at, node in enumerate(game.line) for event in node.events]
    assert [(row["step"], row["event"], row["rule"]) for row in rows if row["event"]] == told
    assert {int(row["step"]) for row in rows} == set(range(len(game.line)))
    chosen = next(row for row in rows if row["by"])
    assert chosen["by"] in game.names
    counted = [event for event in game.events if event.kind == "energy"]
    assert counted
    assert [(row["n"], row["now"]) for row in rows if row["event"] == "energy"] == [
        (str(event.n), str(event.now)) for event in counted
    ]
    assert all(row["monster"] in row["text"] for row in rows if row["event"] == "energy")


def test_json_is_the_save_and_txt_the_record(game: Game, tmp_path: Path) -> None:
    for name, read in (("game.json", Game.from_json), ("game.TXT", Game.from_record)):
        game.export(tmp_path / name)
        again = read((tmp_path / name).read_text(encoding="utf-8"))
        assert [state_key(node.state) for node in again.line] == [state_key(node.state) for node in game.line]


def test_svg_is_the_board_of_the_moment(game: Game, tmp_path: Path) -> None:
    game.export(tmp_path / "game.svg")
    text = (tmp_path / "game.svg").read_text(encoding="utf-8")
    parse(text)
    assert text == board_svg(game.state, seats=range(len(game.names)))


def test_hidden_cards_are_in_no_export_unless_asked_for(tmp_path: Path) -> None:
    first, second = dealt(1), dealt(2)
    assert first.state.monsters[0].hand + first.state.monsters[0].evolutions
    for suffix in SUFFIXES:
        for at, game in enumerate((first, second)):
            game.export(tmp_path / f"{at}{suffix}")
            game.export(tmp_path / f"whole{at}{suffix}", everything=True)
        assert (tmp_path / f"0{suffix}").read_bytes() == (tmp_path / f"1{suffix}").read_bytes()
    assert (tmp_path / "whole0.json").read_bytes() != (tmp_path / "whole1.json").read_bytes()
    assert Game.load(tmp_path / "whole0.txt").record() == first.record()


def test_a_card_at_which_one_monster_looked_is_in_no_export_either(tmp_path: Path) -> None:
    game = scenario(
        {
            "game": "tokyo",
            "monsters": [{"name": "Kraken", "energy": 9, "cards": ["made_in_a_lab"]}, "Gigazaur"],
            "phase": "buy",
            "market": ["jets", "extra_head", "fire_breathing"],
        }
    )
    game.play("use made_in_a_lab")
    seen = next(event.what for event in game.events if event.kind == "look")
    for suffix in SUFFIXES:
        for name, whose in (("everybody", None), ("gigazaur", "Gigazaur"), ("kraken", "Kraken")):
            game.export(tmp_path / f"{name}{suffix}", seat=whose)
            told = (tmp_path / f"{name}{suffix}").read_text(encoding="utf-8").casefold().replace(" ", "_")
            assert (seen in told) == (name == "kraken"), (suffix, name)


def test_a_seat_reads_its_own_secrets_only(evolving: Game) -> None:
    everybody, whole = frames(evolving, NOBODY), frames(evolving, None)
    assert len(whole) == len(evolving.line) > len(everybody)
    for seat in range(len(evolving.names)):
        mine = frames(evolving, seat)
        assert len(everybody) <= len(mine) <= len(whole)
        assert all(event.to is None or seat in event.to for frame in mine for event in frame.events)
        assert [event for frame in mine for event in frame.events] == evolving.events_for(evolving.names[seat])
        assert mine[-1].nodes[-1] == evolving.node.id
        assert standing(evolving, mine) == len(mine) - 1


def test_the_steps_of_a_public_export_are_no_save(evolving: Game, tmp_path: Path) -> None:
    evolving.export(tmp_path / "game.json")
    told = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert told["knows"] == "everybody"
    assert [step["step"] for step in told["steps"]] == list(range(len(frames(evolving, NOBODY))))
    assert told["steps"][-1]["monsters"][0]["lp"] == evolving.state.monsters[0].lp
    with pytest.raises(BadRecord, match="no saved game"):
        Game.load(tmp_path / "game.json")
    evolving.export(tmp_path / "game.json", seat=evolving.names[1])
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["knows"] == evolving.names[1]


@pytest.mark.parametrize("name", ["game.pdf", "game", ".html", "game.html.gz"])
def test_another_suffix_is_refused_with_those_that_there_are(game: Game, tmp_path: Path, name: str) -> None:
    with pytest.raises(BadOption, match=re.escape(", ".join(SUFFIXES))):
        game.export(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_bad_readers_and_files_are_refused(game: Game, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="not both"):
        game.export(tmp_path / "game.html", seat=game.names[0], everything=True)
    with pytest.raises(BadOption, match="Nessie"):
        game.export(tmp_path / "game.csv", seat="Nessie")
    with pytest.raises(BadOption, match="everything: 'no' is neither True nor False"):
        game.export(tmp_path / "game.csv", everything="no")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRecord, match="cannot be written"):
        game.export(tmp_path / "file" / "game.csv")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_dice_that_are_resolved_are_drawn_as_done(text: str) -> None:
    drawn = unfolded(embedded(text), "dice")
    whole = dice_svg("AAHHEE", results="AA").count(">done<")
    assert whole == 4
    assert any(">done<" in text for text in drawn)
    assert any(">kept<" in text for text in drawn)
