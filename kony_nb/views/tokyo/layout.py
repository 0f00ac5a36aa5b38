"""Where everything lies on the board of Tokyo: one arrangement for wide screens, one for a phone."""

from dataclasses import dataclass

from kony_nb.views.board_layout import PHONE, PHONE_ROW, Box, Layout

__all__ = ["PIECE_H", "TokyoLayout", "layout_for"]

PIECE_H = 38.0
"""The height of a row of monsters outside."""


@dataclass(frozen=True, kw_only=True)
class TokyoLayout(Layout):
    """The arrangement with the three places in it."""

    outside: Box
    pieces_across: int
    """Monsters in a row outside."""
    city: Box
    bay: Box


_WIDE = TokyoLayout(
    width=780,
    height=594,
    header=Box(14, 12, 752, 52),
    monsters=Box(12, 74, 250, 286),
    columns=1,
    outside=Box(274, 74, 190, 286),
    pieces_across=1,
    city=Box(488, 74, 280, 164),
    bay=Box(488, 258, 280, 102),
    market=Box(12, 370, 756, 216),
    cards_across=3,
)


def _narrow(monsters: int) -> TokyoLayout:
    roster = -(-monsters // 2) * (PHONE_ROW + 6) - 6
    top = 112 + roster + 10
    below = top + 118 + 6 + 102 + 6
    outside = 40 + -(-monsters // 3) * PIECE_H
    foot = below + outside + 10
    return TokyoLayout(
        width=400,
        height=foot + 374,
        header=Box(10, 10, 380, 98),
        monsters=Box(8, 112, 384, roster),
        columns=2,
        outside=Box(8, below, 384, outside),
        pieces_across=3,
        city=Box(8, top, 384, 118),
        bay=Box(8, top + 124, 384, 102),
        market=Box(8, foot, 384, 366),
        cards_across=1,
    )


def layout_for(width: float, monsters: int) -> TokyoLayout:
    """Return the arrangement for a width in pixels and a number of monsters: below 520 pixels the one for a phone."""
    return _narrow(monsters) if width < PHONE else _WIDE
