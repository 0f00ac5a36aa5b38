"""The app without a browser: new games, branches, looking back, what a notebook keeps of it."""

import json
import os
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.errors import BadOption, KonyError
from kony_nb.rules.state import state_key
from kony_nb.widgets.explorer import Explorer
from tests.widgets.playing import FOUR, Reader, click, new_app, offered, play_to


def form(**changed: str) -> dict[str, str]:
    names = [*FOUR, "Drakonis", "Captain Fish"]
    filled = {f"monster{seat}": name for seat, name in enumerate(names)}
    filled |= {"player0": "person", "player1": "greedy", "player2": "random"} | {
        f"player{n}": "none" for n in (3, 4, 5)
    }
    return {**filled, "seed": "12", "rules": "printed", "option-infantry_reward": "vp", **changed}


def test_within_ten_seconds_one_sentence_and_one_main_button_say_what_to_do() -> None:
    app = new_app()

    assert Reader(app.front.ask).text.startswith("Kong: roll for the first turn: most attacks go first.")
    assert Reader(app.front.choices).all("class").count("kony-main") == 1
    assert offered(app) == ["roll"]


def test_seed_rules_and_options_are_always_visible() -> None:
    app = new_app(Game.new(monsters=FOUR, seed=99, rules="printed", options={"infantry_reward": "vp"}))
    banner = Reader(app.front.banner).text

    assert "Seed 99" in banner
    assert "printed" in banner
    assert "Infantry pays : 1 VP" in banner.replace("pays:", "pays :")


def test_the_bots_play_by_the_clock_and_wait_for_the_person() -> None:
    app = new_app()
    click(app, "roll")
    ticks = 0
    while app.front.now["tick"] >= 0:
        app.receive({"do": "tick", "at": app.front.now["node"]})
        ticks += 1

    assert ticks > 2
    assert app.session.mine


def test_at_full_speed_the_answer_to_a_click_is_the_next_own_decision() -> None:
    app = new_app()
    app.receive({"do": "speed", "value": "instant"})
    click(app, "roll")

    assert app.session.mine
    with pytest.raises(KonyError, match="slow, normal"):
        app.receive({"do": "speed", "value": "warp"})


def test_steps_are_told_from_the_first_choice_of_a_person_on_by_the_numbers_of_the_log() -> None:
    app = new_app()
    assert app.session.at > 1, "the set-up has been dealt"
    assert "step" not in Reader(app.front.head).text

    click(app, "roll")
    assert f"· step {app.session.at}" in Reader(app.front.head).text
    assert f"Go to step {app.session.at}" in Reader(app.front.log).all("aria-label")

    app.receive({"do": "back"})
    assert "looking back" in Reader(app.front.head).text
    watched = new_app(you=[])
    watched.receive({"do": "step"})
    assert f"· step {watched.session.at}" in Reader(watched.front.head).text


def test_what_is_refused_is_told_by_the_words_on_the_buttons() -> None:
    app = new_app(scenario({"monsters": ["Kong", "Rob"], "dice": "AAHESO"}))
    app.raising = False
    for message, told in (
        ({"do": "act", "action": "keep DD"}, "Keep 2 destruction, reroll the rest: the dice show 2 attacks, 1 heart, "),
        ({"do": "keep", "dice": [1, 7]}, "keep dice 8: there are dice 1 to 6 "),
        ({"do": "resolve", "order": "AH"}, "resolve attack, heart: each face that is left must be in the order once: "),
    ):
        app.receive({**message, "at": app.front.now["node"]})
        assert app.front.status.startswith(f"Not done: {told}")


def test_pause_and_play() -> None:
    app = new_app()
    click(app, "roll")
    app.receive({"do": "play"})
    assert app.front.now["tick"] == -1
    app.receive({"do": "tick", "at": app.front.now["node"]})
    assert app.game.decision.seat == "Mantis", "a late tick does nothing"
    app.receive({"do": "play"})
    assert app.front.now["tick"] >= 0


