"""The what-if panel without a browser: the tree, two boards, games played on after each choice, what is kept."""

import json
import re
from pathlib import Path

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.cards.registry import CARDS
from kony_nb.rules.errors import BadComparison, BadOption, BadRecord, KonyError
from kony_nb.rules.state import state_key
from kony_nb.widgets.explorer import Explorer
from tests.game.randomly import evolving_game
from tests.widgets.playing import FOUR, Reader, click, new_app, offered, play_to

NEAR_THE_END = {
    "monsters": [
        {"name": "Kong", "place": "midtown", "lp": 6, "vp": 17},
        {"name": "Rob", "place": "queens", "vp": 17, "lp": 3},
    ],
    "turn": "Rob",
    "phase": "resolve",
    "dice": "AAEEEH",
    "then": ["resolve A"],
}
TOKYO = {
    "game": "tokyo",
    "monsters": [
        {"name": "Alienoid", "place": "tokyo_city", "lp": 5, "vp": 17},
        {"name": "Kraken", "vp": 17, "lp": 3},
    ],
    "turn": "Kraken",
    "phase": "resolve",
    "dice": "AA1122",
    "then": ["resolve A"],
}


def branched(app: Explorer) -> Explorer:
    """An app with a branch beside its game, which has gone on."""
    app.receive({"do": "branch", "luck": "new"})
    click(app, app.game.legal_actions()[0].text)
    app.receive({"do": "what-if", "open": True})
    return app


def played_out(app: Explorer) -> None:
    app.workers = 0
    app.receive({"do": "try", "dice": []})
    while app.front.now["poll"] >= 0:
        app.receive({"do": "more"})


@pytest.mark.parametrize("situation", [NEAR_THE_END, TOKYO], ids=["new_york", "tokyo"])
def test_the_tree_is_drawn_when_the_panel_is_open_and_leads_to_every_branch(situation: dict) -> None:
    app = new_app(scenario(situation))
    assert "<svg" not in app.front.tree
    branched(app)
    app.receive({"do": "pick-branch", "n": 0})
    click(app, app.game.legal_actions()[-1].text)
    app.receive({"do": "pick-branch", "n": 1})
    reader = Reader(app.front.tree)
    assert "you are here, Branch A" in app.front.tree
    buttons = [attrs for _, attrs in reader.tags if attrs.get("role") == "button" and "data-branch" in attrs]
    assert {attrs["data-branch"] for attrs in buttons} == {"0", "1"}
    start = next(attrs for attrs in buttons if attrs["data-branch"] == "0")
    app.receive({"do": "pick-branch", "n": int(start["data-branch"]), "node": int(start["data-node"])})
    assert app.session is app.games[0][1]
    assert app.session.now == int(start["data-node"])


def test_on_screen_stands_what_luck_in_a_branch_means() -> None:
    app = new_app(scenario(NEAR_THE_END))
    text = Reader(app.front.tree).text
    assert "hindsight, not what the choice was worth" in text
    assert "a single example, not what the choice is worth" in text
    app.receive({"do": "branch", "luck": "same"})
    assert "hindsight" in app.front.status


def test_two_branches_stand_side_by_side_until_one_is_looked_at() -> None:
    app = branched(new_app(scenario(NEAR_THE_END)))
    assert app.front.sides == ""
    app.receive({"do": "against", "value": "0"})
    assert app.front.sides.count("<svg") == 2
    text = Reader(app.front.sides).text
    assert "between Branch A: step 1, new luck and The game." in text
    app.receive({"do": "pick-branch", "n": 0})
    assert app.front.sides == "", "a game is not compared with itself"
    app.receive({"do": "against", "value": "1"})
    app.receive({"do": "against", "value": ""})
    assert app.front.sides == ""
    with pytest.raises(BadOption, match="branch: '7' is not 0 to 1"):
        app.receive({"do": "against", "value": "7"})


