"""The board editor: every click becomes a scenario, every fault is told, and nothing that was played is changed."""

import json
import random

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.describe import describe
from kony_nb.rules.check import check
from kony_nb.rules.errors import BadOption
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import decider
from kony_nb.rules.state import state_key
from kony_nb.widgets.editor import Editing, edited_game
from kony_nb.widgets.editor_faults import in_words
from kony_nb.widgets.editor_groups import edited, groups
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.session import Session
from tests.game.randomly import evolving_game, play_any
from tests.widgets.playing import FOUR, Reader, new_app, play_to

SITUATION = {
    "monsters": [
        {"name": "Kong", "place": "midtown", "lp": 6, "cards": ["carapace"], "vp": 6},
        {"name": "Rob", "place": "queens"},
        {"name": "Mantis", "alive": False},
        {"name": "Sheriff", "place": "bronx"},
    ],
    "boroughs": {"queens": {"stacks": [["?", "high_rise_1"]], "units": ["jet"]}},
    "turn": "Rob",
    "phase": "resolve",
    "dice": "AAEEEH",
    "market": ["jinx_aura", "subway", None],
}


def editing(app: Explorer) -> Explorer:
    app.receive({"do": "edit"})
    assert app.front.dialog
    return app


def filled(app: Explorer) -> dict[str, str]:
    """What the form holds as it is shown."""
    reader = Reader(app.front.dialog)
    form = {str(a["name"]): str(a.get("value", "")) for tag, a in reader.tags if tag == "input"}
    name = ""
    for tag, attrs in reader.tags:
        if tag == "select":
            name = str(attrs["name"])
        if tag == "option" and (name not in form or "selected" in attrs):
            form[name] = str(attrs.get("value", ""))
    return form


@pytest.mark.parametrize("table", ["new_york", "tokyo"])
def test_a_form_that_nobody_touched_is_the_position_itself(table: str) -> None:
    rng = random.Random(4)
    monsters = ["Kong", "Mantis", "Rob"] if table == "new_york" else ["Alienoid", "Kraken", "Pandakai"]
    game = Game.new(table, monsters=monsters, seed=4)
    seen = 0
    for _ in range(120):
        play_any(game, rng)
        if game.over:
            break
        if game.state.turn >= 0 and rng.random() < 0.3:
            here = Editing.of(Session(game, ("person", "greedy", "greedy")))
            assert edited(here.base, {}) == here.base
            assert state_key(edited_game(here, {}).state) == state_key(game.state)
            seen += 1
    assert seen > 5


@pytest.mark.parametrize(
    ("form", "holds"),
    [
        ({"lp-0": "3"}, lambda s: s.monsters[0].lp == 3),
        ({"lp-1": "10", "vp-1": "19", "energy-1": "7"}, lambda s: (s.monsters[1].vp, s.monsters[1].energy) == (19, 7)),
        ({"place-0": "brooklyn", "place-3": "lower"}, lambda s: s.monsters[3].place == "lower"),
        ({"cards-1": '["jinx_aura"]', "market-0": ""}, lambda s: s.monsters[1].cards == ("jinx_aura",)),
        ({"cards-0": "[]"}, lambda s: s.monsters[0].cards == ()),
        ({"count-0-carapace": "2"}, lambda s: s.monsters[0].counters == {"carapace": 2}),
        ({"cards-3": '["curse"]', "token-0-jinx": "2"}, lambda s: s.monsters[0].tokens == {"jinx": 2}),
        ({"unit-queens-jet": "0"}, lambda s: s.boroughs["queens"].units == () and s.removed["jet"] == 1),
        ({"unit-bronx-tank": "1"}, lambda s: s.boroughs["bronx"].units == ("tank",)),
        ({"unit-queens-jet": "0", "unit-bronx-jet": "1"}, lambda s: s.boroughs["bronx"].units == ("jet",)),
        ({"superstar_holder": "Kong"}, lambda s: s.superstar == 0),
        ({"market-1": "fury"}, lambda s: s.market == ("jinx_aura", "fury", None)),
        ({"dice-A": "1", "dice-O": "1"}, lambda s: s.results == "AHEEEO"),
        ({"turn": "Sheriff"}, lambda s: s.turn == 3 and s.results == "AAHEEE"),
        ({"turn": "Kong", "phase": "buy"}, lambda s: s.phase == "buy" and s.dice == ""),
        ({"phase": "roll", "dice-H": "1", "rolls_left": "1"}, lambda s: s.rolls_left == 1 and len(s.dice) == 6),
    ],
)
def test_every_field_changes_what_it_says(form: dict[str, str], holds) -> None:
    here = Editing.of(Session(scenario(SITUATION), ("person", "greedy", "greedy", "greedy")))
    before = json.dumps(here.base)
    game = edited_game(here, form)
    assert holds(game.state)
    assert check(game.state) == []
    assert json.dumps(here.base) == before


