"""Dice keep their places: what is kept stays where it lies, only the others change."""

import re

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.rules.faces import sort_faces
from kony_nb.widgets.dice import dice_on_table
from kony_nb.widgets.session import Session, players_of
from tests.widgets.playing import click, new_app


def rolled(dice: str) -> Session:
    game = scenario(
        {"monsters": [{"name": "Kong", "place": "queens"}, "Rob"], "phase": "roll", "then": ["roll", f"dice {dice}"]}
    )
    return Session(game, players_of(game.names))


def faces(session: Session) -> str:
    return "".join(die.face for die in session.dice)


def test_a_first_roll_lies_in_the_order_of_the_faces() -> None:
    assert faces(rolled("AAHESO")) == "AAHESO"


def test_the_dice_pointed_at_stay_and_only_the_others_are_rolled() -> None:
    session = rolled("AAHESO")
    session.game.script(["dice DDDD"])
    session.keep([1, 4], session.node.id)

    assert [(die.face, die.kept) for die in session.dice] == [
        ("D", False), ("A", True), ("D", False), ("D", False), ("S", True), ("D", False),
    ]  # fmt: skip


def test_a_second_reroll_may_take_up_a_kept_die_again() -> None:
    session = rolled("AAHESO")
    session.game.script(["dice DDDD", "dice EEEEE"])
    session.keep([1, 4], session.node.id)
    session.keep([4], session.node.id)

    assert faces(session) == "EEEESE"


def test_dice_that_wait_for_their_roll_show_no_face() -> None:
    session = rolled("AAHESO")
    session.game.play("keep AS")

    assert [die.face for die in session.dice] == ["A", "", "", "", "S", ""]


def test_a_bot_keeps_the_leftmost_of_equal_dice_and_what_lay_aside() -> None:
    session = rolled("AAHESO")
    session.game.play("keep A")
    session.game.play("roll AHHHH")
    session.game.play("keep AA")

    assert [(die.face, die.kept) for die in session.dice][:2] == [("A", True), ("A", True)]


@pytest.mark.parametrize("seed", range(6))
def test_the_dice_on_the_screen_are_the_dice_of_the_state_at_every_step(seed: int) -> None:
    game = Game.new(monsters=["Kong", "Mantis", "Rob"], seed=seed)
    session = Session(game, players_of(game.names, []))
    while session.step():
        path = game.path
        if game.decision is not None and game.state.phase in ("roll", "resolve", "move"):
            shown = "".join(die.face for die in dice_on_table(path))
            assert sort_faces(shown) == game.state.dice


def test_a_changed_die_and_a_thrown_one_are_shown() -> None:
    game = scenario(
        {
            "monsters": [{"name": "Kong", "place": "queens", "cards": ["chameleon"]}, "Rob"],
            "phase": "resolve",
            "dice": "AAHESO",
            "then": ["use chameleon OE"],
        }
    )

    assert "".join(sorted(die.face for die in dice_on_table(game.path))) == "AAEEH"


def test_dice_are_in_use_while_their_results_are_spent() -> None:
    tiles = {"queens": {"stacks": [["high_rise_2"], ["high_rise_1"]]}}
    monsters = [{"name": "Kong", "place": "queens"}, "Rob"]
    app = new_app(scenario({"monsters": monsters, "dice": "DDDEES", "phase": "resolve", "boroughs": tiles}))
    click(app, "resolve D")
    assert "Destruction left to use" in app.front.choices
    words = re.findall('data-face="(.)".*?class="kony-word">(.*?)<', app.front.dice)
    assert words == [("E", ""), ("E", ""), ("D", "in use"), ("D", "in use"), ("D", "in use"), ("S", "")]
    assert "kony-used" not in app.front.dice
