"""One HTML file that steps through a game: board, dice, log and timeline, without a kernel and without a network."""

import json
import re
from collections.abc import Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from kony_nb import __version__
from kony_nb.game.game import Game
from kony_nb.game.hidden import NOBODY
from kony_nb.rules.state import State
from kony_nb.views.board import board_svg
from kony_nb.views.dice import dice_svg
from kony_nb.views.export.differences import Lines
from kony_nb.views.export.frames import Frame, frames, readers, standing
from kony_nb.views.log import LogLine, log_lines
from kony_nb.views.resolved import resolved
from kony_nb.views.theme import style
from kony_nb.views.timeline import timeline
from kony_nb.views.words import outcome

__all__ = ["page"]

HERE = Path(__file__).parent
WIDE, PHONE = 780, 400
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
BUTTONS = (
    ("first", "First", "To the first step"),
    ("turn-back", "‹‹ Turn", "To the turn before"),
    ("back", "‹ Step", "One step back"),
    ("on", "Step ›", "One step on"),
    ("turn-on", "Turn ››", "To the next turn"),
    ("last", "Last", "To the last step"),
)


def page(game: Game, knows: int | None) -> str:
    """Return the page.

    It opens where the game stands. Without JavaScript it is the picture of that moment with the whole log.

    Parameters
    ----------
    game : Game
        The game, whose line is told.
    knows : int or None
        The seat that reads, `NOBODY` for what everybody knows, None for everything.
    """
    shown, seats = frames(game, knows), readers(game, knows)
    here = standing(game, shown)
    layers = {
        "dice": [_bare(_dice(frame.state)) for frame in shown],
        "board": [_bare(board_svg(frame.state, seats=seats, dice=False, width=WIDE)) for frame in shown],
        "phone": [_bare(board_svg(frame.state, seats=seats, dice=False, width=PHONE)) for frame in shown],
    }
    lines = Lines()
    data: dict[str, Any] = {
        "at": here,
        "layers": {name: lines.differences(texts) for name, texts in layers.items()},
        "said": [f"{frame.by or 'Chance'}: {frame.action}" if frame.action else "The start" for frame in shown],
        "turns": [frame.id for frame in shown if any(event.kind == "turn" for event in frame.events)],
        "lines": list(lines.numbers),
    }
    told = log_lines(shown, game.names, seats=seats)
    course = timeline(shown, game.names, at=here).svg
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f"<title>{escape(game.title)}</title>",
            f"<style>{style()}{_file('page.css')}</style>",
            '</head>\n<body class="kn">',
            f"<header><h1>{escape(game.title)}</h1><p>{escape(_about(game, shown, knows))}</p></header>",
            "<main>",
            _controls(here, len(shown)),
            f'<p id="now" role="status">{escape(data["said"][here])}</p>',
            '<div class="table">',
            '<section class="picture" aria-label="Board and dice">',
            *(f'<div id="{name}">{texts[here]}</div>' for name, texts in layers.items()),
            "</section>",
            f'<section class="told"><h2 id="log-title">Log</h2>{_log(told)}</section>',
            "</div>",
            '<section><h2 id="course-title">Timeline</h2>',
            f'<div id="course" tabindex="0" role="region" aria-labelledby="course-title">{_still(course)}</div>',
            "</section>\n</main>",
            f"<footer>Made with kony_nb {__version__}, an unofficial teaching aid; not affiliated with IELLO.</footer>",
            f'<script type="application/json" id="steps">{_json(data)}</script>',
            f"<script>{_file('page.js')}</script>",
            "</body>\n</html>\n",
        ]
    )


def _file(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8").strip()


def _json(data: object) -> str:
    """Return JSON in which nothing can end the script that holds it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")


def _bare(svg: str) -> str:
    """Return a drawing without the style, which the page has once, and without the words that it says twice."""
    svg = re.sub("<style>.*?</style>", "", svg, count=1, flags=re.DOTALL)
    return re.sub(' aria-label="[^"]*"', "", svg, count=1)


def _still(svg: str) -> str:
    """Return the timeline without its buttons: the script of the page makes them buttons again."""
    svg = _bare(svg).replace(' role="button" tabindex="0"', "")
    return svg.replace(' role="group"', ' role="img"', 1)


def _dice(state: State) -> str:
    done = resolved(state)
    return dice_svg(
        state.dice,
        state.kept if state.phase == "roll" else "",
        results="".join(face for face in state.dice if face not in done),
    )


def _about(game: Game, shown: Sequence[Frame], knows: int | None) -> str:
    """Return how the game ended, and who may know what is shown here."""
    ended = outcome(shown[-1].state) or "The game goes on."
    steps = f"{len(shown) - 1} steps. {ended}"
    if not (game.options.power_up or game.options.luchador):
        return steps
    if knows is None:
        return f"{steps} Shown is everything, hidden cards too."
    return f"{steps} Shown is what {'everybody' if knows == NOBODY else game.names[knows]} knows."


def _controls(here: int, n: int) -> str:
    """Return the buttons and the slider, which the script shows."""
    buttons = "".join(
        f'<button type="button" data-go="{go}" aria-label="{label}" title="{label}">{word}</button>'
        for go, word, label in BUTTONS
    )
    slider = f'<input type="range" id="step" min="0" max="{n - 1}" value="{here}" aria-label="Step">'
    theme = '<button type="button" id="dark" aria-pressed="false">Dark</button>'
    return f'<nav aria-label="Steps of the game" hidden>{buttons}{slider}<output id="count"></output>{theme}</nav>'


def _log(told: Sequence[LogLine]) -> str:
    parts = []
    for turn, group in groupby(told, key=lambda line: line.turn):
        items = "".join(
            f'<li data-step="{line.step}">{escape(line.text, quote=False)} <cite>{escape(line.rule)}</cite></li>'
            for line in group
        )
        parts.append(f"<h3>{f'Turn {turn}' if turn else 'Set-up'}</h3><ul>{items}</ul>")
    return f'<div id="log" tabindex="0" role="region" aria-labelledby="log-title">{"".join(parts)}</div>'