def test_a_form_of_tokyo_has_its_places_and_nothing_of_new_york() -> None:
    game = scenario({"game": "tokyo", "monsters": ["Alienoid", "Kraken"], "dice": "112AAH"})
    app = editing(new_app(game))
    names = filled(app)
    assert not [name for name in names if name.startswith(("unit-", "superstar"))]
    assert "dice-3" in names
    assert "move" not in [value for value in Reader(app.front.dialog).all("value") if value == "move"]
    app.receive({"do": "edit-open", "form": {**names, "place-0": "tokyo_city", "place-1": "tokyo_city"}})
    assert "2 monsters in Tokyo City" in app.front.dialog
    app.receive({"do": "edit-open", "form": {**names, "place-1": "tokyo_city"}})
    assert app.game.state.monsters[1].place == "tokyo_city"


def test_the_edited_position_is_a_branch_beside_the_others() -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7))
    play_to(app, "keep")
    trunk, state, step = app.game, state_key(app.game.state), app.session.at
    editing(app)
    app.receive({"do": "edit-open", "form": {**filled(app), "lp-2": "4"}})
    assert app.front.dialog == ""
    assert app.games[1][0] == f"Edited: step {step}"
    assert app.game.state.monsters[2].lp == 4
    assert state_key(trunk.state) == state
    assert "a branch of its own" in app.front.status
    app.receive({"do": "pick-branch", "n": 0})
    assert app.game is trunk
    editing(app)
    app.receive({"do": "edit-open", "form": filled(app)})
    assert app.games[2][0] == f"Edited: step {step} (2)"
    assert state_key(app.game.state) == state


def test_every_fault_is_told_and_nothing_entered_is_lost() -> None:
    app = editing(new_app(scenario(SITUATION)))
    form = {**filled(app), "lp-0": "0", "energy-1": "many", "place-1": "lower", "dice-A": "8", "seed": "x"}
    app.receive({"do": "edit-open", "form": form})
    assert len(app.games) == 1
    told = Reader(app.front.dialog)
    assert "This position cannot be:" in told.words
    for fault in (
        "Kong, LP: '0' is not a whole number from 1 to 12",
        "Rob, Energy: 'many' is not a whole number from 0 to 99",
        "Places: 2 monsters on one track of Manhattan, at most 1 is allowed",
        "Dice: 12 dice",
    ):
        assert fault in told.text
    assert {key: value for key, value in filled(app).items() if key in form} == {
        key: value for key, value in form.items() if key != "seed"
    }
    rows = app.front.dialog.partition("kony-faults")[2].count("<li>")
    assert app.front.status == f"Not done: {rows} faults, see below the fields."


def test_faults_are_told_in_the_words_of_the_form() -> None:
    faults = [
        "monsters[1].tokens.web: the owner of webspinner never bears one",
        "monsters[*].place: 2 monsters in tokyo_bay, at most 1 is allowed",
        "market[2]: death_from_above is named twice, in market[1] too",
        "dice: 9 dice, at most 8 are allowed",
        "results: 9 dice, at most 8 are allowed",
        "dice: the phase 'resolve' needs the final dice, such as 'AAHESO'",
    ]
    assert in_words(faults, ["Kong", "Rob"]) == [
        "Rob, web tokens: the owner of Webspinner never bears one",
        "Places: 2 monsters in Tokyo Bay, at most 1 is allowed",
        "Card 3 for sale: Death From Above is named twice, in Card 2 for sale too",
        "Dice: 9 dice, at most 8 are allowed",
        "Dice: the phase “resolving the dice” needs the final dice",
    ]