def test_what_was_played_can_be_replayed_to_its_end() -> None:
    app = new_app()
    play_to(app, "keep")
    last = app.game.node.id
    app.receive({"do": "travel", "node": app.session.first()})
    app.receive({"do": "play"})
    for _ in range(200):
        if app.front.now["tick"] < 0:
            break
        app.receive({"do": "tick", "at": app.front.now["node"]})

    assert app.game.node.id == last


def test_choosing_differently_after_going_back_makes_a_variation() -> None:
    app = new_app()
    play_to(app, "place")
    click(app, "place queens")
    old = app.game.node.id
    app.receive({"do": "back-mine"})
    assert "looking back" in Reader(app.front.head).text
    assert "Start in Queens" in Reader(app.front.ask).text
    click(app, "place bronx")
    forks = Reader(app.front.tree)

    assert {"Start in Queens", "Start in the Bronx"} <= set(forks.words)
    app.receive({"do": "travel", "node": old})
    assert app.game.state.monsters[0].place == "queens"


@pytest.mark.parametrize("luck", ["same", "new"])
def test_a_branch_is_a_game_of_its_own(luck: str) -> None:
    app = new_app()
    play_to(app, "keep")
    here = state_key(app.game.state)
    trunk = app.game
    app.receive({"do": "branch", "luck": luck})
    assert app.game is not trunk
    assert state_key(app.game.state) == here
    click(app, "stop")
    app.receive({"do": "pick-branch", "n": 0})

    assert app.game is trunk
    assert state_key(trunk.state) == here
    assert f"{luck} luck" in Reader(app.front.tree).text
    app.receive({"do": "pick-branch", "n": 1})
    assert ("new luck" in Reader(app.front.banner).text) is (luck == "new")


def test_a_new_game_is_what_the_dialog_says() -> None:
    app = new_app()
    app.receive({"do": "new-dialog"})
    assert Reader(app.front.dialog).all("name").count("seed") == 1
    app.receive({"do": "new", "form": form()})

    assert app.front.dialog == ""
    assert app.game.names == ["Kong", "Mantis", "Rob"]
    assert app.session.players == ("person", "greedy", "random")
    assert (app.game.seed, app.game.options.rules) == (12, "printed")
    assert app.game.options.changed == {"infantry_reward": "vp"}


def test_six_monsters_and_a_word_as_seed() -> None:
    app = new_app()
    app.receive({"do": "new", "form": form(player3="greedy", player4="greedy", player5="person", seed="class 7b")})

    assert len(app.game.names) == 6
    assert app.game.seed == "class 7b"


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"monster1": "Kong"}, "Kong was chosen twice"),
        ({"player1": "none", "player2": "none"}, "2 to 6"),
        ({"seed": " "}, "seed"),
        ({"rules": "mine"}, "mine"),
        ({"player0": "oracle"}, "oracle"),
        ({"option-infantry_reward": "gold"}, "gold"),
    ],
)
def test_a_form_that_makes_no_game_is_refused_and_the_old_one_stays(changed: dict[str, str], words: str) -> None:
    app = new_app()
    before = app.game
    app.receive({"do": "new-dialog"})
    with pytest.raises(BadOption, match=words):
        app.receive({"do": "new", "form": form(**changed)})

    assert app.game is before
    assert app.front.dialog, "the form stays open"
    assert words.split(maxsplit=1)[0] in app.front.status


def test_a_reset_begins_the_same_game_again() -> None:
    app = new_app(Game.new(monsters=FOUR, seed=5, rules="printed", options={"infantry_reward": "vp"}))
    first = state_key(app.game.state)
    play_to(app, "keep")
    app.receive({"do": "reset"})

    assert state_key(app.game.state) == first
    assert app.game.seed == 5


def test_a_reset_of_a_scenario_begins_where_it_began() -> None:
    game = scenario(
        {"monsters": [{"name": "Kong", "place": "queens", "lp": 3}, "Rob"], "phase": "roll", "dice": "AAHEED"}
    )
    app = new_app(game)
    first = state_key(app.game.state)
    click(app, "stop")
    app.receive({"do": "reset"})

    assert state_key(app.game.state) == first


