"""Dice that have been resolved are told from those that have not: on the board, in words and in the app."""

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.views.board import board_svg
from kony_nb.views.resolved import resolved
from kony_nb.views.text import summary
from tests.widgets.playing import Reader, click, new_app

PALE = 'opacity="0.35"'


def table(dice: str, game: str = "new_york", **kong: object) -> Game:
    names = {"new_york": ("Kong", "Rob"), "tokyo": ("Alienoid", "Kraken")}[game]
    first = {"name": names[0], **({"place": "queens"} if game == "new_york" else {}), **kong}
    return scenario({"game": game, "monsters": [first, names[1]], "dice": dice, "phase": "resolve"})


@pytest.mark.parametrize(("name", "dice", "face"), [("new_york", "AHHEEO", "H"), ("tokyo", "11AHHE", "H")])
def test_the_dice_of_a_face_that_was_resolved_are_pale(name: str, dice: str, face: str) -> None:
    game = table(dice, name)
    assert resolved(game.state) == ""
    assert PALE not in board_svg(game.state)
    game.play(f"resolve {face}")

    assert resolved(game.state) == face * dice.count(face)
    assert board_svg(game.state).count(PALE) == dice.count(face)
    assert "; resolved: heart." in summary(game.state)


def test_before_the_dice_are_results_none_is_resolved_and_after_the_last_all_are() -> None:
    game = table("HHHEEE", cards=["towering_titan"])
    assert resolved(game.state) == ""
    while game.state.phase == "resolve":
        game.play(game.legal_actions()[0])
    assert resolved(game.state) == game.state.dice
    assert board_svg(game.state).count(PALE) == 6


def test_in_the_app_they_are_used_whatever_is_asked() -> None:
    monsters = [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower"}, "Mantis"]
    app = new_app(scenario({"monsters": monsters, "dice": "AAEEOH", "phase": "resolve"}), you="all")
    click(app, "resolve E")
    assert Reader(app.front.dice).words.count("used") == 2
    click(app, "resolve A")

    assert app.game.decision is not None
    assert app.game.decision.kind == "flee"
    assert Reader(app.front.dice).words.count("used") == 4