@pytest.mark.parametrize("value", ["-1", "16", "x", "", "1.5"])
def test_a_number_that_a_field_does_not_take_is_told_by_its_field(value: str) -> None:
    app = editing(new_app(scenario(SITUATION)))
    app.receive({"do": "edit-open", "form": {"unit-queens-tank": value, "dice-H": value}})
    told = Reader(app.front.dialog).text

    assert f"Queens, Tank: {value!r} is not a whole number from 0 to 15" in told
    assert f"Dice, Heart: {value!r} is not a whole number from 0 to 8" in told
    assert len(app.games) == 1


def test_cards_are_added_and_taken_away_before_anything_is_opened() -> None:
    app = editing(new_app(scenario(SITUATION)))
    form = {**filled(app), "lp-0": "2", "add-cards-0": "subway"}
    app.receive({"do": "edit", "what": "add", "field": "cards-0", "form": {**form, "add-cards-0": "trash_thrower"}})
    after = filled(app)
    assert json.loads(after["cards-0"]) == ["carapace", "trash_thrower"]
    assert after["lp-0"] == "2", "what was entered stays"
    offered = Reader(app.front.dialog).all("value")
    assert offered.count("trash_thrower") == 3, "only the three places of the market offer it still"
    app.receive({"do": "edit", "what": "remove", "field": "cards-0", "value": "carapace", "form": after})
    assert json.loads(filled(app)["cards-0"]) == ["trash_thrower"]
    app.receive({"do": "edit-open", "form": filled(app)})
    assert app.game.state.monsters[0].cards == ("trash_thrower",)
    assert check(app.game.state) == []


def hidden_hands() -> Game:
    names = ("Alienoid", "Kraken", "Pandakai")
    monsters = [{"name": name, "evolutions": {"hand": ["?", "?"]}, "challenge": "?"} for name in names]
    said = {"game": "tokyo", "expansions": ["power_up", "luchador"], "monsters": monsters, "seed": 5}
    return scenario({**said, "dice": "112AAH", "deal_seed": "secret"})


def test_what_a_person_may_not_know_stays_unknown() -> None:
    app = new_app(hidden_hands())
    game, editor = app.game, Editing.of(app.session)
    own, *others = editor.base["monsters"]
    assert own["evolutions"]["hand"] == list(game.state.monsters[0].hand)
    assert own["challenge"] == game.state.monsters[0].challenge
    for entry in others:
        assert set(entry["evolutions"]["hand"]) == {"?"}
        assert entry["challenge"] == "?"
    assert "deal_seed" not in editor.base
    editing(app)
    app.receive({"do": "edit-open", "form": {**filled(app), "lp-1": "3"}})
    assert app.game.state.monsters[1].lp == 3
    assert app.game.state.monsters[0].hand == game.state.monsters[0].hand
    assert [len(monster.hand) for monster in app.game.state.monsters] == [2, 2, 2]
    dealt = {edited_game(editor, {}).state.monsters[1].hand for _ in range(3)}
    assert len(dealt) == 1, "dealt by the seed that everybody knows, not by the secret one"


def test_the_true_hands_make_no_difference_to_the_position_that_is_edited() -> None:
    seen = view(hidden_hands().state, 0)
    states = [determinize(seen, Addressed(seed)) for seed in (1, 2)]
    assert states[0].monsters[1].hand != states[1].monsters[1].hand
    games = [Game.begin({**(describe(state) or {}), "seed": 5}) for state in states]
    bases = [Editing.of(Session(game, ("person", "greedy", "greedy"))).base for game in games]
    assert bases[0] == bases[1]