def test_games_are_played_on_piece_by_piece_until_all_are() -> None:
    app = new_app(scenario(NEAR_THE_END))
    app.workers = 0
    assert "Play 200 games after each choice" in app.front.trial
    app.receive({"do": "try", "dice": []})
    app.receive({"do": "more"})
    games = app.what_if.trial.found.games
    assert 0 < games < 200
    assert f"{games} games after each choice" in app.front.trial
    app.receive({"do": "try-stop"})
    assert app.front.now["poll"] == -1
    assert app.what_if.trial.found.games == games, "what is complete stays"

    played_out(app)
    found = app.what_if.trial.found
    assert found.games == 200
    assert [action.text for action in app.game.legal_actions()] == list(found.choices)
    text = Reader(app.front.trial).text
    for choice in found.choices:
        low, high = (f"{100 * bound:.1f}" for bound in found.share(choice)[1:])
        assert f"({low} to {high})" in text
    assert ("Not settled" in text) is not found.settled
    app.receive({"do": "more"})
    assert app.what_if.trial.found is found, "an old tick plays nothing more"


def test_the_table_goes_when_the_person_acts() -> None:
    app = new_app(scenario(NEAR_THE_END))
    app.workers = 0
    app.receive({"do": "try", "dice": []})
    app.receive({"do": "more"})
    sampling = app.what_if.trial.sampling
    click(app, offered(app)[0])
    assert sampling.done
    assert app.what_if.trial is None
    assert app.front.now["poll"] == -1
    for do in ("try-stop", "try-keep"):
        with pytest.raises(BadComparison, match="no choices are being compared"):
            app.receive({"do": do})


def test_of_many_keeps_a_few_are_compared_and_those_picked_are_among_them() -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7))
    play_to(app, "keep")
    app.workers = 0
    dice = app.session.dice
    app.receive({"do": "try", "dice": [0, 3]})
    first, *others = app.what_if.trial.choices
    assert sorted(first.removeprefix("keep ")) == sorted(dice[0].face + dice[3].face)
    assert {"stop", "keep"} <= set(others)
    assert len(others) <= 3


def test_what_was_found_is_kept_with_the_game_without_hands() -> None:
    app = new_app(scenario(NEAR_THE_END))
    played_out(app)
    app.receive({"do": "try-keep"})
    (found,) = app.game.analyses
    assert (found["n"], found["seed"], found["seat"], found["at"]) == (200, 0, "Kong", app.game.node.id)
    assert set(found["policies"]) == {"greedy"}
    assert found["interval"].startswith("95 %")
    assert state_key(scenario(found["position"]).state) == state_key(app.game.state)
    text = Reader(app.front.tree).text
    assert "Kept comparisons Step" in text
    assert "200 games after each choice" in text
    with pytest.raises(BadComparison, match="nothing new"):
        app.receive({"do": "try-keep"})
    app.game.note_analysis({"kind": "comparison", "by": "somebody else"})
    app.refresh()
    assert Reader(app.front.tree).text == text, "what is no such record is not shown"


def test_nothing_of_another_hand_is_in_the_tree_or_beside_it() -> None:
    game = evolving_game(5, monsters=3, choices=70, table="tokyo", masked=True)
    app = new_app(game, you=[game.names[0], game.names[1]])
    app.receive({"do": "what-if", "open": True})
    app.receive({"do": "branch", "luck": "same"})
    app.receive({"do": "against", "value": "0"})
    shown = app.front.tree + app.front.sides
    hidden = {card for monster in game.state.monsters for card in (*monster.hand, *monster.evolutions)}
    opened = {
        card
        for node in game.history.nodes
        for monster in node.state.monsters
        for card in (*monster.cards, *monster.spent)
    }
    assert app.session.lookers == ()
    assert hidden - opened
    for card in hidden - opened:
        assert CARDS[card].name not in shown


def test_what_was_kept_of_a_hidden_hand_is_listed_for_its_own_person_only() -> None:
    monsters = [{"name": name, "evolutions": {"hand": ["?"]}} for name in ("Alienoid", "Kraken")]
    game = scenario({"game": "tokyo", "expansions": ["power_up"], "monsters": monsters, "phase": "buy"})
    row = {"choice": "end", "monster": "Alienoid", "share": 0.5, "low": 0.4, "high": 0.6}
    game.note_analysis(
        {"kind": "comparison", "seat": "Alienoid", "rows": [row], "n": 1, "policies": ["greedy"], "seed": 0}
    )
    app = new_app(game, you="all")
    assert "Kept" not in app.front.tree
    app.receive({"do": "look", "seat": 1})
    assert "Kept" not in app.front.tree
    app.receive({"do": "look", "seat": 0})
    assert "End the turn 50.0 %" in Reader(app.front.tree).text


# Saved and reopened


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".kony_nb"


