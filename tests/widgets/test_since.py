"""The panel tells what happened since the person's last decision, and at the end how the winner won."""

import re

import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.widgets.explorer import Explorer
from tests.widgets.playing import FOUR, Reader, click, new_app, play_to


def told(app: Explorer) -> list[str]:
    found = re.search('<div class="kony-since">.*?</div>', app.front.ask)
    return Reader(found[0]).words if found else []


def test_a_forced_entry_and_its_point() -> None:
    monsters = [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "bronx"}]
    app = new_app(scenario({"monsters": monsters, "dice": "EEEEEH", "phase": "resolve"}))
    assert told(app) == []
    click(app, "resolve E")

    assert told(app) == [
        "Since your last decision",
        "Kong gains 1 VP (now 1): Entering pays a point.",
        "Kong enters Lower Manhattan: A free Manhattan must be entered.",
    ]


def test_what_bots_did_comes_most_important_first_and_in_few_lines() -> None:
    game = Game.new("new_york", monsters=FOUR, seed=7)
    app = new_app(game)
    play_to(app, "place")
    assert any(" goes first with " in line for line in told(app))
    longest = 0
    for _ in range(40):
        app.receive({"do": "to-mine"})
        if app.game.over:
            break
        lines = told(app)[1:]
        longest = max(longest, len(lines))
        numbers = [at for at, line in enumerate(lines) if re.match(r"Kong (gains|loses) ", line)]
        others = [at for at, line in enumerate(lines) if " gained " in line]
        assert not numbers or not others or max(numbers) < min(others)
        legal = app.game.legal_actions()
        click(app, "stop" if app.game.decision.kind == "keep" else legal[0].text)
    assert 3 <= longest <= 5


@pytest.mark.parametrize("game", ["new_york", "tokyo"])
def test_an_elimination_and_the_gains_of_another_are_told(game: str) -> None:
    names = {"new_york": ["Kong", "Mantis", "Rob"], "tokyo": ["Alienoid", "Kraken", "Pandakai"]}[game]
    city = {"new_york": "lower", "tokyo": "tokyo_city"}[game]
    monsters = [names[0], {"name": names[1]}, {"name": names[2], "place": city, "lp": 1, "vp": 3}]
    start = {"game": game, "monsters": monsters, "turn": names[1], "phase": "resolve", "dice": "AAAHHH"}
    app = new_app(scenario(start))
    app.receive({"do": "to-mine"})

    assert told(app)[1].startswith(f"{names[2]} is out of the game")


def test_while_one_looks_back_nothing_is_told_twice() -> None:
    app = new_app()
    play_to(app, "place")
    assert told(app)
    click(app, "place queens")
    app.receive({"do": "back-mine"})
    assert app.session.behind
    assert told(app) == []


def test_the_end_says_how_the_winner_won() -> None:
    monsters = [{"name": "Kong", "place": "queens"}, {"name": "Rob", "place": "lower", "lp": 1}]
    app = new_app(scenario({"monsters": monsters, "dice": "AAAAAA", "phase": "resolve"}))
    app.receive({"do": "step"})
    if not app.game.over:
        click(app, "resolve A")
    assert "Who went out, and how Rob is out of the game" in Reader(app.front.over).text

    monsters = [{"name": "Kraken", "vp": 19}, "Alienoid"]
    app = new_app(scenario({"game": "tokyo", "monsters": monsters, "dice": "111EEE", "phase": "resolve"}))
    for text in ("resolve E", "resolve 1"):
        if not app.game.over:
            click(app, text)
    while not app.game.over:
        click(app, app.game.legal_actions()[-1].text)
    assert "The points of the last turn Kraken gains 1 VP (now 20" in Reader(app.front.over).text
