"""The drawn signs: what is gained, buildings, units, the faces of the dice, and the shapes of the monsters.

Every sign is a path in a box of 24 by 24; `glyph` puts it where it is wanted.
"""

from math import cos, pi, sin

from kony_nb.views.svg import Point, el, number, path, text
from kony_nb.views.theme import Mark

__all__ = ["GLYPHS", "glyph", "mark_svg"]


def _ring(n: int, radius: float, inner: float | None = None, turn: float = -pi / 2) -> list[Point]:
    """Return the corners of a regular polygon around (12, 12), or of a star if there is an inner radius."""
    count = n if inner is None else 2 * n
    radii = [radius if inner is None or i % 2 == 0 else inner for i in range(count)]
    angles = [turn + 2 * pi * i / count for i in range(count)]
    return [(12 + r * cos(a), 12 + r * sin(a)) for r, a in zip(radii, angles, strict=True)]


def _pips(*middles: Point) -> str:
    """Return round pips around these points."""
    return "".join(_PIP.format(number(x - 4), number(y)) for x, y in middles)


_HEART = "M12 21.5C5 16 1.5 12 1.5 7.9A5.4 5.4 0 0 1 12 5.6A5.4 5.4 0 0 1 22.5 7.9C22.5 12 19 16 12 21.5Z"
_BOLT = "M14 1L4 14H10.6L8.6 23L20 9.4H13Z"
_STAR = path(_ring(5, 11, 4.6))
_CLAW = "M{0} 1.5C{1} 7 {1} 15 {2} 22.5C{3} 15 {3} 9 {0} 1.5Z"
_CLAWS = "".join(_CLAW.format(x, x + 6, x - 2.5, x + 1.2) for x in (4, 11, 18))
_PIP = "M{0} {1}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0Z"
_WINDOWS = "".join(f"M{x} {y}h2v2.4h-2Z" for y in (8, 12, 16) for x in (9, 13))

GLYPHS: dict[str, str] = {
    "lp": _HEART,
    "vp": _STAR,
    "energy": _BOLT,
    "1": _pips((12, 12)),
    "2": _pips((6, 18), (18, 6)),
    "3": _pips((5, 19), (12, 12), (19, 5)),
    "A": _CLAWS,
    "H": _HEART,
    "E": _BOLT,
    "D": "M3.5 22V9L11 3.5L9 9L12.5 12L9.5 16.5L11.5 22ZM14 22L12 16.5L15 12L11.8 8.4L13.2 5L20.5 10V22Z",
    "S": _STAR,
    "O": path(_ring(9, 11.2, 6.2)),
    "high_rise": "M7 22V6L12 1.5L17 6V22Z" + _WINDOWS,
    "power_plant": "M2 22C5 16 5 11 4 7H12C11.2 11 11.2 16 14 22ZM15 22V4H19V22ZM20 22V9H22.5V22Z",
    "hospital": "M2.5 22V8H8V3H16V8H21.5V22ZM10.6 8.5V11.6H7.5V14.4H10.6V17.5H13.4V14.4H16.5V11.6H13.4V8.5Z",
    "infantry": "M4.5 9.5A7.5 7 0 0 1 19.5 9.5H21V11.5H3V9.5ZM7.5 12.5H16.5V14A4.5 4 0 0 1 7.5 14ZM4 23"
    "A8 5.5 0 0 1 20 23Z",
    "jet": "M12 1L14 8L22.5 15V17.5L14 14.8L13.5 19L16.5 21.3V23L12 21.8L7.5 23V21.3L10.5 19L10 14.8L1.5 17.5V15L10 8Z",
    "tank": "M4 15.5H20A3.3 3.3 0 0 1 20 22H4A3.3 3.3 0 0 1 4 15.5ZM5.5 14.5V11H8V7.5H15V8.6H23.5V10.4H15.5L17.5 14.5Z",
    "lock": "M5.5 11V8A6.5 6.5 0 0 1 18.5 8V11H20.5V22.5H3.5V11ZM8.7 11H15.3V8A3.3 3.3 0 0 0 8.7 8Z",
    "cards": "M3 6H14V23H3ZM5 8V21H12V8ZM8 2H20V18H15.5V16H18V4H10V5H8Z",
    "mask": "M12 1C17.5 1 21.5 4 21.5 9C21.5 15.5 17.5 23 12 23C6.5 23 2.5 15.5 2.5 9C2.5 4 6.5 1 12 1Z"
    "M5 8.5C7 7.5 10 9 11 12.5C8 13.2 5.5 12 5 8.5ZM19 8.5C17 7.5 14 9 13 12.5C16 13.2 18.5 12 19 8.5Z"
    "M8 17C10.5 16 13.5 16 16 17C14.5 20 9.5 20 8 17Z",
    "superstar": "M12 .8A11.2 11.2 0 1 1 11.99 .8ZM12 3A9 9 0 1 0 12.01 3Z" + path(_ring(5, 8, 3.4)),
    "statue_of_liberty": "M12 .5C16.5 5 16 8.5 12 9.5C8 8.5 7.5 5 12 .5ZM6.5 10.5H17.5L16 13.5H8ZM9 14.5H15"
    "L13.5 23.5H10.5Z",
}
"""Sign to path: ``lp vp energy``, face letters, kinds of building, units, ``lock``, ``cards``, ``mask``, the goal
cards."""