def cell() -> Explorer:
    return new_app(scenario(NEAR_THE_END), save="mine")


def test_branches_what_is_shown_and_what_was_kept_are_there_again(here: Path) -> None:
    app = branched(cell())
    app.receive({"do": "pick-branch", "n": 0})
    played_out(app)
    app.receive({"do": "try-keep"})
    app.receive({"do": "edit"})
    app.receive({"do": "edit-open", "form": {"lp-0": "9"}})
    names = [name for name, _ in app.games]
    states = [state_key(session.game.state) for _, session in app.games]

    again = cell()
    assert [name for name, _ in again.games] == names
    assert [state_key(session.game.state) for _, session in again.games] == states
    assert again.session is again.games[2][1]
    assert again.games[0][1].game.analyses == app.games[0][1].game.analyses != []
    assert "Branches too: Branch A" in again.front.status
    assert "Kept comparisons" in again.front.tree
    again.receive({"do": "pick-branch", "n": 0})
    again.receive({"do": "branch", "luck": "new"})
    assert again.game.luck.seed not in {session.game.luck.seed for _, session in again.games[:3]}, "no luck twice"
    assert again.games[3][0].startswith("Branch B")


def test_running_the_cell_again_keeps_the_branches_without_a_file() -> None:
    game = scenario(NEAR_THE_END)
    app = branched(new_app(game))
    again = new_app(game)
    assert [name for name, _ in again.games] == [name for name, _ in app.games]
    assert again.game is app.game


def test_a_save_without_branches_still_opens_and_a_reset_forgets_them(here: Path) -> None:
    app = cell()
    click(app, offered(app)[0])
    assert [file.name for file in here.iterdir()] == ["mine.json"]
    assert len(cell().games) == 1
    (here / "mine.json").unlink()

    app = branched(cell())
    assert sorted(file.name for file in here.iterdir()) == ["mine.branches", "mine.json"]
    app.receive({"do": "reset"})
    assert [file.name for file in here.iterdir()] == ["mine.json"]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"version": 2}, "saved as version 2, this program reads 1"),
        ({"format": "x"}, "these are no branches"),
        ({"shown": 5}, "shown: 5 is not 0 to 1"),
        ({"branches": [{"name": 1, "game": ""}]}, "not a list of a name and a game each"),
        ({"branches": [{"name": "B", "game": "{}"}]}, "B: this is no saved game"),
        ({"branches": "none"}, "not a list"),
        (None, "this is no JSON"),
    ],
)
def test_a_broken_file_of_branches_is_named_with_the_way_on(here: Path, change: dict | None, wrong: str) -> None:
    branched(cell())
    file = here / "mine.branches"
    file.write_text(json.dumps(json.loads(file.read_text()) | change) if change else "{")
    with pytest.raises(BadRecord, match=wrong) as failed:
        cell()
    assert "mine.branches" in str(failed.value)
    assert "without this file the game opens" in str(failed.value)
    file.unlink()
    assert len(cell().games) == 1


def in_the_way(file: Path) -> None:
    """Lay a folder where a file is written, which can be neither written nor removed as one."""
    file.unlink(missing_ok=True)
    (file / "inside").mkdir(parents=True)


def test_branches_that_cannot_be_written_or_removed_stop_no_game(here: Path) -> None:
    app = branched(cell())
    in_the_way(here / "mine.branches")
    app.receive({"do": "step"})
    assert re.match("Not saved from now on: .*mine.branches: cannot be written", app.front.status)
    app = new_app(scenario(TOKYO), save="other")
    in_the_way(here / "other.branches")
    click(app, app.game.legal_actions()[0].text)
    assert re.match("Not saved from now on: .*other.branches: cannot be removed", app.front.status)


def test_a_reset_is_done_though_it_cannot_be_saved(here: Path) -> None:
    app = branched(cell())
    in_the_way(here / "mine.branches")
    app.receive({"do": "reset"})
    assert re.match("Back at the beginning. Not saved from now on: .*mine.branches", app.front.status)
    assert len(app.games) == 1
    assert app.file is None


def test_dice_that_do_not_lie_there_cannot_be_picked() -> None:
    app = new_app(scenario({"monsters": ["Kong", "Rob"]}))
    with pytest.raises(KonyError, match="no dice lie on the table"):
        app.receive({"do": "keep", "dice": [0], "at": app.front.now["node"]})
