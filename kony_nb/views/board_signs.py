"""The small things on the board of either game: monsters, and the words that offer an action."""

from collections.abc import Sequence

from kony_nb.views.glyphs import glyph, mark_svg
from kony_nb.views.offer import Offer, Offers
from kony_nb.views.svg import Point, el, fit, path, text, text_width, tip, wrap
from kony_nb.views.theme import Mark

__all__ = [
    "CHIP_H",
    "button",
    "chip",
    "chip_row",
    "chip_width",
    "mask_sign",
    "piece",
    "rim",
    "rounded_box",
    "short_lines",
]

CHIP_H = 17.0


def button(offer: Offer, *children: str, label: str = "", place: str = "") -> str:
    """Return a part of the board that does the offered action; programs find it by ``data-action``."""
    return el(
        "g",
        *children,
        data_action=offer.action.text,
        data_place=place or None,
        role="button",
        tabindex=0,
        aria_label=label or offer.action.label,
    )


def rounded_box(x: float, y: float, w: float, h: float, radius: float) -> str:
    """Return the ``d`` of a rectangle with rounded corners."""
    return path([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], radius=radius)


def rim(shape: str) -> str:
    """Return the thick edge of what may be chosen, along the ``d`` of a path."""
    return el("path", d=shape, class_="kn-rim kn-edge-accent", fill="none", stroke_width=3, stroke_linejoin="round")


def chip_width(word: str, size: float = 11) -> float:
    """Return how wide the chip of a word is."""
    return text_width(word, size, bold=True) + 12


def chip(right: float, y: float, word: str, *, size: float = 11) -> str:
    """Return a word on the ground of what may be done, its right edge at ``right``."""
    w = chip_width(word, size)
    return el("rect", x=right - w, y=y, width=w, height=CHIP_H, rx=CHIP_H / 2, class_="kn-accent") + text(
        right - w / 2, y + CHIP_H - 5, word, size=size, class_="kn-on-accent", text_anchor="middle", font_weight="700"
    )


def chip_row(place: str, spots: Sequence[Point], offered: Offers) -> str:
    """Return the words of what is offered at a place.

    Parameters
    ----------
    place : str
        The id of the place.
    spots : sequence of (right, y)
        Where the first word ends, and where the row of the others ends: those are buttons of their own.
    offered : Offers
        What is offered, by place.
    """
    first, *others = offered.get(place, ()) or (None,)
    if first is None:
        return ""
    parts = [el("g", chip(*spots[0], first.word), class_="kn-still")]
    right, y = spots[-1]
    for offer in others:
        w = chip_width(offer.word)
        edge = rim(rounded_box(right - w, y, w, CHIP_H, 8))
        parts.append(button(offer, chip(right, y, offer.word), edge, place=place))
        right -= w + 6
    return "".join(parts)


def mask_sign(x: float, y: float) -> str:
    """Return the small mask at the foot of a figure, around (x, y)."""
    ground = el("circle", cx=x, cy=y, r=8, class_="kn-card kn-edge-ink", stroke_width=1)
    return el("g", tip("A mask is attached"), ground, glyph("mask", x - 6, y - 6, 12))


def piece(
    mark: Mark,
    name: str,
    x: float,
    y: float,
    width: float,
    *,
    height: float = 34,
    active: bool = False,
    mask: bool = False,
) -> str:
    """Return a monster on the map: its mark, a mask attached to it, and its name beside it.

    The one whose turn it is is underlined.
    """
    words = width - 31
    size = 11.5
    lines = [fit(line, words, size) for line in wrap(name, words, size)[:2]]
    top = y + height / 2 + 4 - 6.5 * (len(lines) - 1)
    labels = "".join(text(x + 31, top + 13 * i, line, size=size) for i, line in enumerate(lines))
    under = ""
    if active:
        low = top + 13 * (len(lines) - 1) + 4
        wide = max(text_width(line, size) for line in lines)
        under = el("rect", x=x + 31, y=low, width=wide, height=2, class_="kn-ink")
    worn = mask_sign(x + 23, y + height / 2 + 10) if mask else ""
    return mark_svg(mark, x + 15, y + height / 2, 13) + labels + under + worn


def short_lines(words: str, width: float, size: float, room: int) -> list[str]:
    """Return at most ``room`` lines, with an ellipsis where the words go on."""
    lines = wrap(words, width, size)
    if len(lines) <= room or room < 1:
        return lines[: max(0, room)]
    return [*lines[: room - 1], fit(" ".join(lines[room - 1 :]), width, size)]
