"""``python -m kony_nb figures``: the pictures of the README and the notebooks, drawn from a game."""

import random
from pathlib import Path

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.policies import greedy
from kony_nb.rules.errors import KonyError
from kony_nb.rules.referee import decider
from kony_nb.views.board import board_svg
from kony_nb.views.dice import dice_svg
from kony_nb.views.timeline import timeline

__all__ = ["figures", "pictures"]

SEED = 7
MOMENT = 130
"""The step of the game whose board is shown: a turn in the middle, something to decide."""
ATTACKED = {
    "game": "tokyo",
    "monsters": [
        {"name": "Alienoid", "energy": 6, "vp": 4, "lp": 8, "cards": ["opportunist"]},
        {"name": "Cyber Kitty", "place": "tokyo_city", "lp": 7, "vp": 9, "energy": 3, "cards": ["extra_head"]},
        {"name": "Gigazaur", "place": "tokyo_bay", "lp": 6, "vp": 12, "energy": 1},
        {"name": "Meka Dragon", "lp": 5, "vp": 3},
        {"name": "Space Penguin", "energy": 2},
    ],
    "turn": "Alienoid",
    "phase": "resolve",
    "dice": "AA33EH",
    "market": ["burrowing", "extra_head_2", "made_in_a_lab"],
}
"""Alienoid has rolled two attacks and resolves them."""


def pictures() -> dict[str, str]:
    """Return every picture as SVG, by file name; the same in every run."""
    game, rng = Game.new(monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=SEED), random.Random(SEED)
    while not game.over:
        game.play(greedy(game.state, decider(game.state), rng))
    whole = game.line
    game.goto(next(n for n in range(MOMENT, len(whole)) if whole[n].state.phase == "resolve" and whole[n].chooses()))
    state = game.state
    return {
        "board.svg": board_svg(state, legal=game.legal_actions(), seat=decider(state)),
        "dice.svg": dice_svg("AAHEDSO", kept="AA"),
        "timeline.svg": timeline(whole, game.names).svg,
        **tokyo_pictures(),
    }


def tokyo_pictures() -> dict[str, str]:
    """Return the pictures of King of Tokyo: a table of five on which Tokyo is attacked, and its dice."""
    game = scenario(ATTACKED)
    game.play("resolve A")
    state = game.state
    return {
        "tokyo_board.svg": board_svg(state, legal=game.legal_actions(), seat=decider(state)),
        "tokyo_dice.svg": dice_svg("123AHE", kept="3"),
    }


def figures(folder: str) -> int:
    """Write the pictures into a folder that exists or can be made."""
    where = Path(folder)
    try:
        where.mkdir(parents=True, exist_ok=True)
        for name, svg in pictures().items():
            (where / name).write_text(svg, encoding="utf-8")
            print(where / name)
    except OSError as error:
        raise KonyError(f"{folder}: cannot be written: {error.strerror or error}") from None
    return 0
