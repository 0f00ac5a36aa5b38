"""The ground of every figure: narrow, so that its words can be read on a phone, and shown larger on a wide page."""

from kony_nb.views.svg import el, root, text, wrap
from kony_nb.views.theme import style

__all__ = ["LEFT", "TOP", "WIDTH", "paragraph", "sheet"]

WIDTH = 400.0
"""Units of the drawing; nothing in a figure is written smaller than 12 of them."""
LEFT, TOP = 16.0, 44.0
"""Where the content begins, below the title."""
SHOWN = 560.0


def sheet(title: str, height: float, *parts: str, desc: str) -> str:
    """Return a figure: its title, and what it shows, in ``WIDTH`` by ``height`` units.

    Parameters
    ----------
    title : str
        Its name, which stands at the top.
    height : float
        In the units of the drawing, of which it is ``WIDTH`` wide.
    *parts : str
        What is drawn on it.
    desc : str
        What it shows, in words, for who cannot see it.
    """
    ground = el("rect", width=WIDTH, height=height, rx=12, class_="kn-land")
    head = text(LEFT, 28, title, size=18, font_weight="700")
    return root(WIDTH, height, ground, head, *parts, css=style(), title=title, desc=desc, shown=SHOWN)


def paragraph(
    x: float, y: float, words: str, width: float, *, size: float = 13, class_: str = "kn-ink"
) -> tuple[str, float]:
    """Return words in lines from the baseline y on, and the baseline of the line that would follow."""
    lines = wrap(words, width, size)
    step = size + 4
    drawn = "".join(text(x, y + step * at, line, size=size, class_=class_) for at, line in enumerate(lines))
    return drawn, y + step * len(lines)
