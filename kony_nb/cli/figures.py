"""``python -m kony_nb figures``: the pictures of the README and the notebooks, drawn from a game."""

import random
from pathlib import Path

from kony_nb.game.game import Game
from kony_nb.game.scenario import scenario
from kony_nb.play.policies import greedy
from kony_nb.rules.errors import KonyError
from kony_nb.rules.events import Event
from kony_nb.rules.referee import decider
from kony_nb.rules.state import State
from kony_nb.views.board import board_svg
from kony_nb.views.dice import dice_svg
from kony_nb.views.dice_figures import odds_figure
from kony_nb.views.figures.faces import faces_svg
from kony_nb.views.figures.turn_flow import turn_flow_svg
from kony_nb.views.new_york.figures import words as new_york
from kony_nb.views.new_york.figures.ouch_ladder import ouch_ladder_svg
from kony_nb.views.new_york.figures.tile_anatomy import tile_anatomy_svg
from kony_nb.views.new_york.figures.zones import zones_svg
from kony_nb.views.timeline import timeline
from kony_nb.views.tokyo.figures import words as tokyo

__all__ = ["figures", "pictures"]

SEED = 7
PHONE = 400
"""The width of a board for a phone, in pixels."""
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


SHOT_AT = {
    "monsters": [
        {"name": "Kong", "place": "queens"},
        {"name": "Mantis", "place": "queens"},
        {"name": "Rob", "place": "bronx"},
        {"name": "Sheriff", "place": "brooklyn"},
    ],
    "turn": "Kong",
    "phase": "resolve",
    "boroughs": {"queens": {"units": ["infantry", "jet"]}, "bronx": {"units": ["tank"]}},
}
"""Units stand beside Kong and elsewhere, and Kong has rolled some Ouch."""
IN_MIDTOWN = {"monsters": [{"name": "Kong", "place": "midtown"}, "Mantis", "Rob", "Sheriff"]}


def pictures() -> dict[str, str]:
    """Return every picture as SVG, by file name; the same in every run."""
    return {**new_york_pictures(), **tokyo_pictures()}


def new_york_pictures() -> dict[str, str]:
    """Return the pictures of King of New York: a game of bots, its board in the middle, and its rules at a glance."""
    game, rng = Game.new(monsters=["Kong", "Mantis", "Rob", "Sheriff"], seed=SEED), random.Random(SEED)
    while not game.over:
        game.play(greedy(game.state, decider(game.state), rng))
    whole = game.line
    game.goto(next(n for n in range(MOMENT, len(whole)) if whole[n].state.phase == "resolve" and whole[n].chooses()))
    state, legal = game.state, game.legal_actions()
    seat = decider(state)
    return {
        "board.svg": board_svg(state, legal=legal, seat=seat),
        "board_phone.svg": board_svg(state, legal=legal, seat=seat, width=PHONE),
        "dice.svg": dice_svg("AAHEDSO", kept="AA"),
        "faces.svg": faces_svg("The faces of the dice", new_york.FACES),
        "odds.svg": odds_figure(4).svg,
        "ouch.svg": ouch_ladder_svg([shot_at(n) for n in (1, 2, 3)]),
        "tiles.svg": tile_anatomy_svg(state),
        "timeline.svg": timeline(whole, game.names).svg,
        "timeline_phone.svg": timeline(whole, game.names, width=PHONE).svg,
        "turn.svg": turn_flow_svg("A turn in New York", new_york.STAGES),
        "zones.svg": zones_svg(scenario(IN_MIDTOWN).state),
    }


def shot_at(n: int) -> tuple[State, list[Event]]:
    """Return the table at which ``n`` Ouch are resolved, and what that makes happen."""
    game = scenario({**SHOT_AT, "dice": "O" * n + "H" * (6 - n)})
    before = game.state
    return before, game.play("resolve O")


def tokyo_pictures() -> dict[str, str]:
    """Return the pictures of King of Tokyo: a table of five on which Tokyo is attacked, its dice and its turn."""
    game = scenario(ATTACKED)
    game.play("resolve A")
    state, legal = game.state, game.legal_actions()
    seat = decider(state)
    return {
        "tokyo_board.svg": board_svg(state, legal=legal, seat=seat),
        "tokyo_board_phone.svg": board_svg(state, legal=legal, seat=seat, width=PHONE),
        "tokyo_dice.svg": dice_svg("123AHE", kept="3"),
        "tokyo_faces.svg": faces_svg("The faces of the dice", tokyo.FACES),
        "tokyo_odds.svg": odds_figure(4, game="tokyo").svg,
        "tokyo_turn.svg": turn_flow_svg("A turn in Tokyo", tokyo.STAGES),
    }


def figures(folder: str) -> int:
    """Write the pictures into a folder that exists or can be made.

    Raises
    ------
    KonyError
        If the folder cannot be written.
    """
    where = Path(folder)
    try:
        where.mkdir(parents=True, exist_ok=True)
        for name, svg in pictures().items():
            (where / name).write_text(svg, encoding="utf-8", newline="\n")
            print(where / name)
    except OSError as error:
        raise KonyError(f"{folder}: cannot be written: {error.strerror or error}") from None
    return 0
