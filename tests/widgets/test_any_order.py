"""Clicks in any order, sensible or not: the app always answers, and always shows the game as it is."""

import random

import pytest

from kony_nb.game.game import Game
from kony_nb.rules.check import check
from kony_nb.rules.errors import KonyError
from tests.widgets.playing import Reader, new_app, offered

COMMANDS = (
    "step",
    "to-mine",
    "to-turn",
    "back",
    "back-mine",
    "latest",
    "play",
    "whole-log",
    "new-dialog",
    "ask-reset",
    "close",
)


def message(app, rng: random.Random) -> dict:
    now = app.front.now
    kind = rng.random()
    if kind < 0.45 and offered(app):
        return {"do": "act", "action": rng.choice(offered(app)), "at": now["node"] if rng.random() < 0.9 else 0}
    if kind < 0.55:
        return {"do": "keep", "dice": [at for at in range(6) if rng.random() < 0.5], "at": now["node"]}
    if kind < 0.6:
        faces = list(dict.fromkeys(app.game.state.results))
        rng.shuffle(faces)
        return {"do": "resolve", "order": "".join(faces), "at": now["node"]}
    if kind < 0.75:
        return {"do": "tick", "at": now["node"]}
    if kind < 0.8:
        nodes = Reader(app.front.log + app.front.tree + app.front.timeline).all("data-node")
        return {"do": "travel", "node": int(rng.choice(nodes))}
    if kind < 0.83:
        return {"do": "branch", "luck": rng.choice(["same", "new"])}
    if kind < 0.86:
        return {"do": "pick-branch", "n": rng.randrange(len(app.games))}
    if kind < 0.862:
        return {"do": "what-if", "open": rng.random() < 0.5}
    if kind < 0.865:
        return {"do": "against", "value": str(rng.randrange(len(app.games)))}
    if kind < 0.87:
        return {"do": rng.choice(["try", "more", "more", "try-stop", "try-keep", "edit", "edit-open"])}
    if kind < 0.88:
        return {"do": "rule", "id": rng.choice(Reader(app.front.log + app.front.banner).all("data-rule"))}
    if kind < 0.9:
        return {"do": "why", "place": rng.choice(["queens", "lower", "upper_56", "manhattan", "moon"])}
    if kind < 0.91:
        return {"do": "chart", "open": rng.random() < 0.5}
    if kind < 0.92:
        return {"do": "speed", "value": rng.choice(["slow", "normal", "fast", "instant"])}
    if kind < 0.925:
        return {"do": "reset"}
    return {"do": rng.choice(COMMANDS)}


@pytest.mark.parametrize("seed", range(6))
def test_any_clicks_in_any_order(seed: int) -> None:
    rng = random.Random(seed)
    names = ["Kong", "Mantis", "Rob", "Sheriff", "Drakonis", "Captain Fish"][: 2 + seed % 5]
    app = new_app(Game.new(monsters=names, seed=seed, rules=rng.choice(["digest", "printed"])))
    app.workers = 0
    refused = 0
    for _ in range(250):
        try:
            app.receive(message(app, rng))
        except KonyError:
            refused += 1
        assert check(app.game.state) == []
        assert app.front.now["node"] == app.game.node.id
        assert app.game.over or app.game.decision is not None, "never left standing before a roll of chance"
    assert refused < 150
