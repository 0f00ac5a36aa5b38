"""Where everything lies on the board of New York: one arrangement for wide screens, one for a phone."""

from dataclasses import dataclass

from kony_nb.views.board_layout import PHONE, PHONE_ROW, Box, Layout
from kony_nb.views.svg import Point

__all__ = ["NewYorkLayout", "Outer", "Strip", "layout_for"]


@dataclass(frozen=True)
class Outer:
    """An outer borough: the rectangle of its contents and the outline of its land."""

    box: Box
    outline: tuple[Point, ...]
    beside: bool
    """Whether monsters stand beside the stacks, else below them."""


@dataclass(frozen=True)
class Strip:
    """Manhattan: a strip that leans to the right, its zones above each other, its stacks at the foot."""

    top: float
    bottom: float
    left_at_top: float
    left_at_bottom: float
    width: float

    def left(self, y: float) -> float:
        """Return where the left edge is at a height."""
        share = (y - self.top) / (self.bottom - self.top)
        return self.left_at_top + share * (self.left_at_bottom - self.left_at_top)


@dataclass(frozen=True, kw_only=True)
class NewYorkLayout(Layout):
    """The arrangement with the boroughs in it."""

    outer: dict[str, Outer]
    strip: Strip
    zone_height: float


def _land(box: Box, *cut: Point) -> tuple[Point, ...]:
    """Return the outline of a box whose corners are moved: upper left, upper right, lower right, lower left."""
    corners = (
        (box.x, box.y),
        (box.x + box.w, box.y),
        (box.x + box.w, box.y + box.h),
        (box.x, box.y + box.h),
    )
    return tuple((x + dx, y + dy) for (x, y), (dx, dy) in zip(corners, cut, strict=True))


def _outer(x: float, y: float, w: float, h: float, *cut: Point, beside: bool) -> Outer:
    box = Box(x, y, w, h)
    return Outer(box, _land(box, *cut), beside)


_WIDE = NewYorkLayout(
    width=780,
    height=740,
    header=Box(14, 12, 752, 52),
    monsters=Box(12, 74, 250, 278),
    columns=1,
    outer={
        "bronx": _outer(504, 74, 264, 140, (0, 0), (-10, 0), (0, 0), (-6, 0), beside=True),
        "queens": _outer(504, 220, 264, 140, (-7, 0), (0, 0), (0, 0), (-12, 0), beside=True),
        "brooklyn": _outer(504, 366, 264, 140, (-14, 0), (0, 0), (-10, 0), (-20, 0), beside=True),
        "staten_island": _outer(12, 366, 258, 140, (6, 0), (0, 0), (-8, 0), (0, 0), beside=True),
    },
    strip=Strip(74, 506, 304, 278, 192),
    zone_height=88,
    market=Box(12, 516, 756, 216),
    cards_across=3,
)


def _narrow(rows: int) -> NewYorkLayout:
    roster = rows * (PHONE_ROW + 6) - 6
    top = 112 + roster + 10
    step = 194.0
    foot = top + 3 * step + 4
    return NewYorkLayout(
        width=400,
        height=foot + 374,
        header=Box(10, 10, 380, 98),
        monsters=Box(8, 112, 384, roster),
        columns=2,
        outer={
            "bronx": _outer(212, top, 180, 188, (0, 0), (-8, 0), (0, 0), (-4, 0), beside=False),
            "queens": _outer(212, top + step, 180, 188, (-4, 0), (0, 0), (0, 0), (-8, 0), beside=False),
            "brooklyn": _outer(212, top + 2 * step, 180, 188, (-8, 0), (0, 0), (-10, 0), (-8, 0), beside=False),
            "staten_island": _outer(8, top + 2 * step, 186, 188, (4, 0), (0, 0), (-4, 0), (0, 0), beside=False),
        },
        strip=Strip(top, top + 2 * step - 6, 17, 3, 190),
        zone_height=74,
        market=Box(8, foot, 384, 366),
        cards_across=1,
    )


def layout_for(width: float, monsters: int) -> NewYorkLayout:
    """Return the arrangement for a width in pixels and a number of monsters: below 520 pixels the one for a phone."""
    return _narrow(-(-monsters // 2)) if width < PHONE else _WIDE