@pytest.mark.parametrize(("rule", "words"), [("ny.flee.right", "flee"), ("card.chameleon", "Chameleon")])
def test_why_opens_the_rule(rule: str, words: str) -> None:
    app = new_app()
    app.receive({"do": "rule", "id": rule})
    assert words.lower() in Reader(app.front.rule).text.lower()
    app.receive({"do": "close"})
    assert app.front.rule == ""


def test_every_rule_on_the_screen_can_be_opened() -> None:
    app = new_app(you=[])
    app.everything = True
    app.receive({"do": "to-mine"})
    for rule in sorted(set(Reader(app.front.log).all("data-rule"))):
        app.receive({"do": "rule", "id": rule})
        assert rule in app.front.rule


def test_a_place_that_cannot_be_chosen_says_why() -> None:
    monsters = [
        {"name": "Kong", "place": "queens"},
        {"name": "Rob", "place": "bronx"},
        {"name": "Mantis", "place": "bronx"},
    ]
    monsters.append({"name": "Sheriff", "place": "lower"})
    app = new_app(scenario({"monsters": monsters, "phase": "move"}))
    app.receive({"do": "why", "place": "bronx"})
    assert "two monsters" in app.front.status
    app.receive({"do": "why", "place": "lower"})
    assert "no free place" in app.front.status


