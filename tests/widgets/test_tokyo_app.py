"""King of Tokyo in the app: yielding and its odds, standing answers, the setup form, cards that one seat has seen."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.actions import action
from kony_nb.rules.errors import BadOption, KonyError
from kony_nb.rules.referee import apply
from kony_nb.widgets.app import explore
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.hints import damage_preview, face_hint, hint, refused
from tests.widgets.playing import Reader, click, new_app, offered


def attacked(lp: int = 6, *, cards: tuple[str, ...] = (), **more: object) -> Game:
    """Rob stands in the City and has been attacked with two by Mantis; Sheriff plays before Rob's next turn."""
    monsters = [
        {"name": "Rob", "place": "tokyo_city", "lp": lp, "cards": list(cards)},
        {"name": "Kong"},
        {"name": "Mantis"},
        {"name": "Sheriff"},
    ]
    described = {"game": "tokyo", "monsters": monsters, "turn": "Mantis", "phase": "resolve", "dice": "AA3333", **more}
    game = scenario(described)
    game.play("resolve A")
    return game


def tokyo_app(game: Game, **settings: object) -> Explorer:
    return new_app(game, bots="random", **settings)


def test_the_app_is_of_its_game() -> None:
    app = tokyo_app(Game.new("tokyo", monsters=["Alienoid", "Kraken"], seed=7))
    assert Reader(app.front.head).text.startswith("King of Tokyo Alienoid, turn 1: rolling")
    assert app.front.now["title"] == "King of Tokyo"
    assert offered(app) == ["roll"]
    assert "Roll 6 dice" in Reader(app.front.choices).text


def test_who_is_attacked_sees_the_odds_and_both_ways() -> None:
    app = tokyo_app(attacked())
    told = Reader(app.front.choices).text
    assert offered(app) == ["hold", "yield"]
    assert "you have 4 LP left" in told
    assert "Hold Tokyo" in told
    assert "Sheriff (6 dice) hits you with 96 % and kills you alone with 21 %" in told
    assert "if it chases attacks" in told
    assert "You survive that with 79 %" in told
    assert "Kong" not in told, "its turn comes after the next one of Rob"
    board = Reader(app.front.board)
    assert {"hold", "yield"} == set(board.all("data-action"))
    click(app, "yield")
    assert app.game.state.monsters[0].place == "outside"


def test_the_odds_before_the_damage_and_without_danger() -> None:
    assert "leaves you 4 LP; if you yield now, you lose nothing" in damage_preview(attacked(cards=("jets",)))
    two = scenario(
        {
            "game": "tokyo",
            "monsters": [{"name": "Kong"}, {"name": "Rob", "place": "tokyo_city"}],
            "phase": "resolve",
            "dice": "AA3333",
            "then": ["resolve A"],
        }
    )
    assert "Nobody else attacks you before your next turn" in damage_preview(two)
    assert damage_preview(scenario({"game": "tokyo", "monsters": ["Kong", "Rob"]})) == ""


@pytest.mark.parametrize(
    ("face", "n", "words"),
    [
        ("1", 3, "1 VP"),
        ("2", 5, "4 VP"),
        ("3", 2, "fewer than 3: nothing"),
        ("A", 2, "2 damage to Rob"),
        ("H", 2, "nothing to heal: 10 LP is the most"),
        ("E", 2, "2 energy"),
    ],
)
def test_what_a_face_will_do(face: str, n: int, words: str) -> None:
    assert face_hint(attacked().state, 2, face, n) == words


def test_what_a_face_does_in_tokyo_and_into_tokyo() -> None:
    state = attacked().state
    assert face_hint(state, 0, "H", 2) == "no healing in Tokyo"
    assert face_hint(state, 0, "A", 1) == "1 damage to Kong, Mantis, Sheriff"
    empty = scenario({"game": "tokyo", "monsters": ["Kong", "Rob"]}).state
    assert face_hint(empty, 0, "A", 1) == "nobody to hit; then you enter Tokyo City"


def test_what_holding_and_yielding_lead_to() -> None:
    game = attacked()
    hold, leave = game.legal_actions()
    assert hint(game, hold) == "2 VP if your next turn begins here"
    assert hint(game, leave).startswith("you go outside")
    assert refused(game) == []


def test_a_place_that_cannot_be_chosen_says_why() -> None:
    app = tokyo_app(scenario({"game": "tokyo", "monsters": ["Kong", "Rob"], "phase": "roll"}))
    app.receive({"do": "why", "place": "tokyo_city"})
    assert "Kong is asked" in app.front.status
    app.receive({"do": "why", "place": "outside"})
    assert app.front.status == ""


@pytest.mark.parametrize(("lp", "place"), [(5, "outside"), (6, "tokyo_city")])
def test_a_standing_answer_is_taken_at_its_life_points(lp: int, place: str) -> None:
    app = tokyo_app(attacked(lp))
    app.receive({"do": "yield-at", "value": "3"})
    assert "at 3 LP or less" in app.front.status
    assert app.session.mine == (place == "tokyo_city")
    app.receive({"do": "tick", "at": app.front.now["node"]})
    assert app.game.state.monsters[0].place == place


