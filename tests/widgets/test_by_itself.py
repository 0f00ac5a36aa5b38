"""The line under the buttons tells what nobody chose: a move, or the only choice there was."""

from typing import Any

import pytest

from kony_nb.game.scenario import scenario
from kony_nb.widgets.explorer import Explorer
from tests.widgets.playing import click, new_app

ENTERS = "Kong enters Lower Manhattan: A free Manhattan must be entered."


def resolving(dice: str, *others: object, **frame: Any) -> Explorer:
    return new_app(scenario({"monsters": ["Kong", *(others or ("Rob",))], "dice": dice, "phase": "resolve", **frame}))


def test_the_last_face_that_moves_a_monster_into_manhattan_says_so() -> None:
    app = resolving("AAEEEE")
    click(app, "resolve E")

    assert app.front.status == f"By itself: Kong resolves 2 attacks; {ENTERS}"


def test_a_face_whose_order_was_said_is_no_news_but_the_move_after_it_is() -> None:
    app = resolving("AAEEEE")
    app.receive({"do": "resolve", "order": "EA", "at": app.front.now["node"]})

    assert app.front.status == f"By itself: {ENTERS}"


def test_in_tokyo_too() -> None:
    app = resolving("AA1123", game="tokyo")
    app.receive({"do": "resolve", "order": "123A", "at": app.front.now["node"]})

    assert app.front.status.startswith("By itself: Kong enters Tokyo City: ")


@pytest.mark.parametrize("text", ["stay", "move queens"])
def test_a_move_that_was_chosen_is_not_told_again(text: str) -> None:
    monsters = [{"name": "Kong", "place": "bronx"}, {"name": "Rob", "place": "lower"}]
    app = new_app(scenario({"monsters": monsters, "phase": "move"}))
    click(app, text)

    assert app.front.status == ""


def test_what_a_bot_does_to_the_monster_of_a_person_is_told_when_it_happens() -> None:
    monsters = [
        *({"name": name, "place": place} for name, place in (("Kong", "lower_56"), ("Mantis", "queens"))),
        *({"name": name, "place": place} for name, place in (("Sheriff", "bronx"), ("Drakonis", "brooklyn"))),
        {"name": "Rob", "place": "lower", "lp": 1},
    ]
    app = new_app(scenario({"monsters": monsters, "turn": "Mantis", "phase": "resolve", "dice": "AAAAEE"}))
    for _ in range(12):
        if not app.game.state.monsters[4].alive:
            break
        app.receive({"do": "step"})

    assert app.front.status == "By itself: Kong moves over to Lower Manhattan: Moving over to the 2-4 track."


def test_what_happens_to_a_bot_is_no_news_for_this_line() -> None:
    app = resolving("AAEEEE", "Rob", turn="Rob")
    app.receive({"do": "to-turn"})

    assert "Rob" in app.front.log
    assert "Rob" not in app.front.status


def test_a_choice_among_several_leaves_the_line_empty() -> None:
    app = resolving("AAEEHH")
    click(app, "resolve E")

    assert app.front.status == ""


def test_the_end_of_a_persons_monster_is_told_and_then_nobody_waits_for_it() -> None:
    monsters = [{"name": "Kong", "place": "lower", "lp": 1}, {"name": "Mantis", "place": "queens"}, "Rob"]
    app = new_app(scenario({"monsters": monsters, "turn": "Mantis", "phase": "resolve", "dice": "AAAEEE"}))
    assert ">To my next decision<" in app.front.controls
    app.receive({"do": "to-turn"})

    assert app.front.status.startswith("Kong is out of the game: its last ")
    assert ">To the end<" in app.front.controls
    assert "· step" in app.front.head, "the bots have chosen"


def test_who_goes_back_is_told_what_may_be_done_there() -> None:
    app = resolving("AAEEHH")
    click(app, "resolve E")
    app.receive({"do": "to-turn"})
    click(app, "resolve A")
    click(app, "end")
    app.receive({"do": "step"})
    app.receive({"do": "travel", "node": 0})
    assert app.front.status == "You are at step 0. Choose differently there, or press Latest to return."

    bots = next(at for at, node in enumerate(app.session.line) if node.decides and at > 0 and node.state.turn == 1)
    app.receive({"do": "travel", "node": bots})
    assert app.front.status.endswith("Step goes on from there, or press Latest to return.")
    app.receive({"do": "travel", "node": app.session.shown.number(app.session.line[-1])})
    assert app.front.status == f"You are at step {app.session.at}."