def test_the_timeline_is_made_when_opened_and_leads_back() -> None:
    app = new_app(you=[])
    app.receive({"do": "to-mine"})
    assert app.front.timeline == ""
    app.receive({"do": "chart", "open": True})
    nodes = Reader(app.front.timeline).all("data-node")
    app.receive({"do": "travel", "node": int(nodes[len(nodes) // 2])})

    assert app.session.behind


def test_a_click_on_the_plotly_chart_travels_and_there_is_only_one() -> None:
    app = new_app(you=[])
    app.receive({"do": "to-mine"})
    assert app.chart is None
    app.receive({"do": "zoom"})
    chart = app.chart
    app.receive({"do": "zoom"})
    assert app.children == (app.front, chart)

    trace = chart.data[0]
    clicked = {"trace_indexes": [0], "point_indexes": [2], "xs": [trace.x[2]], "ys": [trace.y[2]]}
    chart._js2py_pointsCallback = {
        "event_type": "plotly_click",
        "points": clicked,
        "device_state": None,
        "selector": None,
    }
    assert app.session.behind
    assert trace.customdata[2] in [node.id for node in app.game.path[-2:]], "there, or after the roll that waits there"
    assert chart.layout.shapes
    app.receive({"do": "reset"})
    assert app.chart is None


def test_an_unforeseen_error_is_shown_and_raised() -> None:
    app = new_app()
    app.session.act = None
    with pytest.raises(TypeError):
        click(app, "roll")

    assert "TypeError" in app.front.status


def test_the_notebook_keeps_a_picture_and_a_sentence_that_stay_the_same() -> None:
    bundles = []
    for _ in range(2):
        app = new_app(Game.new(monsters=FOUR, seed=7))
        click(app, "roll")
        bundles.append(app._repr_mimebundle_())
    text = bundles[0]["text/plain"]

    assert "run all cells" in text
    assert "0x" not in text
    assert bundles[0]["image/svg+xml"] == bundles[1]["image/svg+xml"]
    assert bundles[0]["text/plain"] == bundles[1]["text/plain"]
    ElementTree.fromstring(bundles[0]["image/svg+xml"])
    assert "application/vnd.jupyter.widget-view+json" in bundles[0]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_game_is_kept_beside_the_notebook_and_reopened(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    assert not list(here.iterdir()), "nothing is written before somebody has played"
    play_to(app, "keep")
    state, step = state_key(app.game.state), app.game.at
    (file,) = (here / ".kony_nb").iterdir()
    assert file.name.startswith("kong-mantis-rob-sheriff-seed7")

    fresh = Game.new(monsters=FOUR, seed=7)
    again = new_app(fresh, save=True)
    assert state_key(again.game.state) == state
    assert again.game is fresh, "the variable of the notebook holds the reopened game"
    assert f"Reopened at step {step}" in again.front.status


def test_another_seed_or_another_start_is_another_game(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    play_to(app, "keep")
    for other in (
        Game.new(monsters=FOUR, seed=8),
        Game.new(monsters=FOUR, seed=7, rules="printed"),
        Game.new(monsters=FOUR[:2], seed=7),
    ):
        assert new_app(other, save=True).front.status == ""


def test_a_cell_that_plays_before_it_shows_the_game_reopens_it_too(here: Path) -> None:
    def cell() -> Game:
        game = Game.new(monsters=FOUR, seed=7)
        game.play("roll")
        return game

    app = new_app(cell(), save=True)
    play_to(app, "keep")
    state = state_key(app.game.state)

    assert state_key(new_app(cell(), save=True).game.state) == state


def test_a_game_that_went_another_way_keeps_its_save_as_a_variation(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    play_to(app, "place")
    click(app, "place queens")
    other = Game.new(monsters=FOUR, seed=7)
    for action in ("roll", "roll", "roll", "roll", "place bronx"):
        other.play(action)
    again = new_app(other, save=True)

    assert again.game.state.monsters[0].place == "bronx"
    assert "variation" in again.front.status
    assert {"Start in Queens", "Start in the Bronx"} <= set(Reader(again.front.tree).words)


def test_a_scenario_in_the_middle_of_something_is_reopened(here: Path) -> None:
    def cell() -> Game:
        monsters = [{"name": "Kong", "place": "lower"}, {"name": "Rob", "place": "queens"}]
        start = {"monsters": monsters, "turn": "Rob", "phase": "resolve", "dice": "AAEEEH", "then": ["resolve A"]}
        return scenario(start)

    app = new_app(cell(), save=True)
    click(app, "flee bronx")
    again = new_app(cell(), save=True)

    assert again.game.state.monsters[0].place == "bronx"
    again.receive({"do": "reset"})
    assert again.game.decision.kind == "flee"


def test_names_and_paths_of_saves(here: Path) -> None:
    for save, file in (("mine", ".kony_nb/mine.json"), (here / "elsewhere.json", "elsewhere.json")):
        app = new_app(Game.new(monsters=FOUR, seed=7), save=save)
        click(app, "roll")
        assert (here / file).is_file()
    os.environ["KONY_NB_SAVE"] = "off"
    try:
        assert new_app(Game.new(monsters=FOUR, seed=3), save=True).file is None
    finally:
        del os.environ["KONY_NB_SAVE"]


def test_a_save_of_another_game_under_the_same_name_is_refused(here: Path) -> None:
    click(new_app(Game.new(monsters=FOUR, seed=7), save="mine"), "roll")

    with pytest.raises(KonyError, match="another game"):
        new_app(Game.new(monsters=FOUR, seed=8), save="mine")


def test_a_broken_save_is_named(here: Path) -> None:
    (here / "broken.json").write_text('{"format": "kony')

    with pytest.raises(KonyError, match=r"broken\.json"):
        new_app(Game.new(monsters=FOUR, seed=7), save=here / "broken.json")


def test_running_the_cell_again_with_a_new_game_replaces_the_app(here: Path) -> None:
    old = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    play_to(old, "keep")
    node = old.game.node.id
    new = new_app(Game.new(monsters=FOUR, seed=7), save=True)

    assert old.comm is None
    assert new.game.node.id == node


def test_a_game_begun_in_the_dialog_is_there_again_after_a_restart(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    app.receive({"do": "new", "form": form()})
    click(app, "roll")
    state = state_key(app.game.state)
    again = new_app(Game.new(monsters=FOUR, seed=7), save=True)

    assert state_key(again.game.state) == state
    assert again.session.players == ("person", "greedy", "random")
    assert "seed 12" in again.front.status


def test_the_same_game_begun_again_in_the_dialog_leaves_the_one_before_where_it_is(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    play_to(app, "keep")
    app.receive({"do": "branch", "luck": "new"})
    first, names = app.file, ("person", "greedy", "greedy", "greedy")
    assert first is not None
    kept = {file: file.read_bytes() for file in (first, first.with_suffix(".branches"))}
    same = {"game": "new_york", "seed": "7", "rules": "digest"}
    same |= {f"monster{seat}": name for seat, name in enumerate(FOUR)} | {f"player{n}": p for n, p in enumerate(names)}
    for number in (2, 3):
        app.receive({"do": "new", "form": same})
        assert "is kept: kn.explore(" in app.front.status
        click(app, "roll")
        assert app.file == first.with_name(f"{first.stem}-{number}.json")
        assert app.file.exists()
        kept[app.file] = app.file.read_bytes()

    assert {file: file.read_bytes() for file in kept} == kept
    again = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    assert again.file == app.file, "the game begun last is there after a restart"
    assert len(Game.load(first).history.nodes) > len(again.game.history.nodes)


def test_the_dialog_proposes_another_seed_each_time_and_keeps_what_was_entered() -> None:
    app = new_app()
    app.seeds = random.Random(1)
    proposed = []
    for _ in range(3):
        app.receive({"do": "new-dialog"})
        proposed.append(seed_in(app))
    assert len({*proposed, "7"}) == 4
    power = {"game": "new_york", "power_up": "on"}
    app.receive({"do": "setup-game", "name": "power_up", "value": "on", "form": {**form(seed="mine"), **power}})
    assert seed_in(app) == "mine"

    app.game.seed = int(proposed[0])
    app.seeds = random.Random(1)
    app.receive({"do": "new-dialog"})
    assert seed_in(app) == proposed[1], "not the seed on the screen"


def seed_in(app: Explorer) -> str:
    (seed,) = (attrs["value"] for _, attrs in Reader(app.front.dialog).tags if attrs.get("name") == "seed")
    return str(seed)


def test_after_a_reset_the_save_begins_again_too(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    first = app.game.at
    play_to(app, "keep")
    app.receive({"do": "reset"})
    again = new_app(Game.new(monsters=FOUR, seed=7), save=True)

    assert again.game.at == first
    assert again.front.status == ""


def test_where_nothing_can_be_saved_one_plays_on(here: Path) -> None:
    (here / ".kony_nb").write_text("a file where the folder should be")
    app = new_app(Game.new(monsters=FOUR, seed=7), save="mine")
    click(app, "roll")
    assert app.front.status.startswith("Not saved from now on:")
    app.receive({"do": "to-mine"})
    assert app.session.mine


@pytest.mark.parametrize(
    "save", [None, 7, 1.5, b"mine", ["mine"], "", "\ud800", "a\0b", "x" * 5000, "a/" + "x" * 5000], ids=str
)
def test_what_can_be_no_save_is_refused(here: Path, save: object) -> None:
    with pytest.raises(KonyError):
        new_app(Game.new(monsters=FOUR, seed=7), save=save)
    assert list(here.iterdir()) == []


@pytest.mark.parametrize("setting", ["coach", "exam"])
def test_a_setting_is_true_or_false(setting: str) -> None:
    with pytest.raises(KonyError, match=f"{setting}: 'no' is neither True nor False"):
        new_app(Game.new(monsters=FOUR, seed=7), **{setting: "no"})


def test_a_note_of_a_begun_game_with_other_players_is_not_followed(here: Path) -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7), save=True)
    app.receive({"do": "new", "form": form()})
    click(app, "roll")
    (note,) = (here / ".kony_nb").glob("*.now")
    noted = json.loads(note.read_text())
    note.write_text(json.dumps({**noted, "players": ["person", "nessie", "random"]}))
    assert new_app(Game.new(monsters=FOUR, seed=7), save=True).session.players.count("person") == 1
    note.write_text(json.dumps({**noted, "players": ["person", "random"]}))
    with pytest.raises(KonyError, match="it names 2 players for King of"):
        new_app(Game.new(monsters=FOUR, seed=7), save=True)
