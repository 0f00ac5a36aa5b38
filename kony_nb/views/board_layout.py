"""How the board of either game is arranged around its places: the header, the monsters, the market.

Lengths are in units of the drawing, about a pixel each when it is shown in full size.
"""

from dataclasses import dataclass

__all__ = ["PHONE", "PHONE_ROW", "Box", "Layout"]

PHONE = 520
"""Pixels below which a board is arranged for a phone."""
PHONE_ROW = 66.0
"""The height of a row of monsters on a phone."""


@dataclass(frozen=True)
class Box:
    """A rectangle: its upper left corner, its width and height."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, kw_only=True)
class Layout:
    """One arrangement of the whole board; each game adds its places."""

    width: float
    height: float
    header: Box
    monsters: Box
    columns: int
    """Columns of monsters."""
    market: Box
    cards_across: int