def test_a_standing_answer_can_be_taken_back_and_played_otherwise() -> None:
    app = tokyo_app(attacked(5))
    app.receive({"do": "yield-at", "value": "9"})
    app.receive({"do": "step"})
    assert app.game.state.monsters[0].place == "outside"
    app.receive({"do": "back"})
    while "hold" not in offered(app):
        app.receive({"do": "back"})
    click(app, "hold")
    assert app.game.state.monsters[0].place == "tokyo_city"
    app.receive({"do": "yield-at", "value": "0"})
    assert app.session.standing == {}
    with pytest.raises(KonyError, match="0 to 9"):
        app.receive({"do": "yield-at", "value": "30"})


def test_new_york_has_no_such_setting() -> None:
    app = new_app()
    assert "yield-at" not in app.front.controls
    assert "yield-at" in tokyo_app(attacked()).front.controls
    assert "yield-at" not in tokyo_app(attacked(), you=[]).front.controls


def test_the_form_shows_the_monsters_and_options_of_the_game_that_is_picked() -> None:
    app = new_app()
    app.receive({"do": "new-dialog"})
    assert "option-infantry_reward" in Reader(app.front.dialog).all("name")
    app.receive({"do": "setup-game", "value": "tokyo", "form": {"seed": "class 7b", "player1": "random"}})
    form = Reader(app.front.dialog)
    assert "option-tokyo_entry" in form.all("name")
    assert "option-infantry_reward" not in form.all("name")
    assert "Alienoid" in form.text
    assert "class 7b" in form.all("value")
    with pytest.raises(BadOption, match="chess"):
        app.receive({"do": "setup-game", "value": "chess"})


def test_a_game_of_tokyo_from_the_form() -> None:
    app = new_app()
    form = {"game": "tokyo", "monster0": "Alienoid", "monster1": "The King", "player0": "person", "player1": "random"}
    app.receive({"do": "new", "form": {**form, "seed": "3", "rules": "printed", "option-bay_start_vp": "1"}})
    assert app.game.options.game == "tokyo"
    assert app.game.options.changed == {"bay_start_vp": "1"}
    assert "A turn begun in the Bay pays" in Reader(app.front.banner).text
    assert offered(app) == ["roll"]


def looking(you: str) -> Explorer:
    """Kong has looked at Opportunist on top of the deck and is asked whether to buy it."""
    kong = {"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}
    market = ["burrowing", "jets", "extra_head"]
    described = {"game": "tokyo", "monsters": [kong, "Rob"], "phase": "buy", "market": market}
    game = scenario({**described, "deck_top": ["opportunist"], "top_seen_by": ["Kong"], "deck": ["mimic"]})
    game.play("use made_in_a_lab")
    assert game.decision is not None
    assert game.decision.kind == "look"
    return tokyo_app(game, you=you)


def test_a_card_that_was_looked_at_is_shown_to_its_seat() -> None:
    app = looking("Kong")
    assert set(offered(app)) == {"pass", "buy opportunist"}
    assert "On top: Opportunist" in app.front.board
    assert "Put the card back" in app.front.choices
    assert "3 energy. Whenever a power card is revealed" in Reader(app.front.choices).text


def test_and_to_nobody_else() -> None:
    app = looking("Rob")
    for part in ("ask", "choices", "board", "log", "news", "monsters", "tree", "dice", "head"):
        assert "pportunist" not in getattr(app.front, part), part
    assert "its secret" in app.front.choices


def test_a_fork_at_what_another_seat_saw_names_no_card() -> None:
    kong = {"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}
    game = scenario({"game": "tokyo", "monsters": [kong, "Rob"], "phase": "buy", "deck": ["mimic", "opportunist"]})
    game.play("use made_in_a_lab")
    waits = game.node.parent
    assert waits is not None
    for card in ("mimic", "opportunist"):
        game.history.visit(waits)
        game.history.add(action("draw", card), *apply(waits.state, action("draw", card)))
    assert {child.action for child in waits.children} == {action("draw", "mimic"), action("draw", "opportunist")}
    assert "imic" in tokyo_app(game, you="Kong").front.tree
    tree = tokyo_app(game, you="Rob").front.tree
    assert "imic" not in tree
    assert "The top card of the deck is looked at." in tree


def test_a_die_rolled_again_by_a_card_can_be_kept_afterwards() -> None:
    game = scenario({"game": "tokyo", "monsters": [{"name": "Kong", "cards": ["background_dweller"]}, "Rob"]})
    game.play("roll 123AAA")
    game.script(["dice E"])
    game.play("use background_dweller")
    app = tokyo_app(game, you="all")
    app.receive({"do": "act", "action": "keep E", "at": game.node.id})
    app.refresh()
    assert game.state.kept == "E"


@pytest.mark.parametrize("wrong", [{"you": 3}, {"bots": 3}])
def test_who_plays_is_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(BadOption, match="is no name, nor several"):
        explore(scenario({"game": "tokyo", "monsters": ["Kong", "Rob"]}), save=False, **wrong)
    with pytest.raises(BadOption, match="None is no Game"):
        explore(None)
