"""The tiles on the board of New York: stacks of buildings, and units."""

from kony_nb.rules.new_york.tiles import BUILDINGS, UNITS, reward
from kony_nb.rules.state import UNKNOWN, State
from kony_nb.views.board_signs import button, chip, rim, rounded_box
from kony_nb.views.glyphs import glyph
from kony_nb.views.new_york.tile_words import pay_words, tile_words
from kony_nb.views.offer import Offer
from kony_nb.views.svg import el, text, tip
from kony_nb.views.words import capital

__all__ = ["TILE_H", "TILE_W", "stack_svg", "unit_svg", "unit_width"]

TILE_W, TILE_H = 48.0, 52.0
UNIT_H = 22.0
_GLYPH_COLOURS = {"vp": "kn-star", "energy": "kn-bolt", "lp": "kn-heart"}


def stack_svg(stack: tuple[str, ...], x: float, y: float, state: State, offer: Offer | None, *, still: bool) -> str:
    """Return a stack of buildings: its top tile, and how many lie below.

    A still one lets clicks through to the borough under it, and gives up its tip for that.
    """
    if not stack:
        return el(
            "g",
            _frame(x, y, TILE_W, TILE_H, dash=True),
            text(x + TILE_W / 2, y + 30, "empty", size=11, class_="kn-muted", text_anchor="middle"),
            class_="kn-still",
        )
    *below, top = stack
    layers = "".join(_frame(x + 2.5 * i, y + 2.5 * i, TILE_W, TILE_H) for i in range(min(2, len(below)), 0, -1))
    face = _tile_face(top, x, y, state)
    if offer is not None:
        low = el("rect", x=x - 3, y=y + TILE_H + 3, width=TILE_W + 6, height=15, rx=7.5, class_="kn-accent")
        low += text(
            x + TILE_W / 2,
            y + TILE_H + 14,
            offer.word,
            size=10.5,
            class_="kn-on-accent",
            text_anchor="middle",
            font_weight="600",
        )
        label = f"{offer.action.label}: {tile_words(top, state)}, {len(below)} below"
        edge = rim(rounded_box(x, y, TILE_W, TILE_H, 6))
        return button(offer, layers, face, edge, low, label=label)
    note = ""
    if below:
        note = text(
            x + TILE_W / 2, y + TILE_H + 17, f"{len(below)} below", size=11, class_="kn-muted", text_anchor="middle"
        )
    words = f"{capital(tile_words(top, state))}, {len(below)} below"
    return el("g", tip(words), layers, face, note, class_=_still(still))


def _still(still: bool) -> str | None:
    return "kn-still" if still else None


def _frame(x: float, y: float, w: float, h: float, *, dash: bool = False) -> str:
    return el(
        "rect",
        x=x,
        y=y,
        width=w,
        height=h,
        rx=6,
        class_="kn-edge-line" if dash else "kn-card kn-edge-line",
        fill="none" if dash else None,
        stroke_width=1.2,
        stroke_dasharray="4 3" if dash else None,
    )


def _tile_face(tile: str, x: float, y: float, state: State) -> str:
    if tile == UNKNOWN:
        return _frame(x, y, TILE_W, TILE_H) + text(x + TILE_W / 2, y + 34, "?", size=22, text_anchor="middle")
    pays, _ = reward(tile, state.options)
    return (
        _frame(x, y, TILE_W, TILE_H)
        + _cost(BUILDINGS[tile].durability, x + 4, y + 4)
        + glyph(tile.rpartition("_")[0], x + 20, y + 6, 23)
        + text(
            x + TILE_W / 2,
            y + 46,
            _short_pay(tile, state),
            size=11.5,
            class_=_GLYPH_COLOURS[pays],
            text_anchor="middle",
            font_weight="700",
        )
    )


def _short_pay(tile: str, state: State) -> str:
    """Return the reward, short enough for a tile."""
    return pay_words(tile, state).replace("energy", "En")


def _cost(durability: int, x: float, y: float) -> str:
    return el("rect", x=x, y=y, width=15, height=16, rx=3, class_="kn-ink") + text(
        x + 7.5, y + 12.5, str(durability), size=12, class_="kn-card", text_anchor="middle", font_weight="700"
    )


def unit_width(n: int, *, fresh: bool, offer: bool) -> float:
    """Return how wide the sign of some units of one kind is."""
    return (38 if fresh else 44) + (20 if n > 1 else 0) + (24 if fresh else 0) + (58 if offer else 0)


def unit_svg(
    unit: str, n: int, x: float, y: float, state: State, offer: Offer | None, *, fresh: bool, still: bool
) -> str:
    """Return the units of one kind in a borough; the fresh ones have a broken edge and the word."""
    w = unit_width(n, fresh=fresh, offer=offer is not None)
    parts = [_frame(x, y, w, UNIT_H, dash=fresh)]
    at = x + 3
    if not fresh:
        parts.append(_cost(UNITS[unit].durability, at, y + 3))
        at += 18
    parts.append(glyph(unit, at, y + 2.5, 17))
    at += 20
    if n > 1:
        parts.append(text(at, y + 15.5, f"×{n}", size=12, font_weight="600"))
        at += 21
    words = f"{n} {unit}" + (", new this turn" if fresh else f", each {tile_words(unit, state)}")
    if fresh:
        parts.append(text(at, y + 15, "new", size=11, class_="kn-muted"))
    if offer is None:
        return el("g", tip(words), *parts, class_=_still(still))
    parts.append(rim(rounded_box(x, y, w, UNIT_H, 6)))
    parts.append(chip(x + w - 3, y + 2.5, offer.word, size=10))
    return button(offer, *parts, label=f"{offer.action.label}: {words}")
