"""Two notebooks that play one saved game, or fill in one file of cards: neither puts an end to what the other kept."""

from pathlib import Path
from typing import Any

import pytest

import kony_nb as kn
from kony_nb.game.game import Game
from kony_nb.rules.errors import KonyError
from kony_nb.widgets import app as opened
from kony_nb.widgets.explorer import ELSEWHERE, Explorer
from kony_nb.widgets.saving import take_in
from kony_nb.widgets.session import Session
from tests.widgets.playing import click, new_app

TWO = ["Kong", "Rob"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def notebook(game: Game | None = None, **settings: Any) -> Explorer:
    """An app as another kernel opens it: it knows of no other app."""
    opened._OPEN.clear()
    return new_app(game or Game.new(monsters=TWO, seed=7), you="all", **{"save": "mine", **settings})


def go_on(app: Explorer, choices: int, which: int = 0) -> list[str]:
    """Choose so often, and return the texts of the line."""
    for _ in range(choices):
        legal = app.game.legal_actions()
        click(app, legal[which % len(legal)].text)
    return line(app.game)


def line(game: Game) -> list[str]:
    return [node.action.text for node in game.path if node.action is not None]


def lines(game: Game) -> list[list[str]]:
    """Every way through the tree, to each moment."""
    found = []
    for node in game.history.nodes:
        texts: list[str] = []
        while node.action is not None and node.parent is not None:
            texts.insert(0, node.action.text)
            node = node.parent
        found.append(texts)
    return found


def test_what_another_notebook_played_is_kept_as_a_variation(here: Path) -> None:
    first, second = notebook(), notebook()
    long = go_on(first, 9)
    go_on(second, 1, which=-1)
    assert "Another notebook" in second.front.status
    short = go_on(second, 2, which=-1)
    assert short != long[: len(short)]
    assert line(second.game) == short, "it stands where it stood"
    assert not second.session.behind, "and its line does not lead into the other's"

    again = notebook().game
    assert line(again) == short
    assert long in lines(again)

    longer = go_on(first, 2)
    assert {tuple(longer), tuple(short)} <= set(map(tuple, lines(Game.load(here / ".kony_nb" / "mine.json"))))


def test_a_notebook_that_only_looks_on_changes_nothing(here: Path) -> None:
    first, second = notebook(), notebook()
    go_on(first, 4)
    file = here / ".kony_nb" / "mine.json"
    text = file.read_text()
    second.receive({"do": "new-dialog"})
    second.receive({"do": "close"})
    assert file.read_text() == text


def test_notes_and_kept_comparisons_of_the_other_come_too(here: Path) -> None:
    first, second = notebook(), notebook()
    go_on(first, 4)
    first.game.node.note = "a good idea"
    first.game.note_analysis({"kind": "mine"})
    first.receive({"do": "close"})
    go_on(second, 1)
    again = Game.load(here / ".kony_nb" / "mine.json")
    (noted,) = [node for node in again.history.nodes if node.note]
    assert noted.note == "a good idea"
    assert [each["at"] for each in again.analyses] == [noted.id]


def test_the_branches_of_both_are_kept(here: Path) -> None:
    begun = notebook()
    go_on(begun, 2)
    first, second = notebook(), notebook()
    first.receive({"do": "branch", "luck": "same"})
    deep = go_on(first, 3)
    go_on(second, 1, which=-1)
    assert [name for name, _ in second.games] == ["The game", first.games[1][0]]
    second.receive({"do": "branch", "luck": "new"})
    go_on(first, 1)
    again = notebook()
    assert len(again.games) == 3
    assert any(deep in lines(session.game) for _, session in again.games[1:])


def test_branches_of_one_name_that_are_not_the_same_are_both_kept(here: Path) -> None:
    go_on(notebook(), 2)
    first, second = notebook(), notebook()
    for app, points in ((first, 5), (second, 9)):
        edited = kn.scenario({"monsters": [{"name": "Kong", "vp": points}, "Rob"]})
        app.games.append(("Edited: step 2", Session(edited, app.session.players)))
        app.receive({"do": "close"})
    assert {session.game.state.monsters[0].vp for _, session in second.games[1:]} == {5, 9}
    for app in (first, second, first, second):
        app.receive({"do": "pick-branch", "n": 1})
        go_on(app, 1)
    assert len(first.games) == len(second.games) == 3, "they do not grow each time"


def test_a_save_that_holds_another_game_by_now_is_left_alone(here: Path) -> None:
    first, second = notebook(), notebook(Game.new(monsters=TWO, seed=8))
    go_on(first, 2)
    text = (here / ".kony_nb" / "mine.json").read_text()
    go_on(second, 1)
    assert "Not saved from now on" in second.front.status
    assert "another game" in second.front.status
    assert (here / ".kony_nb" / "mine.json").read_text() == text
    assert go_on(second, 1), "one plays on"


def test_a_game_with_variations_of_its_own_does_not_write_over_its_save(here: Path) -> None:
    kept = go_on(notebook(), 5)
    game = Game.new(monsters=TWO, seed=7)
    game.play("roll")
    game.undo()
    app = notebook(game)
    go_on(app, 1)
    assert kept in lines(Game.load(here / ".kony_nb" / "mine.json"))


def test_a_reset_does_not_end_what_another_notebook_has_kept(here: Path) -> None:
    first, second = notebook(), notebook()
    go_on(first, 8)
    kept = go_on(second, 6, which=-1)
    second.close()
    first.receive({"do": "reset"})
    assert "stays kept" in first.front.status
    assert kept in lines(Game.load(here / ".kony_nb" / "mine.json"))
    go_on(first, 1)
    assert kept in lines(Game.load(here / ".kony_nb" / "mine.json"))
    assert kept in lines(first.game)


@pytest.mark.usefixtures("here")
def test_what_was_said_stays_beside_the_word_of_another_notebook() -> None:
    first, second = notebook(), notebook()
    go_on(first, 8)
    go_on(second, 6, which=-1)
    first.raising = False
    click(first, "buy extra_head")
    assert first.front.status.startswith("Not done: ")
    assert first.front.status.endswith(ELSEWHERE)
    go_on(second, 1, which=-1)
    first.receive({"do": "close"})
    assert first.front.status.count(ELSEWHERE) == 1


def test_what_is_written_while_one_reads_or_draws_is_taken_in(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = notebook(), notebook()
    go_on(first, 6)
    long: list[str] = []
    drawn = Explorer._board

    def meanwhile() -> None:
        monkeypatch.undo()
        monkeypatch.chdir(here)
        long[:] = go_on(first, 1)
        first.file = None  # closed: it writes no more

    def slow_read(file: Path, game: Game) -> bool:
        found = take_in(file, game)
        meanwhile()
        return found

    def slow_board(app: Explorer) -> str:
        meanwhile()
        return drawn(app)

    monkeypatch.setattr("kony_nb.widgets.explorer.take_in", slow_read)
    go_on(second, 1, which=-1)
    assert long in lines(Game.load(here / ".kony_nb" / "mine.json"))
    first = notebook()
    monkeypatch.setattr(Explorer, "_board", slow_board)
    go_on(second, 1, which=-1)
    assert long in lines(Game.load(here / ".kony_nb" / "mine.json"))


@pytest.mark.usefixtures("here")
def test_branches_lie_there_before_the_game_that_tells_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    app = notebook()
    go_on(app, 2)
    there: list[bool] = []
    save = Game.save

    def looked(game: Game, file: Path) -> None:
        there.append(file.with_suffix(".branches").exists())
        save(game, file)

    monkeypatch.setattr(Game, "save", looked)
    app.receive({"do": "branch", "luck": "same"})
    assert there == [True]


def test_an_analysis_whose_moment_was_written_as_text_comes_too(here: Path) -> None:
    first, second = notebook(), notebook()
    go_on(first, 4)
    first.game.note_analysis({"kind": "mine"})
    first.receive({"do": "close"})
    file, at = here / ".kony_nb" / "mine.json", first.game.node.id
    file.write_text(file.read_text().replace(f'"at":{at}}}', f'"at":"{at}"}}'))
    assert f'"at":"{at}"' in file.read_text()
    go_on(second, 1)
    assert [each["at"] for each in Game.load(file).analyses] == [at]


@pytest.mark.usefixtures("here")
def test_a_game_with_a_secret_deal_goes_on_after_a_restart() -> None:
    def begun() -> Game:
        return Game.new(monsters=TWO, seed=7, expansions=["power_up"], deal_seed="secret")

    app = notebook(begun())
    played = go_on(app, 6)
    again = notebook(begun())
    assert line(again.game) == played
    assert [monster.hand for monster in again.game.state.monsters] == [m.hand for m in app.game.state.monsters]
    assert again.front.status.startswith("Reopened")


def test_after_a_reset_the_own_save_is_no_other_notebook(here: Path) -> None:
    app = notebook()
    go_on(app, 3)
    app.receive({"do": "reset"})
    go_on(app, 1)
    assert "Another notebook" not in app.front.status
    assert len(app.game.history.nodes) == len(app.game.path)


@pytest.mark.usefixtures("nothing_in_use")
def test_a_form_does_not_write_over_cards_that_were_changed_elsewhere() -> None:
    forms = [kn.card_form() for _ in range(2)]
    for form, name in zip(forms, ("Wave", "Tide"), strict=True):
        form.game.value, form.monster.value = "tokyo", "Kraken"
        form.name.value, form.text.value = name, "Splash."
        form.save.click()
    assert "Saved Wave" in forms[0].status.value
    assert "changed elsewhere" in forms[1].status.value
    assert [card.own.name for card in kn.use_cards("my_cards.toml").evolutions] == ["Wave"]
    again = kn.card_form()
    again.game.value, again.monster.value = "tokyo", "Kraken"
    again.name.value, again.text.value = "Tide", "Splash."
    again.save.click()
    assert len(kn.use_cards("my_cards.toml").evolutions) == 2


def test_a_path_that_is_none_gets_one_error() -> None:
    for path in ("x" * 5000, "", "a\0b", 7, "\ud800"):
        with pytest.raises(KonyError):
            kn.card_form(path)
