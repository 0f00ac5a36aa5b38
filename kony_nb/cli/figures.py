"""``python -m kony_nb figures``: the pictures of the README and the notebooks, drawn from a game."""

import random
from pathlib import Path

from kony_nb.game.game import Game
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