def test_nobody_looks_where_several_share_the_screen() -> None:
    base = Editing.of(Session(hidden_hands(), ("person", "person", "greedy"))).base
    hands = [entry["evolutions"]["hand"] for entry in base["monsters"]]
    assert hands == [["?", "?"]] * 3


def test_the_set_up_cannot_be_edited() -> None:
    app = new_app(Game.new(monsters=FOUR, seed=7))
    assert any(attrs.get("data-do") == "edit" and "disabled" in attrs for _, attrs in Reader(app.front.tree).tags)
    with pytest.raises(BadOption, match="in the set-up nothing lies on the table yet"):
        app.receive({"do": "edit"})
    with pytest.raises(BadOption, match="no position is being edited"):
        app.receive({"do": "edit-open", "form": {}})


def test_a_heap_that_is_none_is_refused() -> None:
    app = editing(new_app(scenario(SITUATION)))
    with pytest.raises(BadOption, match="edit: add lp-0 is not add or remove"):
        app.receive({"do": "edit", "what": "add", "field": "lp-0", "form": {}})


def test_every_field_can_be_reached_and_has_a_name() -> None:
    app = editing(new_app(scenario(SITUATION)))
    reader = Reader(app.front.dialog)
    fields = [attrs for tag, attrs in reader.tags if tag in ("select", "input") and attrs.get("type") != "hidden"]
    labels = [attrs["aria-label"] for attrs in fields]
    assert len(set(labels)) == len(labels), "no two fields sound alike"
    assert all(attrs.get("data-key") for attrs in fields)
    every = [each.name for group in groups(app.what_if.editing.base) for each in group.fields]
    assert len(set(every)) == len(every)
    assert decider(app.game.state) >= 0


def test_evolutions_on_the_table_are_no_cards_to_give_away() -> None:
    """An evolution with something on it is listed among the cards, and belongs to its monster all the same."""
    kraken = {"name": "Kraken", "cards": ["jets", {"id": "sunken_temple", "counters": 1}], "place": "outside"}
    base = Editing.of(Session(hidden_hands(), ("person", "greedy", "greedy"))).base
    base["monsters"][0] = {**base["monsters"][0], "cards": kraken["cards"]}
    (field,) = [each for group in groups(base) for each in group.fields if each.name == "cards-0"]
    assert json.loads(field.value) == ["jets"]
    found = edited(base, {"cards-0": "[]"})
    assert found["monsters"][0]["cards"] == [{"id": "sunken_temple", "counters": 1}]
    assert "sunken_temple" not in found.get("deck", ())


def test_a_game_that_was_drafted_can_be_edited_as_one_knows_it() -> None:
    rng = random.Random(5)
    told = 0
    for seed in (20, 49):
        game = evolving_game(seed, choices=120, draft=True, masked=seed % 2 == 1)
        for node in rng.sample([node for node in game.path if node.state.turn >= 0], 12):
            game.goto_node(node.id)
            session = Session(game.branch(), ("person",) + ("greedy",) * (len(game.names) - 1))
            try:
                editor = Editing.of(session)
            except BadOption:  # before the first roll
                continue
            told += 1
            assert check(edited_game(editor, {}).state) == []
    assert told > 15


def test_before_the_first_roll_hidden_hands_stand_in_the_way() -> None:
    game = evolving_game(0, choices=40, table="tokyo", draft=False)
    game.goto_node(next(node for node in game.path if node.state.turn >= 0).id)
    with pytest.raises(BadOption, match="edit one from the first roll on"):
        editing(new_app(game.branch(), you="all"))


def test_monsters_that_are_given_by_name_can_be_edited() -> None:
    app = editing(new_app(scenario({"game": "tokyo", "monsters": ["Kong", "Rob"], "phase": "start"})))
    app.receive({"do": "edit-open", "form": {"vp-0": "5"}})
    assert app.game.state.monsters[0].vp == 5


def test_a_number_of_thousands_of_digits_is_a_fault_like_any_other() -> None:
    app = editing(new_app(scenario(SITUATION)))
    app.receive({"do": "edit-open", "form": {"vp-0": "1" * 5000}})
    assert "Kong, VP" in app.front.dialog
