"""The part of the app that the browser draws."""

from pathlib import Path

import anywidget
import traitlets

__all__ = ["Front"]

HERE = Path(__file__).parent


class Front(anywidget.AnyWidget):
    """The part of the app that the browser draws: pieces of HTML, each sent when it has changed."""

    _esm = HERE / "front.js"
    _css = HERE / "front.css"

    head = traitlets.Unicode().tag(sync=True)
    banner = traitlets.Unicode().tag(sync=True)
    task = traitlets.Unicode().tag(sync=True)
    ask = traitlets.Unicode().tag(sync=True)
    dice = traitlets.Unicode().tag(sync=True)
    choices = traitlets.Unicode().tag(sync=True)
    hand = traitlets.Unicode().tag(sync=True)
    over = traitlets.Unicode().tag(sync=True)
    board = traitlets.Unicode().tag(sync=True)
    monsters = traitlets.Unicode().tag(sync=True)
    controls = traitlets.Unicode().tag(sync=True)
    log = traitlets.Unicode().tag(sync=True)
    review = traitlets.Unicode().tag(sync=True)
    timeline = traitlets.Unicode().tag(sync=True)
    tree = traitlets.Unicode().tag(sync=True)
    sides = traitlets.Unicode().tag(sync=True)
    coach = traitlets.Unicode().tag(sync=True)
    trial = traitlets.Unicode().tag(sync=True)
    dialog = traitlets.Unicode().tag(sync=True)
    rule = traitlets.Unicode().tag(sync=True)
    status = traitlets.Unicode().tag(sync=True)
    news = traitlets.Unicode().tag(sync=True)
    now = traitlets.Dict().tag(sync=True)