def glyph(name: str, x: float, y: float, size: float, *, class_: str = "kn-ink") -> str:
    """Return a sign whose box of ``size`` by ``size`` has its upper left corner at (x, y)."""
    scale = number(size / 24) if size % 24 == 0 else f"{size / 24:.3f}"
    return el(
        "path",
        d=GLYPHS[name],
        transform=f"translate({number(x)} {number(y)}) scale({scale})",
        fill_rule="evenodd",
        class_=class_,
    )


_OUTLINES: dict[str, list[Point]] = {
    "square": [(2, 2), (22, 2), (22, 22), (2, 22)],
    "triangle": [(12, 0), (24.4, 22.4), (-0.4, 22.4)],
    "diamond": [(12, -1.2), (25.2, 12), (12, 25.2), (-1.2, 12)],
    "hexagon": _ring(6, 12.6, turn=0),
    "shield": [(1.6, 1), (22.4, 1), (22.4, 13), (12, 25), (1.6, 13)],
}
_LETTER_DROP = {"triangle": 3.2, "shield": -1.2}
PALE = 0.35
"""How much is seen of what lies under the letter of a monster that is out of the game, so that it can be read."""
CROSS, ENDS = "M0 0L24 24M24 0L0 24", "M0 0L5.5 5.5M24 0L18.5 5.5M24 24L18.5 18.5M0 24L5.5 18.5"
"""The cross through it, and the parts of it where no letter lies."""


def mark_svg(mark: Mark, x: float, y: float, radius: float, *, alive: bool = True) -> str:
    """Return a monster's mark around (x, y): its shape, colour and letter.

    Out of the game its shape is pale and crossed out, and its letter thin, which can still be read.
    """
    scale = radius / 12
    dress: dict[str, str | float | None] = {
        "fill": mark.colour,
        "stroke_width": 1.6 / scale,
        "class_": "kn-edge-ink" if alive else "kn-edge-line",
        "stroke_linejoin": "round",
    }
    if mark.shape == "circle":
        shape = el("circle", cx=12, cy=12, r=12, **dress)
    else:
        shape = el("path", d=path(_OUTLINES[mark.shape], radius=2), **dress)
    drop = _LETTER_DROP.get(mark.shape, 0)
    size = 13.5 if mark.shape == "triangle" else 15
    letter = text(
        12,
        12 + drop + size * 0.36,
        mark.letter,
        size=size,
        class_=None if alive else "kn-ink",
        fill=mark.ink if alive else None,
        text_anchor="middle",
        font_weight="700" if alive else "400",
    )
    if alive:
        parts = [shape, letter]
    else:
        faint, clear = (
            el("path", d=drawn, stroke_width=3, class_="kn-edge-line", opacity=opacity)
            for drawn, opacity in ((CROSS, PALE), (ENDS, None))
        )
        parts = [el("g", shape, opacity=PALE), faint, clear, letter]
    return el("g", *parts, transform=f"translate({number(x - radius)} {number(y - radius)}) scale({scale:.3f})")
