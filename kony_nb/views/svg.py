"""A small writer of SVG: elements as strings, numbers without noise, the same input always the same text."""

from collections.abc import Iterable
from html import escape

__all__ = ["el", "fit", "number", "path", "polygon", "root", "text", "text_width", "tip", "wrap"]

NAMESPACE = "http://www.w3.org/2000/svg"
WIDE_GLYPHS, NARROW_GLYPHS = "mwMWGOQ@%", "iljtfrI.,:;'!|()[] "
Point = tuple[float, float]


def number(value: float) -> str:
    """Return a number with at most two decimals.

    Examples
    --------
    >>> number(2.0), number(0.125)
    ('2', '0.12')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def el(tag: str, *children: str, **attributes: str | float | None) -> str:
    """Return an element.

    Parameters
    ----------
    tag : str
        Its name.
    *children : str
        SVG that is written already; text goes through `text` or `html.escape`.
    **attributes : str, float or None
        ``class_`` is written ``class``, every other ``_`` becomes ``-``; None leaves the attribute out.

    Examples
    --------
    >>> el("circle", r=3.0, stroke_width=1, class_="kn-ink")
    '<circle r="3" stroke-width="1" class="kn-ink"/>'
    """
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    inside = "".join(children)
    return f"<{tag}{written}>{inside}</{tag}>" if inside else f"<{tag}{written}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)


def text(x: float, y: float, words: str, *, size: float = 13, **attributes: str | float | None) -> str:
    """Return words whose baseline starts at (x, y); plain ink unless ``class_`` says otherwise."""
    attributes.setdefault("class_", "kn-ink")
    return el("text", escape(words, quote=False), x=x, y=y, font_size=size, **attributes)


def tip(words: str) -> str:
    """Return the words that appear while the pointer rests on the element around them."""
    return el("title", escape(words, quote=False))


def path(points: Iterable[Point], *, radius: float = 0) -> str:
    """Return the ``d`` of a closed polygon, its corners rounded by ``radius``."""
    corners = list(points)
    if not radius:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
    parts: list[str] = []
    for i, corner in enumerate(corners):
        before = _towards(corner, corners[i - 1], radius)
        after = _towards(corner, corners[(i + 1) % len(corners)], radius)
        start = "L" if parts else "M"
        parts.append(
            f"{start}{number(before[0])} {number(before[1])}"
            f"Q{number(corner[0])} {number(corner[1])} {number(after[0])} {number(after[1])}"
        )
    return "".join(parts) + "Z"


def _towards(start: Point, end: Point, distance: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = min(0.5, distance / ((dx * dx + dy * dy) ** 0.5 or 1))
    return start[0] + dx * share, start[1] + dy * share


def polygon(points: Iterable[Point], *, radius: float = 0, **attributes: str | float | None) -> str:
    """Return a closed polygon with rounded corners."""
    return el("path", d=path(points, radius=radius), **attributes)


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide a line is in a broad sans-serif, so that it fits in narrower ones too."""
    ems = sum(0.86 if c in WIDE_GLYPHS else 0.36 if c in NARROW_GLYPHS else 0.63 for c in words)
    return ems * size * (1.1 if bold else 1.0)


def wrap(words: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Return the words in lines that are not wider than ``width``, broken at spaces only."""
    lines: list[str] = []
    for word in words.split():
        if lines and text_width(f"{lines[-1]} {word}", size, bold=bold) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(words: str, width: float, size: float, *, bold: bool = False) -> str:
    """Return the words, cut short with an ellipsis if they are wider than ``width``."""
    if text_width(words, size, bold=bold) <= width:
        return words
    while words and text_width(words + "…", size, bold=bold) > width:
        words = words[:-1].rstrip()
    return words + "…"


def root(
    width: float,
    height: float,
    *children: str,
    css: str,
    title: str,
    desc: str,
    shown: float | None = None,
    interactive: bool = False,
) -> str:
    """Return a whole drawing with its style, its name and its description.

    Parameters
    ----------
    width, height : float
        The size of the drawing in its own units.
    *children : str
        What is drawn, from below to above.
    css : str
        The style; every selector in it stays inside ``.kn``.
    title, desc : str
        The name, and the whole content in words, for who cannot see it.
    shown : float, optional
        The width in pixels; the drawing shrinks where there is less room. ``width`` if not given.
    interactive : bool
        Whether parts of it can be focused: then it is a group, else one image.
    """
    shown = width if shown is None else shown
    return el(
        "svg",
        el("title", escape(title, quote=False)),
        el("desc", escape(desc, quote=False)),
        el("style", css),
        *children,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=shown,
        height=shown * height / width,
        style="max-width:100%;height:auto",
        class_="kn",
        role="group" if interactive else "img",
        aria_label=title if interactive else f"{title}. {desc}",
    )
