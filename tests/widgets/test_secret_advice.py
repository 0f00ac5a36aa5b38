"""What the coach and the comparisons tell where several persons share the screen: nothing of a hand that is closed."""

import random

import pytest

from kony_nb.game.game import Game
from kony_nb.game.hidden import determinize, view
from kony_nb.game.scenario import scenario
from kony_nb.game.situation.describe import describe
from kony_nb.rules.errors import KonyError
from kony_nb.rules.luck import Addressed
from kony_nb.rules.referee import decider
from kony_nb.widgets.explorer import Explorer
from tests.game.randomly import evolving_game
from tests.widgets.playing import Reader, new_app


def shown(game: Game, looker: int, asked: int) -> list[dict[str, object]]:
    """Return what the browser is given before and after one of two persons looks, the coach speaking."""
    game = game.branch()
    players = tuple("person" if seat in (looker, asked) else "greedy" for seat in range(len(game.names)))
    app = Explorer(game, players, slot=None, file=None, beginning=0, note="", coached=True)
    app.coach.workers = app.workers = 0
    given = []
    for seat in (-1, looker):
        app.receive({"do": "look", "seat": seat})
        app.receive({"do": "try"})
        for _ in range(2):
            app.receive({"do": "more"})
        given.append({part: getattr(app.front, part) for part in ("coach", "trial", "choices", "status", "now")})
    app.close()
    return given


@pytest.mark.parametrize("seed", range(4))
def test_the_coach_tells_nothing_of_the_hand_of_another_person(seed: int) -> None:
    rng = random.Random(seed)
    game = evolving_game(seed, monsters=3, choices=120, masked=seed % 2 == 1)
    compared = 0
    for node in rng.sample(game.path, len(game.path)):
        asked = decider(node.state)
        looker = (asked + 1) % len(game.names)
        if asked < 0 or describe(node.state) is None:
            continue
        if not all(node.state.monsters[seat].alive for seat in (asked, looker)):
            continue
        seen = view(node.state, looker)
        said = [describe(determinize(seen, Addressed(f"{seed} {k}"))) for k in range(2)]
        if None in said:
            continue
        games = [Game.begin({**each, "seed": seed}) for each in said if each is not None]
        if not all(decider(each.state) == asked for each in games):
            continue
        first, second = (shown(each, looker, asked) for each in games)
        assert first == second
        assert "holds" in str(first[1]["coach"])
        compared += 1
        if compared == 4:
            break
    assert compared


def test_it_speaks_when_the_one_who_is_asked_has_looked() -> None:
    said = {"game": "tokyo", "monsters": ["Kraken", "Kong", "The King"], "expansions": ["power_up"], "dice": "1123HA"}
    app = new_app(scenario({**said, "rolls_left": 1}), you="all")
    app.coach.workers = app.workers = 0
    app.receive({"do": "coach"})
    assert "What it says would tell what Kraken holds." in Reader(app.front.coach).text
    assert app.front.now["poll"] == -1
    with pytest.raises(KonyError, match="compare"):
        app.receive({"do": "try"})
    assert "look" in Reader(app.front.coach).all("data-do")
    app.receive({"do": "look", "seat": 0})
    app.receive({"do": "more"})
    assert "On average" in app.front.coach
    app.receive({"do": "try"})
    app.receive({"do": "hide"})
    assert "On average" not in app.front.coach
    assert app.what_if.trial is None


def test_it_speaks_at_once_where_nothing_is_hidden() -> None:
    app = new_app(scenario({"monsters": ["Kong", "Rob"], "dice": "AAHESO", "rolls_left": 1}), you="all")
    app.coach.workers = 0
    app.receive({"do": "coach"})
    app.receive({"do": "more"})
    assert "On average" in app.front.coach


def test_a_secret_look_at_the_deck_keeps_the_coach_silent() -> None:
    kong = {"name": "Kong", "energy": 9, "cards": ["made_in_a_lab"]}
    then = ["use made_in_a_lab", "draw jets", "pass"]
    said = {"game": "tokyo", "monsters": [kong, "Rob"], "phase": "buy", "dice": "123EEH", "then": then}
    app = new_app(scenario(said), you="all")
    app.receive({"do": "coach"})
    assert "would tell what Kong holds" in app.front.coach
