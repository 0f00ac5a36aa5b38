"""The panel tells what happened since the person's last decision, and at the end how the winner won."""

import re
from typing import Any

import msgspec
import pytest

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.widgets.explorer import Explorer
from kony_nb.widgets.fallen import fallen
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


def ended(start: dict[str, Any], *choices: str) -> str:
    """What the app shows at the end of a game that begins like this; the last legal action where nothing is said."""
    app = new_app(scenario(start), bots="random")
    left = list(choices)
    for _ in range(30):
        if app.game.over:
            break
        app.receive({"do": "to-mine"})
        legal = [action.text for action in app.game.legal_actions()]
        if legal:
            click(app, left.pop(0) if left and left[0] in legal else legal[-1])
    assert app.game.over
    return Reader(app.front.over).text


ROB = {"name": "Rob", "place": "bronx", "lp": 2}
ENDS = {
    "an attack": (
        {"monsters": [{"name": "Kong", "place": "queens"}, {**ROB, "place": "lower"}], "dice": "AAAAEE"},
        ("resolve A",),
        "2 LP went to Kong's attack.",
    ),
    "the units of its borough": (
        {
            "monsters": [{"name": "Kong", "place": "queens"}, ROB],
            "boroughs": {"bronx": {"units": ["infantry", "jet"]}},
            "dice": "OOOEEE",
        },
        ("resolve O",),
        "2 LP went to the units in the Bronx, by the Ouch of Kong.",
    ),
    "its own roll": (
        {
            "monsters": ["Kong", {**ROB, "place": "midtown"}],
            "boroughs": {"manhattan": {"units": ["tank", "jet"]}},
            "turn": "Rob",
            "dice": "OEEEEE",
        },
        (),
        "2 LP went to the units in Manhattan.",
    ),
    "the Statue": (
        {
            "monsters": [{"name": "Kong", "place": "queens"}, ROB],
            "statue_holder": "Rob",
            "options": {"statue_of_liberty": "lp"},
            "dice": "OOOEEE",
        },
        ("resolve O",),
        "2 LP went to the Statue of Liberty, which Kong took.",
    ),
    "a card of another": (
        {
            "game": "tokyo",
            "monsters": [{"name": "Kong", "energy": 9}, {"name": "Rob", "lp": 3, "place": "tokyo_city"}],
            "phase": "buy",
            "market": ["gas_refinery", "tank", "jet_fighters"],
        },
        ("buy gas_refinery",),
        "3 LP went to Kong's Gas Refinery.",
    ),
    "a card of its own": (
        {
            "game": "tokyo",
            "monsters": ["Kong", {"name": "Rob", "lp": 1, "energy": 9, "place": "tokyo_city"}],
            "turn": "Rob",
            "phase": "buy",
            "market": ["gas_refinery", "tank", "jet_fighters"],
        },
        ("buy tank",),
        "LP went to its own Tank.",
    ),
}
"""Each end as a position, what is chosen, and what is said of Rob's last life points."""


@pytest.mark.parametrize("end", ENDS)
def test_the_end_says_by_whom_a_monster_went_out(end: str) -> None:
    start, choices, by = ENDS[end]
    text = ended({"phase": "resolve", **start}, *choices)
    assert f"Who went out, and how Rob is out of the game: its last {by}" in text


def test_of_a_hidden_event_nothing_is_told() -> None:
    game = scenario({"monsters": ["Kong", {**ROB, "place": "lower"}], "dice": "AAAAEE", "phase": "resolve"})
    game.play("resolve A")
    assert fallen(game.path, (), game.names) == {1: "Rob is out of the game: its last 2 LP went to Kong's attack"}
    events = game.path[-1].events
    hidden = [msgspec.structs.replace(event, to=(1,)) if event.kind == "damage" else event for event in events]
    events[:] = hidden
    told = fallen(game.path, (0,), game.names)

    assert told == {1: "Rob is out of the game: Eliminated at 0 life points"}
    assert "Kong" in fallen(game.path, (1,), game.names)[1]


def test_the_end_says_how_the_winner_won() -> None:
    monsters = [{"name": "Kraken", "vp": 19}, "Alienoid"]
    start = {"game": "tokyo", "monsters": monsters, "dice": "111EEE", "phase": "resolve"}

    assert "The points of the last turn Kraken gains 1 VP (now 20" in ended(start, "resolve E", "resolve 1")


def test_who_rolls_again_for_the_first_turn_hears_of_the_tie() -> None:
    start = {"monsters": ["Kong", "Rob", "Mantis"], "phase": "setup", "then": ["roll AAHHHHHH", "roll AAEEEEEE"]}
    app = new_app(scenario({**start, "then": [*start["then"], "roll AEEEEEEE"]}))

    assert told(app) == ["Since your last decision", "Kong and Rob tie with 2 attacks and roll again."]
